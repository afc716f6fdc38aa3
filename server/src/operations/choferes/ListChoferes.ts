import { sql, type RawBuilder } from 'kysely'
import type { Handler } from '../../handler.ts'
import { contains, orderBy, type Orders } from '../shared/paginate.ts'

const orders: Orders = {
  nombre: [sql.ref('apellido'), sql.ref('nombre')],
  documento: [sql.ref('documento')],
  cuil: [sql.ref('cuil')],
  estado_cuenta: [sql.ref('estado_cuenta'), sql.ref('apellido'), sql.ref('nombre')],
  faltantes: [sql.ref('faltantes')],
  proximo_vencimiento: [sql.ref('proximo_vencimiento')],
  createdtime: [sql.ref('createdtime')],
}

/** Fitness is computed for the rows of the page alone, unless the list is cut or sorted by it. */
const computed = /^(faltantes|proximo_vencimiento) /

export const ListChoferes: Handler<'ListChoferes'> = async (input, { db }) => {
  const { estado_cuenta, aptitud, search = '', order = 'nombre ASC', page, pagesize } = input
  const source = aptitud !== undefined || computed.test(order) ? 'chofer_con_aptitud' : 'chofer'
  const conditions: RawBuilder<boolean>[] = [sql<boolean>`cuenta_id = mi_cuenta()`]
  if (estado_cuenta !== undefined) conditions.push(sql`estado_cuenta = ${estado_cuenta}`)
  if (aptitud !== undefined) conditions.push(sql`aptitud = ${aptitud}`)
  if (search !== '') conditions.push(contains(sql.ref('texto'), search))
  const matching = sql`from ${sql.table(source)} where ${sql.join(conditions, sql` and `)}`
  const sorted = orderBy(order, orders, sql.ref('choferid'))

  const rows = await db
    .with('pagina', (query) =>
      query
        .selectFrom(
          sql<{ choferid: string; lugar: number; total: number }>`(
            select choferid, row_number() over (order by ${sorted}) as lugar, count(*) over () as total ${matching}
            order by lugar limit ${pagesize} offset ${(page - 1) * pagesize})`.as('cut'),
        )
        .selectAll(),
    )
    .selectFrom('pagina')
    .innerJoin('chofer_con_aptitud as c', 'c.choferid', 'pagina.choferid')
    .select([
      'c.choferid',
      'c.nombre_completo as nombre',
      'c.tipo_documento',
      'c.documento',
      'c.cuil',
      'c.estado_cuenta',
      'c.aptitud',
      'c.motivos',
      'c.faltantes',
      'c.proximo_vencimiento',
      'c.foto',
      'pagina.total',
    ])
    .orderBy('pagina.lugar')
    .execute()

  const total = rows[0]?.total ?? (page === 1 ? 0 : await countAll())
  return { records: rows, page, pagesize, total, moreRecords: page * pagesize < total }

  /** A page past the end has no row to carry the count. */
  async function countAll(): Promise<number> {
    const { rows } = await sql<{ total: number }>`select count(*) as total ${matching}`.execute(db)
    return rows[0]?.total ?? 0
  }
}
