import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { Logger } from '../logger.ts'
import type { Balance } from './tareas.ts'
import { keyColumns, type KeyColumn } from '../storage/keyColumns.ts'
import { ownerKey, storageOwnership, takeStorage } from '../storage/owner.ts'
import type { Storage, StoredKey } from '../storage/storage.ts'

interface OrphanParts {
  /** As the owner. */
  db: Kysely<Database>
  storage: Storage
  spoolDir: string
  log: Logger
}

const dayMs = 24 * 60 * 60 * 1000
const isOlder = (moment: Date, days: number) => moment.getTime() < Date.now() - days * dayMs

/** No upload takes as long. */
const leftoverDays = 1
/**
 * Nothing takes as long between keeping bytes and writing the row that names them; but a database may be brought back as
 * it was some days ago, and whoever sees then that it was the wrong one still has all files.
 */
const orphanDays = 30

/**
 * Removes bytes that no row names and that are older than thirty days: of a server that was killed after keeping them, or
 * before removing them. Removes nothing from a storage that belongs to another installation. The balance counts the keys.
 */
export async function removeOrphans({ db, storage, spoolDir, log }: OrphanParts): Promise<Balance> {
  await removeLeftovers(spoolDir)
  const ownership = await storageOwnership(db, storage)
  if (ownership === 'another') {
    log.error('the storage belongs to another installation: its orphaned files stay')
    return { hechos: 0, fallidos: 0 }
  }
  if (ownership === 'nobody') await takeStorage(db, storage, spoolDir)
  let batch: string[] = []
  let hechos = 0
  for await (const key of orphans(db, storage)) {
    batch.push(key)
    if (batch.length < 500) continue
    hechos += await removeBatch(db, storage, batch)
    batch = []
  }
  hechos += await removeBatch(db, storage, batch)
  return { hechos, fallidos: 0 }
}

/** Uploads that a killed server had on the way. */
async function removeLeftovers(spoolDir: string): Promise<void> {
  for (const name of await readdir(spoolDir).catch(() => [])) {
    const path = join(spoolDir, name)
    const found = await stat(path).catch(() => undefined)
    if (found && isOlder(found.mtime, leftoverDays)) await rm(path, { force: true })
  }
}

/** Both sides come in the order of the keys, so that neither has to be remembered. */
async function* orphans(db: Kysely<Database>, storage: Storage): AsyncGenerator<string> {
  const known = knownKeys(db)
  try {
    let next = await known.next()
    for await (const { key, keptAt } of inOrder(storage.list())) {
      while (!next.done && next.value < key) next = await known.next()
      if (next.value !== key && key !== ownerKey && isOlder(keptAt, orphanDays)) yield key
    }
  } finally {
    await known.return(undefined)
  }
}

/** A store that lists in another order would make files in use look like orphans. */
async function* inOrder(keys: AsyncIterable<StoredKey>): AsyncGenerator<StoredKey> {
  let last = ''
  for await (const stored of keys) {
    if (stored.key <= last) throw new Error('the storage does not list its keys in order')
    last = stored.key
    yield stored
  }
}

/** Every key that a row names, in order; read through a cursor, in a transaction that may take its time. */
async function* knownKeys(db: Kysely<Database>): AsyncGenerator<string, undefined, undefined> {
  const trx = await db.startTransaction().execute()
  try {
    await sql`set local statement_timeout = 0`.execute(trx)
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
    await sql`declare claves no scroll cursor for
      select clave from ${await namedKeys(trx)} en_uso order by clave collate "C"`.execute(trx)
    for (;;) {
      const { rows } = await sql<{ clave: string }>`fetch 5000 from claves`.execute(trx)
      if (rows.length === 0) return
      for (const { clave } of rows) yield clave
    }
  } finally {
    await trx.rollback().execute()
  }
}

/** Asks once more before each removal: the list was read in a transaction that began earlier. */
async function removeBatch(db: Kysely<Database>, storage: Storage, keys: readonly string[]): Promise<number> {
  if (keys.length === 0) return 0
  const { rows } = await sql<{ clave: string }>`
    select clave from ${await namedKeys(db)} en_uso where clave = any(${keys})`.execute(db)
  const inUse = new Set(rows.map(({ clave }) => clave))
  const unused = keys.filter((key) => !inUse.has(key))
  for (const key of unused) await storage.remove(key)
  return unused.length
}

/** As a table of one column, `clave`. */
async function namedKeys(db: Kysely<Database>) {
  const { rows: columns } = await sql.raw<KeyColumn>(keyColumns).execute(db)
  const named = columns.map(
    ({ tabla, columna }) =>
      sql`select ${sql.raw(columna)} as clave from ${sql.raw(tabla)} where ${sql.raw(columna)} is not null`,
  )
  return sql`(${sql.join(named, sql` union all `)})`
}
