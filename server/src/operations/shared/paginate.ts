import { sql, type Kysely, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { Database } from '../../database/schema.ts'

export interface Page {
  page: number
  pagesize: number
  order?: string | undefined
}

/** What each field of an operation's order sorts by, in turn. */
export type Orders = Record<string, readonly Sorted[]>
type Sorted = RawBuilder<unknown> | { orEmpty: RawBuilder<unknown> }

/** A column that may be empty: its empty rows come last, whichever way. Any other column is left as its index has it. */
export const orEmpty = (column: string): Sorted => ({ orEmpty: sql.ref(column) })

export interface Paged<Row> {
  records: Row[]
  page: number
  pagesize: number
  total: number
  /** More than `total` match: the count stopped there. */
  totalCapped?: boolean
  moreRecords: boolean
}

/** How far a search counts what it finds: past it people read "más de 1.000". */
export const maxCounted = 1_000

/**
 * Cuts a page out of a query and counts all of it, in the same statement. `last` makes the order total.
 * Only a page past the end has no row to carry the count, and asks for it.
 */
export async function paginate<Source, Tables extends keyof Source, Row>(
  query: SelectQueryBuilder<Source, Tables, Row>,
  { page, pagesize, order }: Page,
  { orders, byDefault, last }: { orders: Orders; byDefault: string; last: readonly RawBuilder<unknown>[] },
): Promise<Paged<Row>> {
  const rows = await query
    .select(sql<number>`count(*) over ()`.as('total'))
    .$castTo<Row & { total: number }>()
    .orderBy(orderBy(order ?? byDefault, orders, last))
    .limit(pagesize)
    .offset((page - 1) * pagesize)
    .execute()
  const total = rows[0]?.total ?? (page === 1 ? 0 : await countAll(query))
  return {
    records: rows,
    page,
    pagesize,
    total,
    moreRecords: page * pagesize < total,
  }
}

/**
 * The same for a list without end: what matches is counted only as far as people care, or as this page reaches.
 * `sorted` is a total order that an index has.
 */
export async function paginateCapped<Source, Tables extends keyof Source, Row>(
  db: Kysely<Database>,
  query: SelectQueryBuilder<Source, Tables, Row>,
  { page, pagesize }: Omit<Page, 'order'>,
  sorted: RawBuilder<unknown>,
): Promise<Paged<Row>> {
  const end = page * pagesize
  const counted = query
    .clearSelect()
    .select(sql`1`.as('one'))
    .limit(Math.max(maxCounted, end) + 1)
  const [records, { found }] = await Promise.all([
    query
      .orderBy(sorted)
      .limit(pagesize)
      .offset(end - pagesize)
      .execute(),
    db
      .selectFrom(counted.as('counted'))
      .select(sql<number>`count(*)`.as('found'))
      .executeTakeFirstOrThrow(),
  ])
  return {
    records,
    page,
    pagesize,
    total: Math.min(found, maxCounted),
    totalCapped: found > maxCounted,
    moreRecords: end < found,
  }
}

/** "campo DESC" in SQL, or the same list from its end. All of it goes one way, as an index is read. */
export function orderBy(
  order: string,
  orders: Orders,
  last: readonly RawBuilder<unknown>[],
  from: 'start' | 'end' = 'start',
): RawBuilder<unknown> {
  const [field = '', direction] = order.split(' ')
  const columns = orders[field]
  if (!columns) throw new Error(`no order by ${field}`)
  const way = sql.raw((direction === 'DESC') === (from === 'start') ? 'desc' : 'asc')
  const empties = sql.raw(from === 'start' ? 'nulls last' : 'nulls first')
  return sql.join(
    [...columns, ...last].map((column) =>
      'orEmpty' in column ? sql`${column.orEmpty} ${way} ${empties}` : sql`${column} ${way}`,
    ),
  )
}

async function countAll<Source, Tables extends keyof Source, Row>(
  query: SelectQueryBuilder<Source, Tables, Row>,
): Promise<number> {
  const { total } = await query
    .clearSelect()
    .select(sql<number>`count(*)`.as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow()
  return total
}

/**
 * What `like` looks for: what was typed, wherever it stands, as sin_acentos writes it. A subquery, because a plan that
 * is kept for any text would otherwise take its accents away again for every row.
 */
export const patternOf = (typed: string) =>
  sql<string>`(select '%' || sin_acentos(${typed.replace(/[\\%_]/g, '\\$&')}) || '%')`

/** `column` holds what was typed, whatever its accents and case. `column` is text as sin_acentos writes it. */
export function contains(column: RawBuilder<unknown>, typed: string): RawBuilder<boolean> {
  return sql<boolean>`${column} like ${patternOf(typed)}`
}
