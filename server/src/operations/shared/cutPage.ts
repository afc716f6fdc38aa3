import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { fromBothEnds, orderBy, pageOf, type Orders, type Page, type Paged } from './paginate.ts'

interface Cut {
  /** The page's ids with their place, and how many there are in all, as a subquery to join the rows to. */
  pagina: RawBuilder<{ id: string; lugar: number; total: number }>
  answer: <Row extends { total: number }>(db: Kysely<Database>, rows: Row[]) => Promise<Paged<Row>>
}

interface Source {
  /** A table, or the view that computes fitness when the list is cut or sorted by it. */
  source: string
  key: string
  conditions: RawBuilder<boolean>[]
  /** Whose rows: the caller's account's unless the provider looks at those of every carrier. */
  whose?: 'own' | 'everybody'
  /**
   * All that matches is read once: of such a view each row costs, and what a search found is looked up by its ids. A
   * table is cheap to count, and to read from either end.
   */
  atOnce: boolean
}

/** For lists whose rows cost more to compute than to find: the page is cut first, and only its rows are computed. */
export function cutPage(
  { source, key, conditions, atOnce, whose = 'own' }: Source,
  { page, pagesize, order }: Page & { order: string },
  orders: Orders,
): Cut {
  const id = sql.ref(key)
  const matching = sql`from ${sql.table(source)} where ${sql.join(
    [...(whose === 'own' ? [sql`cuenta_id = mi_cuenta()`] : []), ...conditions],
    sql` and `,
  )}`
  const before = (page - 1) * pagesize
  return {
    pagina: atOnce ? inOnePass() : fromTheNearerEnd(),
    answer: async (db, rows) =>
      pageOf(rows, { page, pagesize }, rows[0]?.total ?? (page === 1 ? 0 : await countAll(db))),
  }

  function inOnePass(): Cut['pagina'] {
    return sql`(
      select ${id} as id, row_number() over (order by ${orderBy(order, orders, [id])}) as lugar, count(*) over () as total ${matching}
      order by lugar limit ${pagesize} offset ${before})`
  }

  function fromTheNearerEnd(): Cut['pagina'] {
    const ends = fromBothEnds({ page, pagesize })
    return sql`(
      with todo as materialized (select count(*) as total ${matching})
      select id, lugar, (select total from todo) as total from (
        select id, row_number() over () as lugar from (
          select ${id} as id ${matching} order by ${orderBy(order, orders, [id])}
          ${ends.start}) desde_el_principio
        union all
        select id, -row_number() over () from (
          select ${id} as id ${matching} order by ${orderBy(order, orders, [id], 'end')}
          ${ends.end}) desde_el_final
      ) pagina)`
  }

  /** A page past the end has no row to carry the count. */
  async function countAll(db: Kysely<Database>): Promise<number> {
    const { rows } = await sql<{ total: number }>`select count(*) as total ${matching}`.execute(db)
    return rows[0]?.total ?? 0
  }
}
