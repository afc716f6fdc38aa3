import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'

/** Where the provider takes questions, as it set it; null while it takes none. */
export async function supportEmail(db: Kysely<Database>): Promise<string | null> {
  const ajuste = await db
    .selectFrom('ajuste')
    .select('valor')
    .where('clave', '=', 'soporte_email')
    .executeTakeFirst()
  return typeof ajuste?.valor === 'string' ? ajuste.valor : null
}
