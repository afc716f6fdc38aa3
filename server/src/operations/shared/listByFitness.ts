import type { Aptitud } from '@portal/contract/recursos.ts'
import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { cutPage } from './cutPage.ts'
import { isMarcado } from './marcados.ts'
import { orEmpty, type Orders, type Page } from './paginate.ts'
import { requireParticipationOfNone } from './participacion.ts'

/**
 * Lists whose rows carry a fitness: their tables, the views that rows are read from, those that lists are cut by fitness
 * from, those that have nothing else, with the one column of the table that they have too, the first two of an operacion, and
 * the same with those that don't take part in it.
 */
const views = {
  chofer: {
    view: 'chofer_listado',
    key: 'choferid',
    listed: 'chofer_listado',
    kept: { view: 'chofer_por_aptitud', column: 'estado_cuenta' },
    there: { view: 'chofer_en_operacion', listed: 'chofer_en_operacion' },
    orNot: { view: 'chofer_vaya_o_no', listed: 'chofer_vaya_o_no' },
  },
  dominio: {
    view: 'dominio_listado',
    key: 'dominioid',
    listed: 'dominio_listado',
    kept: { view: 'dominio_por_aptitud', column: 'estado_dominio' },
    there: { view: 'dominio_en_operacion', listed: 'dominio_en_operacion' },
    orNot: { view: 'dominio_vaya_o_no', listed: 'dominio_vaya_o_no' },
  },
  unidad: {
    view: 'unidad_con_aptitud',
    key: 'unidadid',
    listed: 'unidad_listada',
    kept: undefined,
    there: { view: 'unidad_en_operacion', listed: 'unidad_listada_en_operacion' },
    orNot: undefined,
  },
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
  /** Those that take part in it, by how they stand there. */
  operacionid?: string | undefined
  /** And those that don't, as they stand in general. */
  todos?: 'SI' | undefined
}

/** Orders by what is kept of a resource beside its own table. */
const byFitness = /^(aptitud|faltantes|proximo_vencimiento) /

/** As `veredicto` keeps them, in the order of who needs somebody first. */
const rangos: Readonly<Record<Aptitud, number>> = { 'no habilitado': 1, 'por vencer': 2, habilitado: 3 }

/** Who is not fit, then who soon won't be; of those alike, whose next end is nearer. */
export const leastFit: Orders[string] = [sql.ref('rango'), orEmpty('proximo_vencimiento')]

/**
 * Where the list is cut or sorted by fitness, it is so by what is kept of it. `rows` are those of the
 * page, in order and as the view has them under the name `fila`, for the list to select from, each with whether it is
 * `marcado`; `answer` is the page.
 */
export function listByFitness<Table extends Listed>(
  db: Kysely<Database>,
  table: Table,
  { aptitud, search = '', order, ...page }: Page & { aptitud?: Aptitud | undefined },
  { orders, byDefault, searched, equal, marcados, operacionid, todos }: List,
) {
  const { view, key, listed, kept: ofAll, there: ofThose, orNot } = views[table]
  const there = (todos && orNot) ?? ofThose
  const [source, kept] = operacionid === undefined ? [listed, ofAll] : [there.listed, undefined]
  const sorted = order ?? byDefault
  const isByFitness = aptitud !== undefined || byFitness.test(sorted) || operacionid !== undefined
  const asked = Object.entries(equal).filter(([, value]) => value !== undefined)
  const conditions = asked.map(([column, value]) => sql<boolean>`${sql.ref(column)} = ${value}`)
  if (aptitud !== undefined) conditions.push(sql`rango = ${rangos[aptitud]}`)
  if (operacionid !== undefined) conditions.push(sql`operacionid = ${operacionid}`)
  if (search !== '') conditions.push(searched(search))
  if (marcados === 'alone') conditions.push(isMarcado(key))
  // What is kept is enough to sort them by it, and to cut them.
  const isKept =
    isByFitness &&
    kept !== undefined &&
    search === '' &&
    marcados !== 'alone' &&
    asked.every(([column]) => column === kept.column)
  const count = (source: string) => sql<number>`(select count(*) from ${sql.table(source)}
    where ${sql.join([sql`cuenta_id = mi_cuenta()`, ...conditions], sql` and `)})`
  // Nobody is judged to be counted.
  const counted =
    operacionid !== undefined
      ? undefined
      : isByFitness && aptitud === undefined
        ? count(table)
        : isKept
          ? count(kept.view)
          : undefined
  const { pagina, answer } = cutPage(
    {
      source: isKept && byFitness.test(sorted) ? kept.view : isByFitness ? source : table,
      key,
      conditions,
      // How fit a unit is costs the same wherever it stands.
      atOnce: search !== '' || (isByFitness && kept === undefined),
      counted,
      ...(marcados && { ahead: isMarcado(key) }),
    },
    { order: sorted, ...page },
    orders,
  )
  const rows = db
    .with('pagina', (query) => query.selectFrom(pagina.as('cut')).selectAll())
    .selectFrom('pagina')
    .innerJoinLateral(
      rowOf<(typeof views)[Table]['view']>(
        operacionid === undefined ? view : there.view,
        key,
        operacionid,
      ).as('fila'),
      (join) => join.onTrue(),
    )
    .select(['pagina.total', 'pagina.delante as marcado'])
    .orderBy('pagina.lugar')
  return {
    rows,
    answer: async <Row extends { total: number }>(db: Kysely<Database>, found: Row[]) => {
      await requireParticipationOfNone(db, operacionid, found)
      return answer(db, found)
    },
  }
}

/**
 * A row of the page, to join `pagina` to: each is looked up on its own. A plan that was made for a carrier with ten
 * rows would else read all that a large one has for every row of the page.
 */
const rowOf = <View extends (typeof views)[Listed]['view']>(
  view: string,
  key: string,
  operacionid: string | undefined,
) =>
  sql<Selectable<Database[View]>>`(
    select * from ${sql.table(view)} where cuenta_id = mi_cuenta() and ${sql.ref(key)} = pagina.id
      ${operacionid === undefined ? sql`` : sql`and operacionid = ${operacionid}`} offset 0)`
