import { refuse } from '@portal/contract'
import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { findOperador, tellPasswordChanged } from '../../shared/password.ts'
import { networkOf } from '../../../sessions/networkOf.ts'
import { hashToken } from '../../../sessions/token.ts'
import { refuseWeak } from '../../../sessions/weakPassword.ts'

export const ClaveOperador: Handler<'ClaveOperador'> = async (
  { token, password },
  { db, caller, services },
) => {
  await services.limits.consume({ limit: 'passwordCodeFrom', key: networkOf(caller.ip) })
  await refuseWeak(password, [])
  const hash = await services.passwords.hash(password)
  const { rows } = await sql<{ operadorid: string; email: string }>`
    select operadorid, email from usar_enlace_operador(${hashToken(token)})`.execute(db)
  const [owner] = rows
  if (!owner) throw refuse('INVALID_CODE')
  // What is refused here is undone: the link can be used again.
  const person = await findOperador(db, owner.email)
  if (!person) throw new Error('a link of nobody')
  await refuseWeak(password, person.known)
  await sql`select guardar_clave(${owner.operadorid}, ${hash})`.execute(db)
  await tellPasswordChanged(db, person)
  return { changed: true }
}
