import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import packageJson from '../../package.json' with { type: 'json' }
import { auditedRecords } from './auditedRecords.ts'
import { auditTriggers } from './auditTriggers.ts'
import { MigrationError } from './migrationError.ts'
import { versionTriggers } from './versionTriggers.ts'

/**
 * Views, functions and types: each stands once in `views/`, as it is today. They are made anew, all of them, whenever one changed
 * or a migration was applied; those that tables lean on are replaced where they stand. See docs/decisions/0030 and 0101.
 */

/** Beside this file in the sources, and beside the bundle once built. */
const folder = new URL('./views/', import.meta.url)

interface ViewFile {
  name: string
  text: string
}

interface Made {
  sha256: string
  /** Of the product that made them. */
  version: string
  /** As `drop` takes them, in the order they were made. */
  objetos: string[]
}

/** Where it is written down which views the database has. */
export async function ensureViewsTable(owner: pg.ClientBase): Promise<void> {
  await owner.query(
    `create table if not exists vista (unica boolean primary key default true check (unica), sha256 text not null,
       version text not null, objetos text[] not null, aplicada timestamptz not null default now())`,
  )
}

/** Whether the database's views aren't those of this version. Throws a MigrationError when they are a newer one's. */
export async function areViewsPending(owner: pg.ClientBase): Promise<boolean> {
  const made = await findMade(owner)
  if (!made) return true
  if (made.sha256 === sumOf(await viewFiles())) return false
  if (isNewer(made.version, packageJson.version))
    throw new MigrationError(
      `La base de datos fue actualizada por una versión más nueva de Portal (${made.version}). Usá esa versión o una base vacía.`,
    )
  return true
}

/** In the transaction that `owner` has open: migrations find tables alone, whatever leaned on them. */
export async function dropViews(owner: pg.ClientBase): Promise<void> {
  const objects = (await findMade(owner))?.objetos ?? []
  const drops = objects.map((object) => `drop ${object.replace(' ', ' if exists ')}`).reverse()
  try {
    // In one message: whoever asks for a view meanwhile waits until it is there again.
    await owner.query(drops.join(';'))
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== '2BP01') throw error
    throw new MigrationError(
      `Algo que no es de Portal depende de una de sus vistas (${error.detail ?? error.message}). ` +
        'Borralo, iniciá Portal para que actualice la base, y volvé a crearlo.',
    )
  }
}

/** In the same transaction, after the migrations. */
export async function createViews(owner: pg.ClientBase): Promise<void> {
  const files = await viewFiles()
  const before = new Set(await listObjects(owner))
  for (const { name, text } of files) {
    try {
      await owner.query(text)
    } catch (cause) {
      throw new Error(`views/${name} failed`, { cause })
    }
  }
  const objetos = (await listObjects(owner)).filter((object) => !before.has(object))
  await owner.query(
    `insert into vista (sha256, version, objetos) values ($1, $2, $3)
     on conflict (unica) do update set sha256 = excluded.sha256, version = excluded.version, objetos = excluded.objetos, aplicada = now()`,
    [sumOf(files), packageJson.version, objetos],
  )
}

async function findMade(owner: pg.ClientBase): Promise<Made | undefined> {
  const { rows: tables } = await owner.query<{ there: boolean }>(
    `select to_regclass('public.vista') is not null as there`,
  )
  if (tables[0]?.there !== true) return undefined
  const { rows } = await owner.query<Made>('select sha256, version, objetos from vista')
  return rows[0]
}

/** In the order of `order.txt`, where each comes after those it uses, between those that are derived. */
export async function viewFiles(): Promise<ViewFile[]> {
  const names = (await readFile(new URL('order.txt', folder), 'utf8')).split('\n').filter(Boolean)
  const files = names.map((name) => `${name}.sql`)
  const forgotten = (await readdir(folder)).find((file) => file.endsWith('.sql') && !files.includes(file))
  if (forgotten !== undefined) throw new Error(`views/order.txt doesn't say when ${forgotten} is made`)
  const views = await Promise.all(
    files.map(async (name) => ({ name, text: await readFile(new URL(name, folder), 'utf8') })),
  )
  return [
    { name: 'auditedRecords', text: auditedRecords() },
    ...views,
    { name: 'auditTriggers', text: auditTriggers() },
    { name: 'versionTriggers', text: versionTriggers() },
  ]
}

function sumOf(files: readonly ViewFile[]): string {
  const hash = createHash('sha256')
  for (const { name, text } of files) hash.update(`${name}\0${text}\0`)
  return hash.digest('hex')
}

/** The oldest first: PostgreSQL numbers what it makes. What triggers call stays with their tables. */
async function listObjects(owner: pg.ClientBase): Promise<string[]> {
  const { rows } = await owner.query<{ object: string }>(
    `select object from (
       select p.oid, format('function %I.%I(%s)', n.nspname, p.proname, pg_get_function_identity_arguments(p.oid)) as object
       from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname in ('public', 'privado') and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype
       union all
       select c.oid, format('%s %I.%I', case c.relkind when 'v' then 'view' else 'type' end, n.nspname, c.relname)
       from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname in ('public', 'privado') and c.relkind in ('v', 'c')
     ) o order by oid`,
  )
  return rows.map(({ object }) => object)
}

/** Of two numbers of a release, `1.10.0` and `1.9.3`, whether the first is the later one. */
function isNewer(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { numeric: true }) > 0
}
