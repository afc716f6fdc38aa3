import pg from 'pg'
import { listJobs } from '../../backup/jobs.ts'
import { everyTable, listSequences, type Table } from '../../backup/tables.ts'
import { migrationFiles } from '../../database/migrate.ts'
import { viewFiles } from '../../database/views.ts'

/** The tables of the books that `migrate` keeps, which no migration makes. */
const books = `
create table migracion (name text primary key, sha256 text not null, aplicada timestamptz not null default now());
create table vista (unica boolean primary key default true check (unica), sha256 text not null,
  version text not null, objetos text[] not null, aplicada timestamptz not null default now());`

/**
 * A migrated database as SQL, for one that has the roles of requests and the tables of the job queue and nothing else: its
 * migrations and views as this version has them, then all of its rows, its sequences and the jobs that wait.
 */
export async function writeSql(ownerUrl: string): Promise<string> {
  const client = new pg.Client({
    connectionString: ownerUrl,
    options: '-c TimeZone=UTC -c DateStyle=ISO -c IntervalStyle=postgres -c bytea_output=hex',
  })
  await client.connect()
  try {
    const tables = await everyTable(client)
    const parts = [
      books,
      ...(await migrationFiles()).map(({ name, text }) => `-- ${name}\n${text}`),
      ...(await viewFiles()).map(({ name, text }) => `-- views/${name}\n${text}`),
      // As a restoration does it: triggers and forced row level security set aside, and what migrations brought emptied.
      ...tables.map(({ nombre, forzada }) => altered(nombre, 'disable', forzada ? 'no force' : undefined)),
      `truncate ${tables.map(({ nombre }) => nombre).join(', ')};`,
    ]
    for (const table of tables) parts.push(await rowsAsSql(client, table))
    parts.push(
      ...tables.map(({ nombre, forzada }) => altered(nombre, 'enable', forzada ? 'force' : undefined)),
    )
    for (const { nombre, siguiente } of await listSequences(client))
      parts.push(`alter sequence ${nombre} restart with ${siguiente};`)
    parts.push(...jobsAsSql(await listJobs(client)))
    return parts.join('\n')
  } finally {
    await client.end()
  }
}

const altered = (nombre: string, triggers: 'disable' | 'enable', security: string | undefined): string =>
  `alter table ${nombre} ${triggers} trigger user${security === undefined ? '' : `, ${security} row level security`};`

async function rowsAsSql(client: pg.ClientBase, { nombre, columnas, orden }: Table): Promise<string> {
  const values = columnas.map((column) => `quote_nullable(${column}::text)`).join(', ')
  const order = orden.length > 0 ? ` order by ${orden.join(', ')}` : ''
  const { rows } = await client.query<{ line: string }>(
    `select '(' || concat_ws(', ', ${values}) || ')' as line from ${nombre}${order}`,
  )
  if (rows.length === 0) return ''
  const lines = rows.map(({ line }) => line).join(',\n')
  return `insert into ${nombre} (${columnas.join(', ')}) overriding system value values\n${lines};`
}

function jobsAsSql(bytes: Buffer): string[] {
  const jobs = JSON.parse(bytes.toString('utf8')) as Record<string, unknown>[] // of our own query
  return jobs.map(
    (job) => `select graphile_worker.add_job(j->>'identifier', j->'payload', queue_name => j->>'queue_name',
  run_at => (j->>'run_at')::timestamptz, max_attempts => (j->>'max_attempts')::int, job_key => j->>'job_key', priority => (j->>'priority')::int)
from (values (${pg.escapeLiteral(JSON.stringify(job))}::json)) as v (j);`,
  )
}
