import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { ensureRoles } from './roles.ts'

/** Beside this file in the sources, and beside the bundle once built. */
const folder = new URL('./migrations/', import.meta.url)

/** Any number that nobody else locks by: nodes that start together migrate one after the other. */
const migrationLock = 7_268_123

/** The database was migrated by another version of the product; the sentence says what to do. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
}

/**
 * Brings the database to this version: roles, the job queue's tables, then each file of `migrations/` that is new,
 * in a transaction of its own. Files that were applied must be what they were.
 */
export async function migrate(ownerUrl: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  try {
    for (const file of await pendingMigrations(owner, ownerUrl)) {
      await owner.query('begin')
      try {
        await applyMigration(owner, file)
        await owner.query('commit')
      } catch (error) {
        await owner.query('rollback')
        throw error
      }
    }
  } finally {
    await owner.end()
  }
}

/**
 * Takes the turn of migrating, for as long as `owner` stays connected, and prepares what migrations lean on. Answers
 * those still to be applied, in order.
 */
export async function pendingMigrations(owner: pg.Client, ownerUrl: string): Promise<MigrationFile[]> {
  await requireVersion(owner)
  await owner.query('select pg_advisory_lock($1)', [migrationLock])
  await ensureRoles(owner, ownerUrl)
  const pending = await pendingFiles(owner)
  if (pending.length > 0) await runMigrations({ connectionString: ownerUrl })
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

async function pendingFiles(owner: pg.Client): Promise<MigrationFile[]> {
  await owner.query(
    `create table if not exists migracion (name text primary key, sha256 text not null, aplicada timestamptz not null default now())`,
  )
  return findPending(owner)
}

/** Those of this version that `migracion`, which must be there, doesn't have. Throws a MigrationError on what doesn't fit. */
export async function findPending(owner: pg.ClientBase): Promise<MigrationFile[]> {
  const { rows } = await owner.query<{ name: string; sha256: string }>('select name, sha256 from migracion')
  const applied = new Map(rows.map((row) => [row.name, row.sha256]))
  const files = await migrationFiles()
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
  return files.filter(({ name }) => !applied.has(name))
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
