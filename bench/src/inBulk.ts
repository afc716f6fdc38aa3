import type { Database } from '@portal/server/database/schema.ts'
import { sql, type Kysely } from 'kysely'
import { keepWhatTriggersKeep } from './kept.ts'
import { superuserUrl } from './superuser.ts'
import { withConnection } from './withConnection.ts'

/** The tables with many rows. Their indexes are made once, when they are full. */
const large = [
  'cuenta',
  'contacto',
  'chofer',
  'dominio',
  'unidad',
  'documento',
  'archivo',
  'historial',
  'auditoria',
  'correo',
]

/**
 * Fills a database that nobody else uses: without triggers, without looking up each reference, and without waiting for
 * the disk. Afterwards it stands as if it had grown row by row: with its indexes, its statistics, and on disk.
 */
export async function inBulk(
  ownerUrl: string,
  dataDir: string,
  fill: (db: Kysely<Database>) => Promise<void>,
  keep: (owner: Kysely<Database>) => Promise<void> = keepWhatTriggersKeep,
): Promise<void> {
  const url = await superuserUrl(ownerUrl, dataDir)
  await withConnection(url, async (db) => {
    await waitForDisk(db, false)
    for (const setting of sessionSettings) await sql`set ${sql.raw(setting)}`.execute(db)
    const indexes = await dropIndexes(db)
    await fill(db)
    for (const definition of indexes) await sql.raw(definition).execute(db)
    await sql`analyze`.execute(db)
    await sql`reset session_replication_role`.execute(db)
  })
  await withConnection(ownerUrl, keep)
  await withConnection(url, async (db) => {
    await sql`vacuum analyze`.execute(db)
    await waitForDisk(db, true)
    await sql`checkpoint`.execute(db)
  })
}

const sessionSettings = [
  `session_replication_role = 'replica'`,
  'synchronous_commit = off',
  `maintenance_work_mem = '1GB'`,
  `work_mem = '256MB'`,
]

async function waitForDisk(db: Kysely<Database>, wait: boolean): Promise<void> {
  for (const setting of ['fsync', 'full_page_writes', 'autovacuum'])
    await sql`alter system ${sql.raw(wait ? `reset ${setting}` : `set ${setting} = off`)}`.execute(db)
  await sql`select pg_reload_conf()`.execute(db)
}

/** All but those that a constraint needs. Answers how each is made again. */
async function dropIndexes(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = any (${large}::regclass[])
      and not exists (select from pg_constraint where conindid = indexrelid)`.execute(db)
  for (const { name } of rows) await sql`drop index ${sql.raw(name)}`.execute(db)
  return rows.map(({ definition }) => definition)
}
