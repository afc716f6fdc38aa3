import { sql, type Kysely, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { Database } from '../../database/schema.ts'

export interface Page {
  page: number
  pagesize: number
  order?: string | undefined
  search?: string | undefined
}

/** How a list is sorted, and where what is typed is looked for. */
interface List {
  orders: Orders
  byDefault: string
  /** Makes the order total. */
  last: readonly RawBuilder<unknown>[]
  searched?: (typed: string) => RawBuilder<boolean>
}

/** What each field of an operacion's order sorts by, in turn. */
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
const maxCounted = 1_000

/** What every list answers of a page. */
export function pageOf<Row>(records: Row[], { page, pagesize }: Page, total: number): Paged<Row> {
  return { records, page, pagesize, total, moreRecords: page * pagesize < total }
}

/** The same where `found` was counted no further than people care, or than this page reaches (`countedFor`). */
export function cappedPageOf<Row>(records: Row[], { page, pagesize }: Page, found: number): Paged<Row> {
  return {
    records,
    page,
    pagesize,
    total: Math.min(found, maxCounted),
    totalCapped: found > maxCounted,
    moreRecords: page * pagesize < found,
  }
}

export const countedFor = ({ page, pagesize }: Page) => Math.max(maxCounted, page * pagesize) + 1

/**
 * Cuts a page out of a query and counts all of it, in the same statement.
 * Only a page past the end has no row to carry the count, and asks for it.
 */
export async function paginate<Source, Tables extends keyof Source, Row>(
  rows: SelectQueryBuilder<Source, Tables, Row>,
  page: Page,
  { orders, byDefault, last, searched }: List,
): Promise<Paged<Row>> {
  const query = matching(rows, page, searched)
  const records = await query
    .select(sql<number>`count(*) over ()`.as('total'))
    .$castTo<Row & { total: number }>()
    .orderBy(orderBy(page.order ?? byDefault, orders, last))
    .limit(page.pagesize)
    .offset((page.page - 1) * page.pagesize)
    .execute()
  return pageOf(records, page, records[0]?.total ?? (page.page === 1 ? 0 : await countAll(query)))
}

/**
 * The same for a list without end: what matches is counted only as far as people care, or as this page reaches.
 * `sorted` is a total order that an index has.
 */
export async function paginateCapped<Source, Tables extends keyof Source, Row>(
  db: Kysely<Database>,
  rows: SelectQueryBuilder<Source, Tables, Row>,
  page: Page,
  sorted: RawBuilder<unknown>,
  searched?: List['searched'],
): Promise<Paged<Row>> {
  const query = matching(rows, page, searched)
  const counted = query
    .clearSelect()
    .select(sql`1`.as('one'))
    .limit(countedFor(page))
  const [records, { found }] = await Promise.all([
    query
      .orderBy(sorted)
      .limit(page.pagesize)
      .offset((page.page - 1) * page.pagesize)
      .execute(),
    db
      .selectFrom(counted.as('counted'))
      .select(sql<number>`count(*)`.as('found'))
      .executeTakeFirstOrThrow(),
  ])
  return cappedPageOf(records, page, found)
}

function matching<Source, Tables extends keyof Source, Row>(
  rows: SelectQueryBuilder<Source, Tables, Row>,
  { search = '' }: Page,
  searched: List['searched'],
): SelectQueryBuilder<Source, Tables, Row> {
  return search === '' || !searched ? rows : rows.where(searched(search))
}

export const placeOf = ({ page, pagesize }: Page) => ({
  before: sql<number>`${(page - 1) * pagesize}::bigint`,
  size: sql<number>`${pagesize}::bigint`,
})

/**
 * How a page is read from the end that is nearer, so that the last one costs what the first does: two reads of the
 * same order, of which one takes nothing. Beside them stands the count of all, as `total` of a subquery `todo`; what
 * is read from the end comes the other way round. `before` and `size` say how many rows stand before the page, and how
 * many it has.
 */
export function fromBothEnds({ before, size }: { before: RawBuilder<number>; size: RawBuilder<number> }) {
  const skipped = sql<number>`(select greatest(total - ${before} - ${size}, 0) from todo)`
  return {
    start: sql`limit (select case when ${before} * 2 <= total then ${size} else 0 end from todo) offset ${before}`,
    end: sql`limit (select case when ${before} * 2 > total then greatest(least(${size}, total - ${before}), 0) else 0 end from todo)
      offset ${skipped}`,
    /** How many of the last rows come after the page that is read from the end. */
    skipped,
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
