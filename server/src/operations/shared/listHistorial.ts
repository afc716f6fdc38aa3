import { refuseField, type Input } from '@portal/contract'
import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely'
import type { Database } from '../../database/schema.ts'
import type { Apariencia } from './apariencia.ts'
import {
  cappedPageOf,
  countedFor,
  fromBothEnds,
  placeOf,
  orderBy,
  orEmpty,
  pageOf,
  type Orders,
  type Paged,
} from './paginate.ts'
import { tiposIncluded } from './tiposIncluded.ts'

/** The names and the brand are those that stood; what draws the resource is as it is now. */
type Linea = Omit<Selectable<Database['historial']>, 'cuenta_id' | 'texto'> & Omit<Apariencia, 'marca'>

/** What cuts the list, apart from a search; null where nothing was asked. */
interface Cut {
  tipos: string[] | null
  recursoid: string | null
  estado: string | null
  estadoRecurso: string | null
}

interface Place {
  /** As it was asked for: a column, and which way. */
  order: string
  campo: string
  descendente: boolean
  page: number
  pagesize: number
}

/** A page of the history of the caller's account, or of the account that the provider looks at. */
export function listHistorial(
  db: Kysely<Database>,
  input: Input<'ListRecDocHistorial'>,
): Promise<Paged<Linea>> {
  const { filter = {}, estadorecursos, search, order = 'createdtime ASC', page, pagesize } = input
  const cut = {
    tipos: filter.tiporecurso === undefined ? null : tiposIncluded(filter.tiporecurso),
    recursoid: filter.recursoid ?? null,
    estado: filter.estado ?? null,
    estadoRecurso: estadorecursos ?? null,
  }
  const [campo = '', direction] = order.split(' ')
  const place = { order, campo, descendente: direction === 'DESC', page, pagesize }
  const whole = Object.values(cut).every((each) => each === null)
  const [busca, otra] = [search, filter.search].filter((text) => text !== undefined && text !== '')
  if (otra !== undefined) throw refuseField('filter.search', 'Buscá de una sola manera: acá o en search')
  if (busca !== undefined) return searchPage(db, cut, place, busca)
  return whole && campo === 'createdtime'
    ? readWhole(db, place)
    : readPage(db, cut, place, whole ? wholeTotal : undefined)
}

const columns =
  sql.raw(`h.historialid, h.docrechistorial_estado, h.createdtime, h.tiporecurso, h.recursoid, h.choferid,
  h.dominioid, h.dominio, h.marca, h.nombre, h.tipodocumentoid, h.tipodocumento, h.documentoid, h.actor, h.actor_nombre, h.nota,
  d.pais_patente, d.vehiculo, d.carroceria, d.cantidad_ejes, d.modelo, c.foto, c.documento`)

/** What draws the resource of a line, each looked up on its own. */
const drawn = sql`
  left join lateral (select * from chofer where cuenta_id = mi_cuenta() and choferid = h.choferid offset 0) c on true
  left join lateral (select * from dominio where cuenta_id = mi_cuenta() and dominioid = h.dominioid offset 0) d on true`

/** Looked up one by one: they are a page at most, which the planner can't know. */
const lines = sql`cross join lateral (
  select * from historial where cuenta_id = mi_cuenta() and historialid = pagina.historialid offset 0) h ${drawn}`

/** A line of the page, or, on a page without lines, a row that only carries the count. */
type Row = { total: number } & (Linea | { historialid: null })

/** The beginning is a milestone too: what row level security has to know harmless takes no coalesce. */
const milestones = sql`
    select posicion, createdtime, historialid from historial_hito where cuenta_id = mi_cuenta()
    union all select 0, '-infinity', ''`

const lastMilestone = sql`select * from (${milestones}) h order by posicion desc limit 1`

const linesAfter = (name: string) => sql`from historial where cuenta_id = mi_cuenta()
    and (createdtime, historialid) > ((select createdtime from ${sql.ref(name)}), (select historialid from ${sql.ref(name)}))`

/** How many lines there are in all, in a statement that begins with the last milestone as \`ultimo\`. */
const wholeTotal = sql`select (select posicion from ultimo) + (select count(*) ${linesAfter('ultimo')}) as total`

/** So many lines are read and counted without milestones, which cost more than that. */
const few = 2_000

/** The whole history in its order. Most are short, and then one statement of little says so. */
async function readWhole(db: Kysely<Database>, place: Place): Promise<Paged<Linea>> {
  const { page, pagesize } = place
  return (page * pagesize <= few ? await readShort(db, place) : undefined) ?? readLong(db, place)
}

