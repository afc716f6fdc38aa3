import { sentence, type Sentence } from '@portal/contract/wording.ts'
import { refuseField, type FieldOf } from '@portal/contract'
import type { Handler } from '../../../handler.ts'
import { lockInvitaciones, sendInvitacion } from './sendInvitacion.ts'
import { readInvitacion } from './queries.ts'
import { reviseLineas, type Linea } from './reviseLineas.ts'

type Field = FieldOf<'ReinvitarTransporte'>

export const ReinvitarTransporte: Handler<'ReinvitarTransporte'> = async (
  { invitacionid, values },
  context,
) => {
  const { db, services } = context
  await lockInvitaciones(context)
  const { cuit, nombre, ...before } = await readInvitacion(db, invitacionid)
  const email = values.email ?? before.email
  const [linea] = await reviseLineas(db, ['', `${cuit} ${email}`])
  const why = linea?.problema ?? null
  if (why !== null)
    throw refuseField<Field>(values.email === undefined ? 'invitacionid' : 'email', porQueNo(why))
  await services.limits.consume({ limit: 'invitedCarriers', key: 'todos' })
  await sendInvitacion({ cuit, email, nombre }, context)
  return { records: [await readInvitacion(db, invitacionid)] }
}

function porQueNo(problema: NonNullable<Linea['problema']>): Sentence {
  if (problema === 'invitada') return sentence('yaSeLeEscribioHaceMenos')
  if (problema === 'email_en_uso') return sentence('esteEmailYaIngresa')
  return sentence('yaSeRegistroNoHaceFalta')
}
