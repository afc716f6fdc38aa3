import { sql } from 'kysely'
import type { Handler } from '../../handler.ts'

export const SesionOperador: Handler<'SesionOperador'> = async (_input, { db, services }) => {
  const operador = await db
    .selectFrom('operador')
    .select(['operadorid', 'nombre', 'rol'])
    .where('operadorid', '=', sql<string>`yo()`)
    .executeTakeFirstOrThrow()
  return { login: { ...operador, duration: services.settings.sessionMinutes } }
}
