import { Kysely, PostgresDialect } from 'kysely'
import { createPool } from '../database/pool.ts'
import type { Database } from '../database/schema.ts'

/** The database as its owner, who sees every carrier's rows. */
export function connectOwner(url: string): Kysely<Database> {
  const pool = createPool({ url, max: 2, name: 'portal-test', onError: () => {} })
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}
