import { sentence } from '@portal/contract/wording.ts'
import { refuseField, type FieldOf } from '@portal/contract'
import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { asMyself, requirePassword } from '../../shared/asMyself.ts'
import { readLogin } from '../../shared/operadorLogin.ts'
import { requireSecondStep } from '../../shared/requireSecondStep.ts'
import { requireActive, takeOwnSecondStep } from '../../shared/secondStep.ts'
import { tellOperador } from '../../shared/tellTotpChanged.ts'
import { findCallingOperador } from '../../shared/whoCalls.ts'

type Field = FieldOf<'QuitarTotpOperador'>

export const QuitarTotpOperador: Handler<'QuitarTotpOperador'> = async ({ password, totp }, context) => {
  // Asked of a session that began by the company too: with the password one enters another time.
  const { rows } = await sql<{ exige: boolean }>`select exige_totp() as exige`.execute(context.alone)
  if (rows[0]?.exige === true) throw refuseField<Field>('totp', sentence('elProveedorPideElSegundoPaso'))
  const { me, secreto } = await asMyself(context, findCallingOperador, async (me) => {
    const secreto = requireActive(me)
    await requirePassword(context, me, password)
    await requireSecondStep(context, { sujeto: me.sujeto, secreto }, { totp })
    return { me, secreto }
  })
  await takeOwnSecondStep(context, secreto)
  await tellOperador(context.db, me, 'quitada')
  return { login: await readLogin(context) }
}
