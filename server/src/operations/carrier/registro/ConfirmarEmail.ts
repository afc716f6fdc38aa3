import { refuse } from '@portal/contract'
import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { networkOf } from '../../../sessions/networkOf.ts'
import { hashToken } from '../../../sessions/token.ts'

export const ConfirmarEmail: Handler<'ConfirmarEmail'> = async ({ token }, { db, caller, services }) => {
  await services.limits.consume({ limit: 'passwordCodeFrom', key: networkOf(caller.ip) })
  const { rows } = await sql<{ done: boolean }>`select confirmar_email(${hashToken(token)}) as done`.execute(
    db,
  )
  if (rows[0]?.done !== true) throw refuse('INVALID_CODE')
  return { confirmado: true }
}
