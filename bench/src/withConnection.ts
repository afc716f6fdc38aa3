import type { Database } from '@portal/server/database/schema.ts'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'

/** One connection, so that what is set on it holds for all of the work. */
export async function withConnection(
  url: string,
  work: (db: Kysely<Database>) => Promise<void>,
): Promise<void> {
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 1 }) }),
  })
  try {
    await work(db)
  } finally {
    await db.destroy()
  }
}
