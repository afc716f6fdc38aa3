import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import {
  applyMigration,
  areOlderThanReleases,
  beginUpgrade,
  firstRelease,
  migrationFiles,
  preparePending,
  type Applied,
  type MigrationFile,
} from '../database/migrate.ts'
import { createViews } from '../database/views.ts'
import { inMegabytes } from '../numbers.ts'
import type { Progress } from '../progress.ts'
import { ownerKey } from '../storage/owner.ts'
import type { Storage } from '../storage/storage.ts'
import { requireStorageKey } from '../storage/storageKey.ts'
import { readArchive } from './archive.ts'
import { DamagedBackup } from './damaged.ts'
import type { Entry } from './entry.ts'
import { replaceJobs } from './jobs.ts'
import { Manifest, manifestPath } from './manifest.ts'
import { emptied, isEmptied, listSequences, listTables, type Sequence, type Table } from './tables.ts'

/** An S3 store makes one wait. */
const filesAtOnce = 8

/** A backup is whole, and still can't go where it was told to; the message says why, and what to do. */
export class RestoreRefused extends Error {
  override readonly name = 'RestoreRefused'
}

interface RestoreParts {
  ownerUrl: string
  storage: Storage
  spoolDir: string
  /** Whatever is there goes. */
  replace: boolean
  progress: Progress
}

interface Loading {
  client: pg.Client
  tables: readonly Table[]
  manifest: Manifest
  keepFiles: FileKeeper
  /** Told how many entries of the backup are in. */
  came: (entries: number) => void
}

interface RestoreReport {
  tables: number
  files: number
  /** When the backup was taken, ISO. */
  taken: string
}

export interface Verified {
  manifest: Manifest
  entries: number
}

/**
 * Reads all of a backup. Throws `DamagedBackup` unless it is whole, and `RestoreRefused` where it is older than any release;
 * answers what it says of itself, and of how many entries it is.
 */
export async function verifyBackup(path: string, progress: Progress): Promise<Verified> {
  let manifest: Manifest | undefined
  let entries = 0
  const read = (done: number, of?: number) =>
    progress({ what: 'Revisando el respaldo', done, ...(of !== undefined && { of }), written: inMegabytes })
  for await (const entry of readArchive(path, read)) {
    manifest ??= manifestIn(entry)
    entries++
  }
  if (!manifest) throw new DamagedBackup('está vacío')
  if (areOlderThanReleases(manifest.migraciones, await migrationFiles()))
    throw new RestoreRefused(
      `Ese respaldo es anterior a Portal ${firstRelease} y esta versión no puede leerlo: no se cambió nada.`,
    )
  return { manifest, entries }
}

function manifestIn({ path, bytes }: Entry): Manifest {
  const parsed = path === manifestPath ? Manifest.safeParse(JSON.parse(bytes.toString('utf8'))) : undefined
  if (!parsed?.success) throw new DamagedBackup('no es un respaldo de Portal, o es de una versión más nueva')
  return parsed.data
}

/**
 * Loads a backup that `verifyBackup` read into a database and a storage that are empty, or are to be replaced. All the
 * tables change in one transaction, which ends once every file is kept: whatever goes wrong, the database is what it was.
 */
export async function restoreBackup(
  path: string,
  { manifest, entries }: Verified,
  { ownerUrl, storage, spoolDir, replace, progress }: RestoreParts,
): Promise<RestoreReport> {
  const client = new pg.Client({
    connectionString: ownerUrl,
    application_name: 'restauración de portal',
    options: '-c TimeZone=UTC -c DateStyle=ISO -c IntervalStyle=postgres',
  })
  await client.connect()
  try {
    await requireAlone(client)
    const pending = await preparePending(client, ownerUrl)
    const { before, after } = stepsFor(manifest.migraciones, pending.migrations, await migrationFiles())
    if (!replace) await requireEmpty(client, storage)
    await client.query('begin')
    await beginUpgrade(client)
    for (const file of before) await applyMigration(client, file)
    const tables = await listTables(client)
    const sequences = await listSequences(client)
    await openTables(client, tables)
    const keepFiles = fileKeeper(storage, spoolDir)
    const came = (done: number) => progress({ what: 'Cargando el respaldo', done, of: entries })
    const files = await load(path, { client, tables, manifest, keepFiles, came })
    await closeTables(client, tables)
    await setSequences(client, manifest, sequences)
    for (const file of after) await applyMigration(client, file)
    await createViews(client)
    // Another one from now on: the one that was backed up may be alive, with files of its own.
    await client.query('update privado.instalacion set instalacionid = default')
    // What was kept of what was here before, or of the backup's own day, is of no version that there is now.
    await client.query(
      `insert into privado.version (cual) select cuenta_id from cuenta union all select '*'
       on conflict (cual) do update set version = default`,
    )
    const { command } = await client.query('commit')
    if (command !== 'COMMIT') throw new Error('the restoration was rolled back instead of committed')
    await client.query('analyze')
    return { tables: manifest.tablas.length, files, taken: manifest.creado }
  } finally {
    await client.end()
  }
}

