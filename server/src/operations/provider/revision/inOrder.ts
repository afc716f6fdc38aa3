import type { TipoRecurso } from '@portal/contract/recursos.ts'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { orderBy, pageOf, type Orders, type Paged } from '../../shared/paginate.ts'

/** Documents of every carrier, cut or sorted by what stands on other records: whose it is, of what, and what it is. */

/** What each order names in turn; `recurso` is what the resource's name is read from in the statement. */
export function ordersBy(recurso: 'r' | 'v'): Orders {
  const nombre = sql.ref(`${recurso}.nombre`)
  return {
    presentado: [sql.ref('d.presentado')],
    accountname: [sql.ref('c.accountname'), nombre],
    nombre: [nombre, sql.ref('t.nombre')],
    tipodocumento: [sql.ref('t.nombre'), nombre],
  }
}

const orders = ordersBy('v')
const last = [sql.ref('d.documentoid')]

/** When something is done, in documents. Written out in the statements, because plans are kept for any number. */
const usual = {
  /** Fewer are looked up and sorted sooner than met on a walk over all that there is. */
  few: 2_000,
  /** So far a walk is planned to go; one that goes further sorts all there is. */
  bounds: [200, 2_000, 20_000],
}

/** A chofer on leave is a chofer, whose papers are told apart. */
const standsOn = (tiporecurso: TipoRecurso): RawBuilder<boolean> =>
  tiporecurso === 'chofer' || tiporecurso === 'chofer dado de baja'
    ? sql`v.clase = 'chofer' and (v.estado = 'BAJA') = ${tiporecurso !== 'chofer'}`
    : sql`v.clase = ${tiporecurso}`

interface Asked {
  tiporecurso?: TipoRecurso | undefined
  order: string
  page: number
  pagesize: number
}

interface Found extends Omit<Paged<never>, 'records'> {
  ids: readonly string[]
}

/** A page of the ids of documents that meet `conditions`, which name the document `d`. Counted first: that decides how they are found. */
export async function readInOrder(
  db: Kysely<Database>,
  conditions: readonly RawBuilder<boolean>[],
  { tiporecurso, order, page, pagesize }: Asked,
  { few, bounds } = usual,
): Promise<Found> {
  const meets = sql.join(conditions, sql` and `)
  const isOfTipo = tiporecurso && standsOn(tiporecurso)
  const counted = await sql<{ total: number }>`
    select count(*) as total from documento d ${isOfTipo ? sql`join veredicto v using (cuenta_id, recursoid)` : sql``}
    where ${meets} and ${isOfTipo ?? sql`true`}`.execute(db)
  const total = counted.rows[0]?.total ?? 0
  const before = (page - 1) * pagesize
  const size = Math.max(0, Math.min(pagesize, total - before))
  const { records: _, ...answer } = pageOf([], { page, pagesize }, total)
  if (size === 0) return { ids: [], ...answer }

  // The last page costs what the first does.
  const fromEnd = before * 2 > total
  const skipped = fromEnd ? total - before - size : before
  const sorted = orderBy(order, orders, last, fromEnd ? 'end' : 'start')
  const [field = '', direction] = order.split(' ')
  const way = (direction === 'DESC') === fromEnd ? 'asc' : 'desc'
  const bound = bounds.find((each) => skipped + size <= each)
  const { rows } = await sql<{ documentoid: string }>`
    select documentoid from (
      select d.documentoid from ${total < few ? lookedUp(meets) : walks(meets, way)[field]}
      where ${isOfTipo ?? sql`true`} order by ${sorted} ${bound === undefined ? sql`` : sql`limit ${sql.lit(bound)}`}
    ) en_orden limit ${size} offset ${skipped}`.execute(db)
  const ids = rows.map(({ documentoid }) => documentoid)
  return { ids: fromEnd ? ids.reverse() : ids, ...answer }
}

/** Each is looked up on its own, behind a fence: a plan that joined them would read all of them for a page. */
const cuentaOfD = sql`(select accountname from cuenta where cuenta_id = d.cuenta_id offset 0) c`
const veredictoOfD = sql`(
  select nombre, clase, estado from veredicto where cuenta_id = d.cuenta_id and recursoid = d.recursoid offset 0) v`
const tipoOfD = sql`(select nombre from tipo_documento where tipodocumentoid = d.tipodocumentoid offset 0) t`

const lookedUp = (meets: RawBuilder<unknown>) => sql`(select * from documento d where ${meets}) d
  cross join lateral ${cuentaOfD} cross join lateral ${veredictoOfD} cross join lateral ${tipoOfD}`

/** In the order of what the field names first: of each, those that meet it are sorted by themselves. */
function walks(
  meets: RawBuilder<unknown>,
  way: 'asc' | 'desc',
): Readonly<Record<string, RawBuilder<unknown>>> {
  const documentos = (ofIt: RawBuilder<unknown>) =>
    sql`cross join lateral (select * from documento d where ${ofIt} and ${meets} offset 0) d`
  return {
    presentado: sql`(select * from documento d where ${meets}) d cross join lateral ${veredictoOfD}`,
    accountname: sql`cuenta c ${documentos(sql`d.cuenta_id = c.cuenta_id`)} cross join lateral ${veredictoOfD}`,
    nombre: sql`veredicto v ${documentos(sql`d.cuenta_id = v.cuenta_id and d.recursoid = v.recursoid`)} cross join lateral ${tipoOfD}`,
    tipodocumento: sql`(select * from tipo_documento order by nombre ${sql.raw(way)} offset 0) t
      ${documentos(sql`d.tipodocumentoid = t.tipodocumentoid`)} cross join lateral ${veredictoOfD}`,
  }
}
