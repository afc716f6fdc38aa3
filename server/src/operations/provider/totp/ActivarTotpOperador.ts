import { refuseField, type FieldOf } from '@portal/contract'
import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { findPeriod } from '../../../sessions/totp.ts'
import { readLogin } from '../../shared/operadorLogin.ts'
import { wrongCode } from '../../shared/requireTotp.ts'
import { tellTotpChanged } from '../../shared/tellTotpChanged.ts'
import { asMyself } from './asMyself.ts'

export const ActivarTotpOperador: Handler<'ActivarTotpOperador'> = async ({ totp }, context) => {
  const { me, nuevo, period } = await asMyself(context, ({ nuevo, ...me }) => {
    if (nuevo === null)
      throw refuseField<FieldOf<'ActivarTotpOperador'>>('totp', 'Primero agregá la cuenta a tu aplicación')
    const period = findPeriod(nuevo, totp)
    if (period === undefined) throw wrongCode()
    return { me, nuevo, period }
  })
  const { db, caller } = context
  const { rows } = await sql<{ done: boolean }>`
    select activar_totp(${nuevo}, ${period}, ${caller.tokenHash ?? null}) as done`.execute(db)
  // Another secret was asked for meanwhile, in another tab: the code is of one that is no more.
  if (rows[0]?.done !== true) throw wrongCode()
  await tellTotpChanged(context, me, 'activada')
  return { login: await readLogin(context) }
}
