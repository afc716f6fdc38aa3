import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { demoCuentas } from './accounts.ts'

/** Whether there are demo accounts, whose password everybody knows. */
export async function hasDemo(db: Kysely<Database>): Promise<boolean> {
  const emails = demoCuentas.flatMap((cuenta) => cuenta.contactos.map((contacto) => contacto.email))
  const found = await db
    .selectFrom('contacto')
    .select('contactid')
    .where('email', 'in', emails)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
