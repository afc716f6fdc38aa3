import { sql, type RawBuilder } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { cutPage, rowOf } from '../../shared/cutPage.ts'
import { orEmpty, type Orders } from '../../shared/paginate.ts'
import { mentions } from '../../shared/search.ts'

const orders: Orders = {
  nombre: [sql.ref('apellido'), sql.ref('nombre')],
  documento: [sql.ref('documento')],
  cuil: [orEmpty('cuil')],
  estado_cuenta: [sql.ref('estado_cuenta'), sql.ref('apellido'), sql.ref('nombre')],
  faltantes: [sql.ref('faltantes')],
  proximo_vencimiento: [orEmpty('proximo_vencimiento')],
  createdtime: [sql.ref('createdtime')],
}

/** Fitness is computed for the rows of the page alone, unless the list is cut or sorted by it. */
const byFitness = /^(faltantes|proximo_vencimiento) /

export const ListChoferes: Handler<'ListChoferes'> = async (input, { db }) => {
  const { estado_cuenta, aptitud, search = '', order = 'nombre ASC', ...page } = input
  const computed = aptitud !== undefined || byFitness.test(order)
  const source = computed ? 'chofer_con_aptitud' : 'chofer'
  const conditions: RawBuilder<boolean>[] = []
  if (estado_cuenta !== undefined) conditions.push(sql`estado_cuenta = ${estado_cuenta}`)
  if (aptitud !== undefined) conditions.push(sql`aptitud = ${aptitud}`)
  if (search !== '') conditions.push(mentions('chofer', search))
  const { pagina, answer } = cutPage(
    { source, key: 'choferid', conditions, atOnce: computed || search !== '' },
    { order, ...page },
    orders,
  )
  const rows = await db
    .with('pagina', (query) => query.selectFrom(pagina.as('cut')).selectAll())
    .selectFrom('pagina')
    .innerJoinLateral(rowOf('chofer_con_aptitud', 'choferid').as('c'), (join) => join.onTrue())
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
  return answer(db, rows)
}