/** A server at work would write among what comes in. */
async function requireAlone(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()
       and (application_name = 'portal' or application_name like 'portal %')`,
  )
  if (rows[0]?.n !== 0)
    throw new RestoreRefused('Hay un Portal en marcha con esa base de datos: cerralo y probá de nuevo.')
}

/** Migrations to apply before its tables come in, as they were when it was taken, and after. */
function stepsFor(
  inManifest: readonly Applied[],
  pending: readonly MigrationFile[],
  known: readonly MigrationFile[],
): { before: MigrationFile[]; after: MigrationFile[] } {
  const had = new Set(inManifest.map(({ name, sha256 }) => `${name} ${sha256}`))
  const inBackup = ({ name, sha256 }: MigrationFile) => had.has(`${name} ${sha256}`)
  if (known.filter(inBackup).length !== had.size)
    throw new RestoreRefused(
      'Ese respaldo es de otra versión de Portal: restauralo con esa versión, o con una más nueva.',
    )
  const isPending = new Set(pending.map(({ name }) => name))
  if (known.some((file) => !inBackup(file) && !isPending.has(file.name)))
    throw new RestoreRefused(
      'La base de datos ya está en una versión más nueva que el respaldo: restauralo en una base nueva ' +
        '(otra carpeta en PORTAL_DATA, o una base vacía en DATABASE_URL).',
    )
  return { before: pending.filter(inBackup), after: pending.filter((file) => !inBackup(file)) }
}

async function requireEmpty(client: pg.Client, storage: Storage): Promise<void> {
  const advice = 'Usá una instalación nueva, o agregá --reemplazar para perder lo que hay.'
  if (await isUsed(client)) throw new RestoreRefused(`La base de datos tiene datos. ${advice}`)
  for await (const { key } of storage.list())
    if (key !== ownerKey) throw new RestoreRefused(`El almacenamiento tiene archivos. ${advice}`)
}

async function isUsed(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ made: boolean }>(
    `select to_regclass('public.cuenta') is not null as made`,
  )
  if (rows[0]?.made !== true) return false
  const { rows: found } = await client.query<{ used: boolean }>(
    'select exists (select from cuenta) or exists (select from operador) or exists (select from registro) as used',
  )
  return found[0]?.used === true
}

/** Empties them, and takes away what would stand in the way of a copy: triggers of ours, and row level security. */
async function openTables(client: pg.Client, tables: readonly Table[]): Promise<void> {
  for (const { nombre, forzada } of tables)
    await client.query(
      `alter table ${nombre} disable trigger user${forzada ? ', no force row level security' : ''}`,
    )
  const { rows } = await client.query<{ nombre: string }>(
    'select nombre from unnest($1::text[]) nombre where to_regclass(nombre) is not null',
    [emptied],
  )
  await client.query(`truncate ${[...tables, ...rows].map(({ nombre }) => nombre).join(', ')}`)
}

async function closeTables(client: pg.Client, tables: readonly Table[]): Promise<void> {
  for (const { nombre, forzada } of tables)
    await client.query(
      `alter table ${nombre} enable trigger user${forzada ? ', force row level security' : ''}`,
    )
}

/**
 * How many numbers are left out of each sequence: what it gave since the backup was taken, nobody knows here. Others do: a
 * program keeps ids, a browser a write that waits for its line, a driver a signed pass. None of these may come to be of
 * something else. Gates are told of revoked passes by a bit for each serial, so of those it is fewer; and closes are numbered
 * for people.
 */
const leftOut = 1_000_000
const leftOutOf: Readonly<Record<string, number>> = {
  'public.pase_serial_seq': 100_000,
  'public.cierre_numero_seq': 1_000,
}

/**
 * Unlike `setval`, this is undone with the transaction. Only names that the database has become part of a statement. Where
 * something was replaced, its own numbers are not given again either.
 */
async function setSequences(
  client: pg.Client,
  { secuencias }: Manifest,
  before: readonly Sequence[],
): Promise<void> {
  for (const { nombre } of await listSequences(client)) {
    const siguiente = secuencias.find((one) => one.nombre === nombre)?.siguiente
    if (siguiente === undefined) continue
    const there = BigInt(before.find((one) => one.nombre === nombre)?.siguiente ?? 0)
    const next = BigInt(siguiente) + BigInt(leftOutOf[nombre] ?? leftOut)
    await client.query(`alter sequence ${nombre} restart with ${String(next > there ? next : there)}`)
  }
}

/** Brings the entries to where they belong, in the order they come. Answers how many files there were. */
async function load(path: string, { client, tables, manifest, keepFiles, came }: Loading): Promise<number> {
  const entries = counted(readArchive(path), came)
  let files = 0
  try {
    let next = await entries.next()
    const stretchesOf = async function* (folder: string) {
      for (; !next.done && next.value.path.startsWith(folder); next = await entries.next())
        yield next.value.bytes
    }
    while (!next.done) {
      const { path: name, bytes } = next.value
      const [kind, nombre = ''] = name.split('/')
      if (kind === 'tablas') {
        const rows = stretchesOf(`tablas/${nombre}/`)
        if (isEmptied(nombre)) {
          await pipeline(rows, passedOver())
          continue
        }
        const copy = client.query(copyFrom(copyStatement(nombre, tables, manifest)))
        await pipeline(rows, copy)
        continue
      }
      if (kind === 'archivos') {
        files++
        await keepFiles.add(basename(name), bytes)
      }
      if (kind === 'trabajos.json') await replaceJobs(client, bytes)
      next = await entries.next()
    }
    await keepFiles.finish()
    return files
  } finally {
    await entries.return(undefined)
  }
}

async function* counted(entries: AsyncIterable<Entry>, came: (count: number) => void): AsyncGenerator<Entry> {
  let count = 0
  for await (const entry of entries) {
    yield entry
    came(++count)
  }
}

/** For what an older version's backup holds, and is left out today: links that were mailed then would open doors now. */
const passedOver = () => new Writable({ write: (_row, _encoding, done) => done() })

/** Columns by name, in the order of the backup; only names that the database has become part of a statement. */
function copyStatement(nombre: string, tables: readonly Table[], { tablas }: Manifest): string {
  const table = tables.find((one) => one.nombre === nombre)
  const columnas = tablas.find((one) => one.nombre === nombre)?.columnas ?? []
  if (!table || columnas.length === 0 || !columnas.every((columna) => table.columnas.includes(columna)))
    throw new DamagedBackup(`la tabla ${nombre} no es de esta versión`)
  return `copy ${table.nombre} (${columnas.join(', ')}) from stdin`
}

interface FileKeeper {
  add: (key: string, bytes: Buffer) => Promise<void>
  finish: () => Promise<void>
}

function fileKeeper(storage: Storage, spoolDir: string): FileKeeper {
  let waiting: { key: string; bytes: Buffer }[] = []
  const keepOne = async ({ key, bytes }: { key: string; bytes: Buffer }) => {
    const path = join(spoolDir, randomBytes(16).toString('hex'))
    await writeFile(path, bytes, { mode: 0o600 })
    await storage.keep(key, path)
  }
  const finish = async () => {
    await mkdir(spoolDir, { recursive: true, mode: 0o700 })
    const batch = waiting
    waiting = []
    await Promise.all(batch.map(keepOne))
  }
  return {
    async add(key, bytes) {
      requireStorageKey(key)
      waiting.push({ key, bytes })
      if (waiting.length >= filesAtOnce) await finish()
    },
    finish,
  }
}
