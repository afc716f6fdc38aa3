import { sql } from 'kysely'
import type { Handler } from '../../handler.ts'

export const SesionOperador: Handler<'SesionOperador'> = async (_input, { db, services }) => {
  const login = await db
    .selectFrom('operador')
    .select([
      'operadorid',
      'nombre',
      'rol',
      sql<number>`minutos_de_sesion(${services.settings.sessionMinutes})`.as('duration'),
    ])
    .where('operadorid', '=', sql<string>`yo()`)
    .executeTakeFirstOrThrow()
  return { login }
}
