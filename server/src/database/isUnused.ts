import { sql, type Kysely } from 'kysely'
import type { Database } from './schema.ts'

/** Nobody has used this database yet. */
export async function isUnused(owner: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from cuenta) or exists (select from operador) or exists (select from registro) as used`.execute(
    owner,
  )
  return rows[0]?.used !== true
}
