import { sql, type RawBuilder } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { cutPage, rowOf } from '../../shared/cutPage.ts'
import { orEmpty, type Orders } from '../../shared/paginate.ts'
import { mentions } from '../../shared/search.ts'

const orders: Orders = {
  dominio: [sql.ref('dominio')],
  vehiculo: [sql.ref('vehiculo'), sql.ref('dominio')],
  marca: [orEmpty('marca'), orEmpty('modelo'), sql.ref('dominio')],
  nombre: [orEmpty('nombre'), sql.ref('dominio')],
  estado_dominio: [sql.ref('estado_dominio'), sql.ref('dominio')],
  faltantes: [sql.ref('faltantes')],
  proximo_vencimiento: [orEmpty('proximo_vencimiento')],
  createdtime: [sql.ref('createdtime')],
}

/** Fitness is computed for the rows of the page alone, unless the list is cut or sorted by it. */
const byFitness = /^(faltantes|proximo_vencimiento) /

export const ListDominios: Handler<'ListDominios'> = async (input, { db }) => {
  const { estado_dominio, tipo_vehiculo, aptitud, search = '', order = 'dominio ASC', ...page } = input
  const computed = aptitud !== undefined || byFitness.test(order)
  const source = computed ? 'dominio_con_aptitud' : 'dominio'
  const conditions: RawBuilder<boolean>[] = []
  if (estado_dominio !== undefined) conditions.push(sql`estado_dominio = ${estado_dominio}`)
  if (tipo_vehiculo !== undefined) conditions.push(sql`tipo_vehiculo = ${tipo_vehiculo}`)
  if (aptitud !== undefined) conditions.push(sql`aptitud = ${aptitud}`)
  if (search !== '') conditions.push(mentions('dominio', search))
  const { pagina, answer } = cutPage(
    { source, key: 'dominioid', conditions, atOnce: computed || search !== '' },
    { order, ...page },
    orders,
  )
  const rows = await db
    .with('pagina', (query) => query.selectFrom(pagina.as('cut')).selectAll())
    .selectFrom('pagina')
    .innerJoinLateral(rowOf('dominio_con_aptitud', 'dominioid').as('d'), (join) => join.onTrue())
    .select([
      'd.dominioid',
      'd.dominio',
      'd.pais_patente',
      'd.vehiculo',
      'd.tipo_vehiculo',
      'd.marca',
      'd.modelo',
      'd.nombre',
      'd.estado_dominio',
      'd.aptitud',
      'd.motivos',
      'd.faltantes',
      'd.proximo_vencimiento',
      'pagina.total',
    ])
    .orderBy('pagina.lugar')
    .execute()
  return answer(db, rows)
}
