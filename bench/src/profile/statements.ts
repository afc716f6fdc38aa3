import type pg from 'pg'

/** What the statements of a load took, as PostgreSQL itself counts it. */

export interface Statement {
  /** Its verb, and the tables and functions it names. */
  name: string
  /** How often it ran, and ms of planning and running it, in all. */
  calls: number
  ms: number
}

/** Has to be in the settings of the cluster. */
export const counted = [
  `shared_preload_libraries = 'pg_stat_statements'`,
  'pg_stat_statements.track_planning = on',
]

export async function prepareCounting(superuser: pg.ClientBase): Promise<void> {
  await superuser.query('create extension if not exists pg_stat_statements')
}

export async function forgetCounts(superuser: pg.ClientBase): Promise<void> {
  await superuser.query('select pg_stat_statements_reset()')
}

interface Counted {
  query: string
  calls: string
  ms: number
}

/** Of the roles that requests act as; the slowest in all first. */
export async function readCounts(superuser: pg.ClientBase): Promise<Statement[]> {
  const { rows } = await superuser.query<Counted>(
    `select query, calls::text, total_plan_time + total_exec_time as ms
     from pg_stat_statements where userid in ('portal_app'::regrole, 'portal_proveedor'::regrole, 'portal_ingreso'::regrole)`,
  )
  return inOneLineEach(
    rows.map(({ query, calls, ms }) => ({ name: nameOf(query), calls: Number(calls), ms })),
  )
}

function inOneLineEach(statements: readonly Statement[]): Statement[] {
  const all = new Map<string, Statement>()
  for (const { name, calls, ms } of statements) {
    const before = all.get(name) ?? { name, calls: 0, ms: 0 }
    all.set(name, { name, calls: before.calls + calls, ms: before.ms + ms })
  }
  return [...all.values()].sort((a, b) => b.ms - a.ms)
}

const named = /\b(?:from|join|into|update)\s+(?:only\s+)?"?([a-z_.]+)"?/gi
const shown = 4

/** `select historial, documento…`, for it to be found again in the code. What names no table is told by its first function. */
export function nameOf(query: string): string {
  const verb = /[a-z]+/i.exec(query)?.[0].toLowerCase() ?? query
  const own = new Set(
    [...query.matchAll(/"?([a-z_]+)"?\s+as\s+(?:not\s+)?(?:materialized\s*)?\(/gi)].map(([, name]) => name),
  )
  const tables = new Set(
    [...query.matchAll(named)].map(([, name]) => name).filter((name) => !own.has(name) && name !== 'unnest'),
  )
  const functions = [...query.matchAll(/\b([a-z_]{4,})\(/gi)].map(([, name]) => name)
  const names = tables.size > 0 ? [...tables] : functions.slice(0, 1)
  const more = names.length > shown ? '…' : ''
  return [verb, `${names.slice(0, shown).join(', ')}${more}`].filter((part) => part !== '').join(' ')
}
