import { sql, type RawBuilder } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { conMotivos } from '../../shared/conMotivos.ts'
import { cutPage } from '../../shared/cutPage.ts'
import { orEmpty, type Orders } from '../../shared/paginate.ts'
import { mentionsBy, says } from '../../shared/search.ts'
import { tiposIncluded } from '../../shared/tiposIncluded.ts'
import { selectRecursos } from './selectRecursos.ts'

const orders: Orders = {
  nombre: [sql.ref('nombre')],
  tiporecurso: [sql.ref('tiporecurso'), sql.ref('nombre')],
  estado: [sql.ref('estado'), sql.ref('nombre')],
  aptitud: [sql`(estado = 'BAJA')`, sql.ref('rango'), orEmpty('proximo_vencimiento'), sql.ref('nombre')],
  proximo_vencimiento: [orEmpty('proximo_vencimiento'), sql.ref('nombre')],
}

export const ListRecursosCuenta: Handler<'ListRecursosCuenta'> = async (input, { db }) => {
  const { tiporecurso, estado, aptitud, search = '', order = 'nombre ASC', ...page } = input
  const conditions: RawBuilder<boolean>[] = []
  if (tiporecurso !== undefined) conditions.push(sql`tiporecurso = any (${tiposIncluded(tiporecurso)})`)
  if (estado !== undefined) conditions.push(sql`estado = ${estado}`)
  if (aptitud !== undefined) conditions.push(sql`aptitud = ${aptitud}`)
  if (search !== '') conditions.push(mentions(search))
  // What is kept of fitness is read where the list is cut or sorted by it.
  const byFitness = aptitud !== undefined || /^(aptitud|proximo_vencimiento) /.test(order)
  const source = byFitness ? 'recurso_por_aptitud' : 'recurso'
  const { pagina, answer } = cutPage(
    { source, key: 'recursoid', conditions, atOnce: byFitness },
    { order, ...page },
    orders,
  )
  const rows = await selectRecursos(db)
    .innerJoin(pagina.as('pagina'), 'pagina.id', 'r.recursoid')
    .select('pagina.total')
    .orderBy('pagina.lugar')
    .execute()
  return answer(db, rows.map(conMotivos))
}

/** A chofer or a dominio by what it is looked up by on the carrier's side, and the transporte by its name. */
function mentions(search: string): RawBuilder<boolean> {
  const recursoid = sql.ref('recursoid')
  return sql`(${mentionsBy('chofer', recursoid, search)} or ${mentionsBy('dominio', recursoid, search)}
    or ${says('nombre')(search)})`
}
