import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { areFormer, findFormerGap, forgetFormerSecrets, type Applied } from './formerMigrations.ts'
import { MigrationError } from './migrationError.ts'
import { ensureRoles } from './roles.ts'
import { areViewsPending, createViews, dropViews, ensureViewsTable } from './views.ts'

/** Beside this file in the sources, and beside the bundle once built. */
const folder = new URL('./migrations/', import.meta.url)

/** Any number that nobody else locks by: nodes that start together migrate one after the other. */
const migrationLock = 7_268_123

/** What was there before the first release stands in the files up to this one. See docs/decisions/0031. */
const lastOfBaseline = '0007_trabajo.sql'

/** How often an upgrade begins, when nodes at work hold what it waits for and wait for what it holds. */
const tries = 5

/** What a database still lacks of this version. */
export interface Pending {
  /** Still to be applied, in order. */
  migrations: MigrationFile[]
  /** Whether `views/` is to be made anew: it changed, or what it leans on does. */
  views: boolean
  /** It was made by the migrations that the baseline took the place of. */
  former: boolean
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
  await beginUpgrade(owner, pending)
  for (const file of pending.migrations) await applyMigration(owner, file)
  await createViews(owner)
}

/** In the transaction that `owner` has open, before the migrations: tables are left alone, and known by this version's lines. */
export async function beginUpgrade(owner: pg.Client, { former }: Pending): Promise<void> {
  await ensureViewsTable(owner)
  await dropViews(owner, { former })
  if (!former) return
  await forgetFormerSecrets(owner)
  await owner.query('delete from migracion')
  for (const { name, sha256 } of await baseline())
    await owner.query('insert into migracion (name, sha256) values ($1, $2)', [name, sha256])
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
 * what is still to be done.
 */
export async function preparePending(owner: pg.Client, ownerUrl: string): Promise<Pending> {
  await requireVersion(owner)
  await owner.query('select pg_advisory_lock($1)', [migrationLock])
  await ensureRoles(owner, ownerUrl)
  await owner.query(
    `create table if not exists migracion (name text primary key, sha256 text not null, aplicada timestamptz not null default now())`,
  )
  const pending = await findPending(owner)
  if (pending.migrations.length > 0) await runMigrations({ connectionString: ownerUrl })
  return pending
}

export interface MigrationFile {
  name: string
  text: string
  sha256: string
}

async function requireVersion(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ version: number }>(
    `select current_setting('server_version_num')::int / 10000 as version`,
  )
  const version = rows[0]?.version ?? 0
  if (version < 15)
    throw new MigrationError(`Portal necesita PostgreSQL 15 o más nuevo; este es el ${version}.`)
}

/** What the database, which has a `migracion`, lacks of this version. Throws a MigrationError on what doesn't fit. */
export async function findPending(owner: pg.ClientBase): Promise<Pending> {
  const { rows } = await owner.query<Applied>('select name, sha256 from migracion')
  const former = areFormer(rows)
  if (!former) requireNoGap(rows)
  const files = await migrationFiles()
  const applied = new Map((await asOfNow(rows)).map(({ name, sha256 }) => [name, sha256]))
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
  return { migrations, views: former || migrations.length > 0 || (await areViewsPending(owner)), former }
}

/** A database of before the baseline is recognised whole, or not at all. */
function requireNoGap(applied: readonly Applied[]): void {
  const gap = findFormerGap(applied)
  if (gap?.missing === true)
    throw new MigrationError(
      `La base de datos es de antes de la primera versión de Portal, y le falta ${gap.name}. ` +
        'Iniciá una vez la última versión de entonces, que la completa, y después esta; o usá una base vacía.',
    )
  if (gap)
    throw new MigrationError(
      `La base de datos es de antes de la primera versión de Portal, y su ${gap.name} no es el que se publicó: ` +
        'esta versión no puede actualizarla. Usá una base vacía.',
    )
}

/** Lines of `migracion`, with the baseline's in the place of those it took the place of. */
export async function asOfNow(applied: readonly Applied[]): Promise<readonly Applied[]> {
  return areFormer(applied) ? baseline() : applied
}

async function baseline(): Promise<MigrationFile[]> {
  return (await migrationFiles()).filter(({ name }) => name <= lastOfBaseline)
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
