import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { MigrationError } from './migrationError.ts'
import { ensureRoles } from './roles.ts'
import { areViewsPending, createViews, dropViews, ensureViewsTable } from './views.ts'

/** Beside this file in the sources, and beside the bundle once built. */
const folder = new URL('./migrations/', import.meta.url)

/** Any number that nobody else locks by: nodes that start together migrate one after the other. */
const migrationLock = 7_268_123

/** What was written before it can't be read. See docs/decisions/0097. */
export const firstRelease = '0.1.112'

/** Of that release. */
const lastMigration = '0052_email_confirmado.sql'

/** How often an upgrade begins, when nodes at work hold what it waits for and wait for what it holds. */
const tries = 5

/** What a database still lacks of this version. */
export interface Pending {
  /** Still to be applied, in order. */
  migrations: MigrationFile[]
  /** Whether `views/` is to be made anew: it changed, or what it leans on does. */
  views: boolean
}

/** A line of `migracion`. */
export interface Applied {
  name: string
  sha256: string
}

/**
 * Brings the database to this version: roles, the job queue's tables, then each file of `migrations/` that is new and
 * the views as they are today, in one transaction. Files that were applied must be what they were.
 */
export async function migrate(ownerUrl: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  try {
    const pending = await preparePending(owner, ownerUrl)
    if (pending.views) await patiently(() => inTransaction(owner, () => bringUp(owner, pending)))
  } finally {
    await owner.end()
  }
}

async function bringUp(owner: pg.Client, pending: Pending): Promise<void> {
  await beginUpgrade(owner)
  for (const file of pending.migrations) await applyMigration(owner, file)
  await createViews(owner)
}

/** In the transaction that `owner` has open, before the migrations: they find tables alone. */
export async function beginUpgrade(owner: pg.Client): Promise<void> {
  await ensureViewsTable(owner)
  await dropViews(owner)
  await changeVersionsAtOnce(owner)
}

/** A table whose rows a migration changed could not be altered after, while their triggers wait for the end. */
async function changeVersionsAtOnce(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query(`select from pg_constraint where conname = 'al_cambiar' limit 1`)
  if (rows.length > 0) await owner.query('set constraints al_cambiar immediate')
}

async function inTransaction(owner: pg.Client, work: () => Promise<void>): Promise<void> {
  await owner.query('begin')
  try {
    await work()
    await owner.query('commit')
  } catch (error) {
    await owner.query('rollback')
    throw error
  }
}

/** A request of another node may hold a view while it waits for one that is being made anew: PostgreSQL ends one of both. */
async function patiently(work: () => Promise<void>): Promise<void> {
  for (let left = tries; ; left--) {
    try {
      await work()
      return
    } catch (error) {
      if (left === 1 || !isDeadlock(error)) throw error
    }
  }
}

function isDeadlock(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return error.code === '40P01'
  return error instanceof Error && isDeadlock(error.cause)
}

/**
 * Takes the turn of migrating, for as long as `owner` stays connected, and prepares what migrations lean on. Answers
 * what is still to be done. A database that this version can't read is left as it was.
 */
export async function preparePending(owner: pg.Client, ownerUrl: string): Promise<Pending> {
  await requireVersion(owner)
  await owner.query('select pg_advisory_lock($1)', [migrationLock])
  const pending = await findPending(owner)
  await ensureRoles(owner, ownerUrl)
  await owner.query(
    `create table if not exists migracion (name text primary key, sha256 text not null, aplicada timestamptz not null default now())`,
  )
  if (pending.migrations.length > 0) await runMigrations({ connectionString: ownerUrl })
  return pending
}

export interface MigrationFile extends Applied {
  text: string
}

async function requireVersion(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ version: number }>(
    `select current_setting('server_version_num')::int / 10000 as version`,
  )
  const version = rows[0]?.version ?? 0
  if (version < 15)
    throw new MigrationError(`Portal necesita PostgreSQL 15 o más nuevo; este es el ${version}.`)
}

/** What the database lacks of this version. Throws a MigrationError on what doesn't fit. */
export async function findPending(owner: pg.ClientBase): Promise<Pending> {
  const [rows, files] = await Promise.all([appliedIn(owner), migrationFiles()])
  if (areOlderThanReleases(rows, files))
    throw new MigrationError(
      `La base de datos es anterior a Portal ${firstRelease} y esta versión no puede leerla: no se cambió nada en ella.`,
    )
  const applied = new Map(rows.map(({ name, sha256 }) => [name, sha256]))
  const unknown = [...applied.keys()].find((name) => files.every((file) => file.name !== name))
  if (unknown !== undefined)
    throw new MigrationError(
      `La base de datos fue actualizada por una versión más nueva de Portal (${unknown}). Usá esa versión o una base vacía.`,
    )
  const changed = files.find(({ name, sha256 }) => (applied.get(name) ?? sha256) !== sha256)
  if (changed)
    throw new MigrationError(
      `La migración ${changed.name} cambió después de aplicarse. Restaurá ese archivo, o usá una base vacía.`,
    )
  const migrations = files.filter(({ name }) => !applied.has(name))
  return { migrations, views: migrations.length > 0 || (await areViewsPending(owner)) }
}

/**
 * Whether these were applied before the first release: one of them is unknown and comes before that release's last. Those
 * of a newer version come after it.
 */
export function areOlderThanReleases(applied: readonly Applied[], known: readonly Applied[]): boolean {
  const names = new Set(known.map(({ name }) => name))
  return applied.some(({ name }) => !names.has(name) && name < lastMigration)
}

/** None where nothing was ever migrated. */
async function appliedIn(owner: pg.ClientBase): Promise<Applied[]> {
  const { rows: tables } = await owner.query<{ there: boolean }>(
    `select to_regclass('public.migracion') is not null as there`,
  )
  if (tables[0]?.there !== true) return []
  const { rows } = await owner.query<Applied>('select name, sha256 from migracion')
  return rows
}

/** The migrations of this version, in order. */
export async function migrationFiles(): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8')
      return { name, text, sha256: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

/** In the transaction that `owner` has open. */
export async function applyMigration(owner: pg.Client, { name, text, sha256 }: MigrationFile): Promise<void> {
  try {
    await owner.query(text)
    await owner.query('insert into migracion (name, sha256) values ($1, $2)', [name, sha256])
  } catch (cause) {
    throw new Error(`migration ${name} failed`, { cause })
  }
}
