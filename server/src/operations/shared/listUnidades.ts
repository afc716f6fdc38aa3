import type { Input } from '@portal/contract'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { cutPage, rowOf } from './cutPage.ts'
import { orEmpty, type Orders } from './paginate.ts'
import { unidadMentions } from './search.ts'

const orders: Orders = {
  nombre: [sql.ref('nombre')],
  estado: [sql.ref('estado'), sql.ref('nombre')],
  proximo_vencimiento: [orEmpty('proximo_vencimiento')],
  createdtime: [sql.ref('createdtime')],
}

/** Fitness is computed for the rows of the page alone, unless the list is cut or sorted by it. */
const byFitness = /^proximo_vencimiento /

/** Units of the caller's account, or of the one that the provider looks at. */
export async function listUnidades(db: Kysely<Database>, input: Input<'ListUnidades'>) {
  const { estado, aptitud, search = '', order = 'nombre ASC', ...page } = input
  const computed = aptitud !== undefined || byFitness.test(order)
  const source = computed ? 'unidad_con_aptitud' : 'unidad'
  const conditions: RawBuilder<boolean>[] = []
  if (estado !== undefined) conditions.push(sql`estado = ${estado}`)
  if (aptitud !== undefined) conditions.push(sql`aptitud = ${aptitud}`)
  if (search !== '') conditions.push(unidadMentions(search))
  const { pagina, answer } = cutPage(
    { source, key: 'unidadid', conditions, atOnce: computed || search !== '' },
    { order, ...page },
    orders,
  )
  const rows = await db
    .with('pagina', (query) => query.selectFrom(pagina.as('cut')).selectAll())
    .selectFrom('pagina')
    .innerJoinLateral(rowOf('unidad_con_aptitud', 'unidadid').as('u'), (join) => join.onTrue())
    .select([
      'u.unidadid',
      'u.nombre',
      'u.estado',
      'u.partes',
      'u.aptitud',
      'u.motivos',
      'u.proximo_vencimiento',
      'pagina.total',
    ])
    .orderBy('pagina.lugar')
    .execute()
  return answer(db, rows)
}
