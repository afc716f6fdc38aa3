import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { sql, type Kysely } from 'kysely'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Database } from '../database/schema.ts'
import { inMegabytes } from '../numbers.ts'
import type { Progress } from '../progress.ts'
import { keyColumns, type KeyColumn } from '../storage/keyColumns.ts'
import { MissingBytes, type Storage } from '../storage/storage.ts'
import { createArchive, type Archive } from './archive.ts'
import { numbered } from './entry.ts'
import { listJobs } from './jobs.ts'
import { manifestPath, type Manifest } from './manifest.ts'
import { listSequences, listTables, type Table } from './tables.ts'

interface BackupParts {
  ownerUrl: string
  db: Kysely<Database>
  storage: Storage
  progress: Progress
}

interface BackupReport {
  tables: number
  rows: number
  files: number
  bytes: number
  /** A sentence for each file that is not what its record says. The backup has all the rest. */
  problems: string[]
}

const chunkBytes = 4_000_000
/** Reading from an S3 store is mostly waiting. */
const filesAtOnce = 8

/**
 * Writes every table as it stood at one moment, and the files that those tables name, to `target`: a `.tar.gz`, or a
 * folder. The server may be at work. Rejects with EEXIST when there is something at `target`.
 */
export async function takeBackup(
  { ownerUrl, db, storage, progress }: BackupParts,
  target: string,
): Promise<BackupReport> {
  const archive = await createArchive(target)
  try {
    const report = await inSnapshot(ownerUrl, async (client) => {
      const tables = await listTables(client)
      await archive.add({
        path: manifestPath,
        bytes: Buffer.from(JSON.stringify(await manifestOf(client, tables))),
      })
      let rows = 0
      for (const [done, table] of tables.entries()) {
        const inHand = (name: string, copied: number) =>
          progress({
            what: 'Guardando tablas',
            done,
            of: tables.length,
            now: `${name.replace(/^\w+\./, '')}, ${inMegabytes(copied)}`,
          })
        rows += await addTable(archive, client, table, inHand)
      }
      await archive.add({ path: 'trabajos.json', bytes: await listJobs(client) })
      return { tables: tables.length, rows, ...(await addFiles(archive, client, { db, storage, progress })) }
    })
    await archive.finish()
    return report
  } catch (error) {
    await archive.abandon()
    throw error
  }
}

/** A connection that sees one moment, for as long as it takes. */
async function inSnapshot<Result>(
  ownerUrl: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    connectionString: ownerUrl,
    application_name: 'respaldo de portal',
    // How values are written must not follow from how the server is set up.
    options: '-c TimeZone=UTC -c DateStyle=ISO -c IntervalStyle=postgres -c bytea_output=hex',
  })
  await client.connect()
  try {
    await client.query('begin transaction isolation level repeatable read, read only')
    return await work(client)
  } finally {
    await client.end()
  }
}

async function manifestOf(client: pg.Client, tables: readonly Table[]): Promise<Manifest> {
  const { rows: migraciones } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from migracion order by name',
  )
  return {
    formato: 1,
    creado: new Date().toISOString(),
    migraciones,
    tablas: tables.map(({ nombre, columnas }) => ({ nombre, columnas })),
    // Read outside of any transaction's moment: what they give next is past every id in the tables.
    secuencias: await listSequences(client),
  }
}

/** In stretches, so that a large table needs neither memory nor a file beside the backup. Answers its rows. */
async function addTable(
  archive: Archive,
  client: pg.Client,
  { nombre, columnas, orden }: Table,
  inHand: (nombre: string, bytes: number) => void,
): Promise<number> {
  const order = orden.length > 0 ? ` order by ${orden.join(', ')}` : ''
  const copy = client.query(copyTo(`copy (select ${columnas.join(', ')} from ${nombre}${order}) to stdout`))
  let number = 0
  let pending: Buffer[] = []
  let copied = 0
  const add = async () => {
    const bytes = Buffer.concat(pending)
    pending = []
    copied += bytes.length
    inHand(nombre, copied)
    if (bytes.length > 0) await archive.add({ path: `tablas/${nombre}/${numbered(++number)}.copy`, bytes })
  }
  for await (const chunk of copy) {
    pending.push(chunk as Buffer) // a stream of COPY gives bytes
    if (pending.reduce((total, { length }) => total + length, 0) >= chunkBytes) await add()
  }
  await add()
  return copy.rowCount
}

interface NamedFile {
  tabla: string
  columna: string
  id: string
  nombre: string
  clave: string
  /** Hex; nothing for a thumbnail. */
  sha256: string | null
}

async function addFiles(
  archive: Archive,
  client: pg.Client,
  { db, storage, progress }: Pick<BackupParts, 'db' | 'storage' | 'progress'>,
): Promise<Pick<BackupReport, 'files' | 'bytes' | 'problems'>> {
  const report = { files: 0, bytes: 0, problems: [] as string[] }
  const { rows: columns } = await client.query<KeyColumn>(keyColumns)
  const named = columns.map(namedFiles).join(' union all ')
  const { rows: counted } = await client.query<{ all: number }>(
    `select count(*)::int as all from (${named}) f`,
  )
  let seen = 0
  await client.query(`declare archivos no scroll cursor for ${named} order by id, sha256`)
  for (;;) {
    const { rows } = await client.query<NamedFile>(`fetch ${filesAtOnce} from archivos`)
    if (rows.length === 0) return report
    const all = await Promise.all(rows.map(async (file) => ({ file, bytes: await bytesOf(file, storage) })))
    for (const { file, bytes } of all) {
      const problem = await problemOf(file, bytes, db)
      if (problem !== undefined) report.problems.push(problem)
      if (!bytes) continue
      await archive.add({ path: `archivos/${file.clave.slice(0, 2)}/${file.clave}`, bytes })
      report.files++
      report.bytes += bytes.length
    }
    seen += rows.length
    progress({
      what: 'Guardando archivos',
      done: seen,
      of: counted[0]?.all ?? 0,
      now: inMegabytes(report.bytes),
    })
  }
}

/** Names of the database's own catalogue alone. */
const namedFiles = ({ tabla, id, columna, isThumbnail }: KeyColumn) =>
  `select '${tabla}' as tabla, '${columna}' as columna, ${id} as id, nombre, ${columna} as clave,
     ${isThumbnail ? 'null' : 'sha256'} as sha256 from ${tabla} where ${columna} is not null`

async function bytesOf({ clave }: NamedFile, storage: Storage): Promise<Buffer | undefined> {
  try {
    return await buffer(await storage.open(clave))
  } catch (error) {
    if (error instanceof MissingBytes) return undefined
    throw error
  }
}

async function problemOf(
  { tabla, columna, id, nombre, clave, sha256 }: NamedFile,
  bytes: Buffer | undefined,
  db: Kysely<Database>,
): Promise<string | undefined> {
  if (!bytes) {
    // Removed since the moment that is backed up: nobody had claimed it, or another took its place.
    const { rows } = await sql`
      select from ${sql.raw(tabla)} where ${sql.raw(columna)} = ${clave}`.execute(db)
    return rows.length > 0 ? `Falta el archivo ${id} (${nombre}) en el almacenamiento.` : undefined
  }
  const same = sha256 === null || createHash('sha256').update(bytes).digest('hex') === sha256
  return same ? undefined : `El archivo ${id} (${nombre}) está dañado en el almacenamiento.`
}
