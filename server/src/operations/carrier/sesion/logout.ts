import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'

export const logout: Handler<'logout'> = async (_input, { db, caller, session }) => {
  if (caller.tokenHash) await sql`select cerrar_sesion(${caller.tokenHash})`.execute(db)
  session.end()
  return { logout: true }
}