/** A page of a short history; nothing of one that is not, or that ends before the page. */
async function readShort(db: Kysely<Database>, place: Place): Promise<Paged<Linea> | undefined> {
  const { page, pagesize } = place
  const { rows } = await sql<Linea & { total: number }>`
    select ${columns}, (select count(*) from (select from historial where cuenta_id = mi_cuenta() limit ${few + 1}) x) as total
    from (
      select * from historial h where cuenta_id = mi_cuenta()
      order by ${sorted(place)} limit ${pagesize} offset ${(page - 1) * pagesize}
    ) h ${drawn}
    order by ${sorted(place)}`.execute(db)
  const total = rows[0]?.total
  return total === undefined || total > few ? undefined : pageOf(rows, place, total)
}

/** The count and the page start at the nearest milestone before them. */
async function readLong(db: Kysely<Database>, place: Place): Promise<Paged<Linea>> {
  const { page, pagesize, descendente } = place
  const before = sql`${(page - 1) * pagesize}::bigint`
  const size = sql`${pagesize}::bigint`
  const { rows } = await sql<Row>`
    with ultimo as (${lastMilestone}),
    todo as materialized (${wholeTotal}),
    -- The page as places in the order of the index: \`desde\` lines come before it.
    tramo as materialized (
      select total, ${
        descendente
          ? sql`greatest(total - ${before} - ${size}, 0) as desde, greatest(total - ${before}, 0) as hasta`
          : sql`least(${before}, total) as desde, least(${before} + ${size}, total) as hasta`
      } from todo
    ),
    partida as (
      select * from (${milestones}) h where posicion <= (select desde from tramo) order by posicion desc limit 1
    ),
    pagina as (
      select historialid ${linesAfter('partida')} order by createdtime, historialid
      limit (select hasta - desde from tramo) offset (select desde - (select posicion from partida) from tramo)
    )
    select ${columns}, tramo.total
    from tramo left join (pagina ${lines}) on true
    order by ${sorted(place)}`.execute(db)
  const total = rows[0]?.total ?? 0
  return pageOf(rows.filter(isLinea), place, total)
}

/** A page of a history cut or sorted otherwise and the count of all of it in one statement, read from the nearer end: the last page costs what the first does. */
async function readPage(
  db: Kysely<Database>,
  cut: Cut,
  place: Place,
  counted?: RawBuilder<unknown>,
): Promise<Paged<Linea>> {
  const ends = fromBothEnds(placeOf(place))
  const matching = sql`from historial h where ${sql.join(conditionsOf(cut), sql` and `)}`
  const { rows } = await sql<Row>`
    with ultimo as (${lastMilestone}),
    todo as materialized (${counted ?? sql`select count(*) as total ${matching}`}),
    pagina as (
      (select h.historialid ${matching} order by ${sorted(place)} ${ends.start})
      union all
      (select h.historialid ${matching} order by ${sorted(place, 'end')} ${ends.end})
    )
    select ${columns}, todo.total
    from todo left join (pagina ${lines}) on true
    order by ${sorted(place)}`.execute(db)
  const total = rows[0]?.total ?? 0
  return pageOf(rows.filter(isLinea), place, total)
}

/** What matches is counted only as far as people care, or as this page reaches. */
async function searchPage(
  db: Kysely<Database>,
  cut: Cut,
  place: Place,
  busca: string,
): Promise<Paged<Linea>> {
  const { campo, descendente, page, pagesize } = place
  const end = page * pagesize
  const { rows } = await sql<Row>`
    with halladas as materialized (
      select historialid, lugar
      from buscar_historial(${busca}, ${campo}, ${descendente}, ${countedFor(place)},
        ${cut.tipos}, ${cut.recursoid}, ${cut.estado}, ${cut.estadoRecurso})
    ),
    todo as (select count(*) as total from halladas)
    select ${columns}, todo.total
    from todo left join (
      (select * from halladas where lugar > ${end - pagesize} and lugar <= ${end}) pagina ${lines}) on true
    order by lugar`.execute(db)
  const found = rows[0]?.total ?? 0
  return cappedPageOf(rows.filter(isLinea), place, found)
}

function conditionsOf({ tipos, recursoid, estado, estadoRecurso }: Cut): RawBuilder<boolean>[] {
  const conditions = [sql<boolean>`h.cuenta_id = mi_cuenta()`]
  if (tipos !== null) conditions.push(sql`h.tiporecurso = any(${tipos})`)
  if (recursoid !== null) conditions.push(sql`h.recursoid = ${recursoid}`)
  if (estado !== null) conditions.push(sql`h.docrechistorial_estado = ${estado}`)
  if (estadoRecurso !== null)
    conditions.push(
      sql`h.recursoid in (select recursoid from recurso where cuenta_id = mi_cuenta() and estado = ${estadoRecurso})`,
    )
  return conditions
}

const orders: Orders = {
  createdtime: [],
  nombre: [sql.ref('h.nombre')],
  dominio: [orEmpty('h.dominio')],
}

const sorted = ({ order }: Place, from: 'start' | 'end' = 'start') =>
  orderBy(order, orders, [sql.ref('h.createdtime'), sql.ref('h.historialid')], from)

function isLinea(row: Row): row is Row & Linea {
  return row.historialid !== null
}
