import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { fromBothEnds, orderBy, pageOf, placeOf, type Orders, type Page, type Paged } from './paginate.ts'

interface Cut {
  /** The page's ids with their place, and how many there are in all, as a subquery to join the rows to. */
  pagina: RawBuilder<{ id: string; lugar: number; total: number; delante: boolean }>
  answer: <Row extends { total: number }>(db: Kysely<Database>, rows: Row[]) => Promise<Paged<Row>>
}

interface Source {
  /** A table or a view. */
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
  /**
   * Those of the conditions that an index in the order of the list has beside it, where the rest may match many rows:
   * then they are met on a walk in that order, and not looked up and sorted.
   */
  walked?: RawBuilder<boolean>[] | undefined
  /** How many match, where that is known without reading them. */
  counted?: RawBuilder<number> | undefined
  /** Which rows come before the others, whatever the order: few, because they are sorted anew each time. */
  ahead?: RawBuilder<boolean>
}

/** Fewer than these are looked up and sorted sooner than found on a walk. */
const few = 2_000

/** For lists whose rows cost more to compute than to find: the page is cut first, and only its rows are computed. */
export function cutPage(
  { source, key, conditions, walked, atOnce, whose = 'own', ahead = sql`false`, counted }: Source,
  { order, ...page }: Page & { order: string },
  orders: Orders,
): Cut {
  const id = sql.ref(key)
  const mine = whose === 'own' ? sql<boolean>`cuenta_id = mi_cuenta()` : sql<boolean>`true`
  const allOf = (each: readonly RawBuilder<boolean>[]) => sql.join(each, sql` and `)
  const matching = sql`from ${sql.table(source)} where ${allOf([mine, ...conditions])}`
  const all = counted ?? sql<number>`(select count(*) ${matching})`
  const { before, size } = placeOf(page)
  const sorted = orderBy(order, orders, [id])
  return {
    pagina: atOnce ? inOnePass() : fromTheNearerEnd(),
    answer: async (db, rows) =>
      pageOf(rows, page, rows[0]?.total ?? (page.page === 1 ? 0 : await countAll(db))),
  }

  function inOnePass(): Cut['pagina'] {
    return sql`(
      select ${id} as id, row_number() over (order by ${ahead} desc, ${sorted}) as lugar, count(*) over () as total, ${ahead} as delante
      ${matching} order by lugar limit ${size} offset ${before})`
  }

  /** Those that come first are sorted by themselves; the others are read in the order of an index, as if they were all. */
  function fromTheNearerEnd(): Cut['pagina'] {
    const ends = fromBothEnds({
      before: sql`(select antes from todo)`,
      size: sql`(select cuantos from todo)`,
    })
    const readAs = (rowsBy: (sorted: RawBuilder<unknown>) => RawBuilder<unknown>, gate = sql``) => {
      const [forward, backward] = [sorted, orderBy(order, orders, [id], 'end')]
      return sql`
        select id, (select n from primeros) + (select antes from todo) + row_number() over (), false from (
          select ${id} as id ${rowsBy(forward)} and not (${ahead}) ${gate} order by ${forward}
          ${ends.start}) desde_el_principio
        union all
        select id, (select n + total from primeros, todo) - ${ends.skipped} - row_number() over () + 1, false from (
          select ${id} as id ${rowsBy(backward)} and not (${ahead}) ${gate} order by ${backward}
          ${ends.end}) desde_el_final`
    }
    const lookedUp = () => matching
    const onAWalk = (sorted: RawBuilder<unknown>) => sql`from (
      select * from ${sql.table(source)} where ${allOf([mine, ...(walked ?? [])])} order by ${sorted} offset 0
    ) en_orden where ${allOf(conditions)}`
    const others =
      walked === undefined
        ? [readAs(lookedUp)]
        : [
            readAs(lookedUp, sql`and (select todos from todo) < ${few}`),
            readAs(onAWalk, sql`and (select todos from todo) >= ${few}`),
          ]
    return sql`(
      with delante as materialized (
        select ${id} as id, row_number() over (order by ${sorted}) as lugar ${matching} and ${ahead}
      ),
      primeros as materialized (select count(*) as n from delante),
      todo as materialized (
        select todos.n as todos, todos.n - p.n as total, greatest(${before} - p.n, 0) as antes,
          ${size} - least(greatest(p.n - ${before}, 0), ${size}) as cuantos
        -- Fenced, or it would be counted once for each of these.
        from (select ${all} as n offset 0) todos, primeros p
      )
      select id, lugar, (select todos from todo) as total, delante from (
        select id, lugar, true as delante from delante where lugar > ${before} and lugar <= ${before} + ${size}
        union all ${sql.join(others, sql` union all `)}
      ) pagina)`
  }

  /** A page past the end has no row to carry the count. */
  async function countAll(db: Kysely<Database>): Promise<number> {
    const { rows } = await sql<{ total: number }>`select ${all} as total`.execute(db)
    return rows[0]?.total ?? 0
  }
}
