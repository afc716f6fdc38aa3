import { sentence } from '@portal/contract/wording.ts'
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
import { contains } from './search.ts'
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
  if (otra !== undefined) throw refuseField('filter.search', sentence('buscaDeUnaSolaManeraAca'))
  if (busca !== undefined) return searchPage(db, cut, place, busca)
  return whole && campo === 'createdtime'
    ? readWhole(db, place)
    : readPage(db, cut, place, whole ? wholeTotal : countKept(cut))
}

/** How many lines there are, from what each resource keeps; not of one resource, nor of how documents stood. */
function countKept({ tipos, recursoid, estado, estadoRecurso }: Cut): RawBuilder<unknown> | undefined {
  if (recursoid !== null || estado !== null) return undefined
  // Lines of before and after a leave are told apart, what is kept of their chofer is not.
  if (tipos?.includes('chofer dado de baja') === true && !tipos.includes('chofer')) return undefined
  const conditions = [sql<boolean>`cuenta_id = mi_cuenta()`]
  if (tipos !== null) conditions.push(sql`clase = any (${tipos})`)
  if (estadoRecurso !== null) conditions.push(sql`estado = ${estadoRecurso}`)
  return sql`select coalesce(sum(lineas), 0) as total from veredicto where ${sql.join(conditions, sql` and `)}`
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

/** So many lines are not sorted for a page of them. */
const many = 20_000

/** A page of a history cut or sorted otherwise and the count of all of it in one statement, read from the nearer end: the last page costs what the first does. */
async function readPage(
  db: Kysely<Database>,
  cut: Cut,
  place: Place,
  counted?: RawBuilder<unknown>,
): Promise<Paged<Linea>> {
  const ends = fromBothEnds(placeOf(place))
  const conditions = sql.join(conditionsOf(cut), sql` and `)
  const matching = sql`from historial h where ${conditions}`
  const readAs = (rowsBy: (order: RawBuilder<unknown>) => RawBuilder<unknown>) => {
    const [forward, backward] = [sorted(place), sorted(place, 'end')]
    return sql`
      (select h.historialid ${rowsBy(forward)} order by ${forward} ${ends.start})
      union all
      (select h.historialid ${rowsBy(backward)} order by ${backward} ${ends.end})`
  }
  // Of resources that stand as most do, lines are met on a walk sooner than looked up and sorted.
  const pagina =
    cut.estadoRecurso === null
      ? readAs(() => matching)
      : sql`${readAs(() => sql`${matching} and (select total from todo) < ${many}`)} union all
        ${readAs(
          (order) => sql`from (
            select h.* from historial h where h.cuenta_id = mi_cuenta() order by ${order} offset 0
          ) h where ${conditions} and (select total from todo) >= ${many}`,
        )}`
  const { rows } = await sql<Row>`
    with ultimo as (${lastMilestone}),
    todo as materialized (${counted ?? sql`select count(*) as total ${matching}`}),
    pagina as (${pagina})
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
  const short = await searchFound(db, place, searchShort(cut, place, busca))
  if (short[0]?.corta === true) return pageFound(short, place)
  return pageFound(await searchFound(db, place, searchLong(cut, place, busca)), place)
}

/** A row of the page, or, on a page without lines, one that only says the rest. */
type Found = Row & { corta: boolean }

async function searchFound(
  db: Kysely<Database>,
  { page, pagesize }: Place,
  halladas: RawBuilder<unknown>,
): Promise<Found[]> {
  const end = page * pagesize
  const { rows } = await sql<Found>`
    with corta as materialized (
      select count(*) <= ${few} as corta from (select from historial where cuenta_id = mi_cuenta() limit ${few + 1}) h
    ),
    halladas as materialized (${halladas})
    select ${columns}, corta.corta, (select count(*) from halladas) as total
    from corta left join (
      (select * from halladas where lugar > ${end - pagesize} and lugar <= ${end}) pagina ${lines}) on true
    order by lugar`.execute(db)
  return rows
}

function pageFound(rows: Found[], place: Place): Paged<Linea> {
  const found = rows[0]?.total ?? 0
  return cappedPageOf(rows.map(({ corta: _, ...row }) => row).filter(isLinea), place, found)
}

/** Nothing of a history that is not short. In one that is, each line is looked at. */
const searchShort = (cut: Cut, place: Place, busca: string) => sql`
      select h.historialid, row_number() over (order by ${sorted(place)}) as lugar
      from (
        select h.* from historial h
        where ${sql.join(conditionsOf(cut), sql` and `)} and (select corta from corta) offset 0
      ) h
      where ${contains(sql.ref('h.texto'), busca)}`

const searchLong = ({ tipos, recursoid, estado, estadoRecurso }: Cut, place: Place, busca: string) => sql`
      select historialid, lugar
      from buscar_historial(${busca}, ${place.campo}, ${place.descendente}, ${countedFor(place)},
        ${tipos}, ${recursoid}, ${estado}, ${estadoRecurso})`

function conditionsOf({ tipos, recursoid, estado, estadoRecurso }: Cut): RawBuilder<boolean>[] {
  const conditions = [sql<boolean>`h.cuenta_id = mi_cuenta()`]
  if (tipos !== null) conditions.push(sql`h.tiporecurso = any(${tipos})`)
  if (recursoid !== null) conditions.push(sql`h.recursoid = ${recursoid}`)
  if (estado !== null) conditions.push(sql`h.docrechistorial_estado = ${estado}`)
  if (estadoRecurso !== null)
    conditions.push(
      sql`h.recursoid in (select recursoid from veredicto where cuenta_id = mi_cuenta() and estado = ${estadoRecurso})`,
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
