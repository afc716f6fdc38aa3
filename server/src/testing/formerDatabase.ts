import { readFile } from 'node:fs/promises'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { ensureRoles } from '../database/roles.ts'

/** See README.md there. */
const folder = new URL('./former/', import.meta.url)

/** Taken by the version whose database `makeFormer` makes, of that database. */
export const formerBackup = new URL('respaldo.tar.gz', folder)

/** The carrier's titular of that database. */
export const formerTitular = {
  username: 'ana@transportes-de-antes.example',
  password: 'otra clave de antes, larga',
}

/** Makes of an empty database what the version before the baseline left: its tables, views and rows. */
export async function makeFormer(url: string): Promise<void> {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  try {
    await ensureRoles(owner, url)
    await runMigrations({ connectionString: url })
    for (const file of ['schema.sql', 'data.sql'])
      await owner.query(await readFile(new URL(file, folder), 'utf8'))
  } finally {
    await owner.end()
  }
}
