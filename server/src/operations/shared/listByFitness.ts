import type { Culpable } from '@portal/contract/recursos.ts'
import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { cutPage } from './cutPage.ts'
import { isMarcado } from './marcados.ts'
import { orEmpty, type Orders, type Page } from './paginate.ts'

/** Lists whose rows carry a fitness: their tables, and the views that compute it. */
const views = {
  chofer: { view: 'chofer_con_aptitud', key: 'choferid' },
  dominio: { view: 'dominio_con_aptitud', key: 'dominioid' },
  unidad: { view: 'unidad_con_aptitud', key: 'unidadid' },
} as const
type Listed = keyof typeof views

interface List {
  orders: Orders
  byDefault: string
  searched: (typed: string) => RawBuilder<boolean>
  /** Columns of the table, and what each has to be where it was asked for. */
  equal: Readonly<Record<string, string | undefined>>
  /** What the person who asks marked comes first, or alone. The provider's people mark nothing. */
  marcados?: 'first' | 'alone'
}

/** Orders by what the view computes. */
const byFitness = /^(aptitud|faltantes|proximo_vencimiento) /

/** Who is not fit, then who soon won't be; of those alike, whose next end is nearer. */
export const leastFit: Orders[string] = [
  sql`array_position(array['no habilitado', 'por vencer', 'habilitado'], aptitud)`,
  orEmpty('proximo_vencimiento'),
]

/** Of the rows of the page: the first of the reasons why one is not fit, or will stop being. */
export const firstCulpable = sql<Culpable | null>`fila.culpables -> 0`

/**
 * Fitness is computed for the rows of the page alone, unless the list is cut or sorted by it. `rows` are those of the
 * page, in order and as the view has them under the name `fila`, for the list to select from, each with whether it is
 * `marcado`; `answer` is the page.
 */
export function listByFitness<Table extends Listed>(
  db: Kysely<Database>,
  table: Table,
  { aptitud, search = '', order, ...page }: Page & { aptitud?: string | undefined },
  { orders, byDefault, searched, equal, marcados }: List,
) {
  const { view, key } = views[table]
  const sorted = order ?? byDefault
  const computed = aptitud !== undefined || byFitness.test(sorted)
  const conditions = Object.entries({ ...equal, aptitud })
    .filter(([, value]) => value !== undefined)
    .map(([column, value]) => sql<boolean>`${sql.ref(column)} = ${value}`)
  if (search !== '') conditions.push(searched(search))
  if (marcados === 'alone') conditions.push(isMarcado(key))
  const { pagina, answer } = cutPage(
    {
      source: computed ? view : table,
      key,
      conditions,
      atOnce: computed || search !== '',
      ...(marcados && { ahead: isMarcado(key) }),
    },
    { order: sorted, ...page },
    orders,
  )
  const rows = db
    .with('pagina', (query) => query.selectFrom(pagina.as('cut')).selectAll())
    .selectFrom('pagina')
    .innerJoinLateral(rowOf<(typeof views)[Table]['view']>(view, key).as('fila'), (join) => join.onTrue())
    .select(['pagina.total', 'pagina.delante as marcado'])
    .orderBy('pagina.lugar')
  return { rows, answer: <Row extends { total: number }>(found: Row[]) => answer(db, found) }
}

/**
 * A row of the page, to join `pagina` to: each is looked up on its own. A plan that was made for a carrier with ten
 * rows would else read all that a large one has for every row of the page.
 */
const rowOf = <View extends (typeof views)[Listed]['view']>(view: string, key: string) =>
  sql<Selectable<Database[View]>>`(
    select * from ${sql.table(view)} where cuenta_id = mi_cuenta() and ${sql.ref(key)} = pagina.id offset 0)`
