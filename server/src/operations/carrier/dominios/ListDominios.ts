import type { Input } from '@portal/contract'
import { sql } from 'kysely'
import { builtOnce } from '../../../database/builtOnce.ts'
import type { Handler } from '../../../handler.ts'
import { conMotivos } from '../../shared/conMotivos.ts'
import { conOperaciones } from '../../shared/enOperaciones.ts'
import { leastFit, listByFitness } from '../../shared/listByFitness.ts'
import { orEmpty, type Orders } from '../../shared/paginate.ts'
import { mentions } from '../../shared/search.ts'

const orders: Orders = {
  dominio: [sql.ref('dominio')],
  vehiculo: [sql.ref('vehiculo'), sql.ref('dominio')],
  marca: [orEmpty('marca'), orEmpty('modelo'), sql.ref('dominio')],
  nombre: [orEmpty('nombre'), sql.ref('dominio')],
  estado_dominio: [sql.ref('estado_dominio'), sql.ref('dominio')],
  aptitud: leastFit,
  faltantes: [sql.ref('faltantes')],
  proximo_vencimiento: [orEmpty('proximo_vencimiento')],
  createdtime: [sql.ref('createdtime')],
}

export const ListDominios: Handler<'ListDominios'> = async (input, { db }) => {
  const { query, answer } = listed(db, input)
  const { rows } = await db.executeQuery(query)
  return answer(
    db,
    rows.map((row) => conOperaciones(conMotivos(row))),
  )
}

const listed = builtOnce(
  (db, { estado_dominio, tipo_vehiculo, marcado, operacionid, todos, ...page }: Input<'ListDominios'>) => {
    const { rows, answer } = listByFitness(db, 'dominio', page, {
      orders,
      byDefault: 'dominio ASC',
      searched: mentions('dominio'),
      equal: { estado_dominio, tipo_vehiculo },
      marcados: marcado ? 'alone' : 'first',
      operacionid,
      todos,
    })
    const query = rows
      .select([
        'fila.dominioid',
        'fila.dominio',
        'fila.pais_patente',
        'fila.vehiculo',
        'fila.tipo_vehiculo',
        'fila.carroceria',
        'fila.cantidad_ejes',
        'fila.marca',
        'fila.modelo',
        'fila.anio',
        'fila.nombre',
        'fila.estado_dominio',
        'fila.aptitud',
        'fila.culpables',
        'fila.faltantes',
        'fila.proximo_vencimiento',
        'fila.operaciones',
      ])
      .compile()
    return { query, answer }
  },
)
