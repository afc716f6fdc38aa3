import { sql, type Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { Passwords } from './passwords.ts'

/** Makes the provider's first administrador from the settings, when there is none that can sign in. */
export async function ensureAdministrador(
  db: Kysely<Database>,
  passwords: Passwords,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const found = await db
    .selectFrom('operador')
    .select('operadorid')
    .where('rol', '=', 'administrador')
    .where('activo', '=', true)
    .executeTakeFirst()
  if (found) return
  const hash = await passwords.hash(password)
  await db.transaction().execute(async (trx) => {
    const { operadorid } = await trx
      .insertInto('operador')
      .values({ nombre: 'Administrador', email, rol: 'administrador' })
      .returning('operadorid')
      .executeTakeFirstOrThrow()
    await sql`select guardar_clave(${operadorid}, ${hash})`.execute(trx)
  })
}
