import type { Input } from '@portal/contract'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { cutPage } from './cutPage.ts'
import type { Orders } from './paginate.ts'
import { unidadMentions } from './search.ts'

const orders: Orders = {
  nombre: [sql.ref('nombre')],
  estado: [sql.ref('estado'), sql.ref('nombre')],
  proximo_vencimiento: [sql.ref('proximo_vencimiento')],
  createdtime: [sql.ref('createdtime')],
}

/** Fitness is computed for the rows of the page alone, unless the list is cut or sorted by it. */
const computed = /^proximo_vencimiento /

interface ParteRow {
  lugar: 'tractor' | 'arrastre1' | 'arrastre2' | 'chofer1' | 'chofer2'
  recursoid: string
  nombre: string
}

/** Each is looked up on its own: joined, the planner would read all that a large carrier has. */
const partes = sql<ParteRow[]>`(
  select coalesce(json_agg(json_build_object('lugar', p.lugar, 'recursoid', p.recursoid, 'nombre', coalesce(r.dominio, r.nombre)) order by p.orden), '[]')
  from unnest(array['tractor', 'arrastre1', 'arrastre2', 'chofer1', 'chofer2'],
    array[u.tractor, u.arrastre1, u.arrastre2, u.chofer1, u.chofer2]) with ordinality p(lugar, recursoid, orden)
  cross join lateral (select * from recurso where cuenta_id = u.cuenta_id and recursoid = p.recursoid offset 0) r)`.as(
  'partes',
)

/** Units of the caller's account, or of the one that the provider looks at. */
export async function listUnidades(db: Kysely<Database>, input: Input<'ListUnidades'>) {
  const { estado, aptitud, search = '', order = 'nombre ASC', ...page } = input
  const source = aptitud !== undefined || computed.test(order) ? 'unidad_con_aptitud' : 'unidad'
  const conditions: RawBuilder<boolean>[] = []
  if (estado !== undefined) conditions.push(sql`estado = ${estado}`)
  if (aptitud !== undefined) conditions.push(sql`aptitud = ${aptitud}`)
  if (search !== '') conditions.push(unidadMentions(search))
  const { pagina, answer } = cutPage({ source, key: 'unidadid', conditions }, { order, ...page }, orders)
  const rows = await db
    .with('pagina', (query) => query.selectFrom(pagina.as('cut')).selectAll())
    .selectFrom('pagina')
    .innerJoin('unidad_con_aptitud as u', 'u.unidadid', 'pagina.id')
    .select([
      'u.unidadid',
      'u.nombre',
      'u.estado',
      partes,
      'u.aptitud',
      'u.motivos',
      'u.proximo_vencimiento',
      'pagina.total',
    ])
    .orderBy('pagina.lugar')
    .execute()
  return answer(db, rows)
}
