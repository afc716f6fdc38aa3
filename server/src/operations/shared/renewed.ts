import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'

/**
 * Renews now, and not as the transaction ends, what is kept of the resources that it changed: what is read of them afterwards
 * is then read from there, and computed once. Where nothing changed that a verdict stands on, nothing is renewed.
 */
export const renewed = (db: Kysely<Database>) => sql`set constraints renovar_veredicto immediate`.execute(db)
