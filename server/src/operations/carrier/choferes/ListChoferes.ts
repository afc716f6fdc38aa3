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
  nombre: [sql.ref('apellido'), sql.ref('nombre')],
  documento: [sql.ref('documento')],
  cuil: [orEmpty('cuil')],
  estado_cuenta: [sql.ref('estado_cuenta'), sql.ref('apellido'), sql.ref('nombre')],
  aptitud: leastFit,
  faltantes: [sql.ref('faltantes')],
  proximo_vencimiento: [orEmpty('proximo_vencimiento')],
  createdtime: [sql.ref('createdtime')],
}

export const ListChoferes: Handler<'ListChoferes'> = async (input, { db }) => {
  const { query, answer } = listed(db, input)
  const { rows } = await db.executeQuery(query)
  return answer(
    db,
    rows.map((row) => conOperaciones(conMotivos(row))),
  )
}

const listed = builtOnce(
  (db, { estado_cuenta, marcado, operacionid, todos, ...page }: Input<'ListChoferes'>) => {
    const { rows, answer } = listByFitness(db, 'chofer', page, {
      orders,
      byDefault: 'nombre ASC',
      searched: mentions('chofer'),
      equal: { estado_cuenta },
      marcados: marcado ? 'alone' : 'first',
      operacionid,
      todos,
    })
    const query = rows
      .select([
        'fila.choferid',
        'fila.contactid',
        'fila.nombre_completo as nombre',
        'fila.tipo_documento',
        'fila.documento',
        'fila.cuil',
        'fila.estado_cuenta',
        'fila.aptitud',
        'fila.culpables',
        'fila.faltantes',
        'fila.proximo_vencimiento',
        'fila.foto',
        'fila.operaciones',
      ])
      .compile()
    return { query, answer }
  },
)
