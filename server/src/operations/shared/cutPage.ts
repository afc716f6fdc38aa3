import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { orderBy, type Orders, type Page, type Paged } from './paginate.ts'

interface Cut {
  /** The page's ids with their place, and how many there are in all, as a subquery to join the rows to. */
  pagina: RawBuilder<{ id: string; lugar: number; total: number }>
  answer: <Row extends { total: number }>(db: Kysely<Database>, rows: Row[]) => Promise<Paged<Row>>
}

/**
 * For lists whose rows cost more to compute than to find: the page is cut first, and only its rows are computed.
 * `source` is the table that is cheap to sort and to search, or the view when the list is cut by what it computes.
 */
export function cutPage(
  { source, key, conditions }: { source: string; key: string; conditions: RawBuilder<boolean>[] },
  { page, pagesize, order }: Page & { order: string },
  orders: Orders,
): Cut {
  const id = sql.ref(key)
  const matching = sql`from ${sql.table(source)} where ${sql.join(
    [sql`cuenta_id = mi_cuenta()`, ...conditions],
    sql` and `,
  )}`
  const sorted = orderBy(order, orders, id)
  return {
    pagina: sql`(
      select ${id} as id, row_number() over (order by ${sorted}) as lugar, count(*) over () as total ${matching}
      order by lugar limit ${pagesize} offset ${(page - 1) * pagesize})`,
    answer: async (db, rows) => {
      const total = rows[0]?.total ?? (page === 1 ? 0 : await countAll(db))
      return { records: rows, page, pagesize, total, moreRecords: page * pagesize < total }
    },
  }

  /** A page past the end has no row to carry the count. */
  async function countAll(db: Kysely<Database>): Promise<number> {
    const { rows } = await sql<{ total: number }>`select count(*) as total ${matching}`.execute(db)
    return rows[0]?.total ?? 0
  }
}
