import { refuseField, type FieldOf } from '@portal/contract'
import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { readLogin } from '../../shared/operadorLogin.ts'
import { requireTotp } from '../../shared/requireTotp.ts'
import { tellTotpChanged } from '../../shared/tellTotpChanged.ts'
import { asMyself, requirePassword } from './asMyself.ts'

type Field = FieldOf<'QuitarTotpOperador'>

export const QuitarTotpOperador: Handler<'QuitarTotpOperador'> = async ({ password, totp }, context) => {
  const { db, alone, caller, services } = context
  const { totp_obligatorio } = await readLogin({ db: alone, services })
  if (totp_obligatorio) throw refuseField<Field>('totp', 'El proveedor pide la verificación en dos pasos')
  const me = await asMyself(context, async (me) => {
    const { sujeto, secreto } = me
    if (secreto === null) throw refuseField<Field>('totp', 'No tenés la verificación en dos pasos activada')
    await requirePassword(context, me, password)
    await requireTotp(context, { sujeto, secreto }, totp)
    return me
  })
  await sql`select quitar_totp(${me.sujeto}, ${caller.tokenHash ?? null})`.execute(db)
  await tellTotpChanged(context, me, 'quitada')
  return { login: await readLogin(context) }
}
