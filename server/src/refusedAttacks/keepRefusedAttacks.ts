import { sql, type Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { Rechazados } from './refusedAttacks.ts'

/** In the database: rows of the same quarter of an hour grow, and there are only so many in an hour. */
export const keepRefusedAttacks =
  (owner: Kysely<Database>) =>
  async (rechazados: readonly Rechazados[]): Promise<void> => {
    await sql`select anotar_rechazos(${JSON.stringify(rechazados)}::jsonb)`.execute(owner)
  }
