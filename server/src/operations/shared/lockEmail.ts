import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'

/**
 * Who registers or invites with one e-mail takes a turn, until the write is done: the second finds what the first left
 * and can be told. The unique index would refuse it too, but row security keeps from it which e-mail it was.
 */
export async function lockEmail(db: Kysely<Database>, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('email/' || lower(${email}), 0))`.execute(db)
}
