import type { Input } from '@portal/contract'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { motivosDeUnidad } from '../../rules/motivo.ts'
import { aparienciaOf, aparienciasOf } from './apariencia.ts'
import { conOperaciones, operacionesDeUnidad } from './enOperaciones.ts'
import { leastFit, listByFitness } from './listByFitness.ts'
import { orEmpty, type Orders } from './paginate.ts'
import { unidadMentions } from './search.ts'

const orders: Orders = {
  nombre: [sql.ref('nombre')],
  estado: [sql.ref('estado'), sql.ref('nombre')],
  aptitud: leastFit,
  proximo_vencimiento: [orEmpty('proximo_vencimiento')],
  createdtime: [sql.ref('createdtime')],
}

/** Units of the caller's account, or of the one that the provider looks at. */
export async function listUnidades(db: Kysely<Database>, input: Input<'ListUnidades'>) {
  const { estado, operacionid, ...page } = input
  const { rows, answer } = listByFitness(db, 'unidad', page, {
    orders,
    byDefault: 'nombre ASC',
    searched: unidadMentions,
    equal: { estado },
    operacionid,
  })
  const unidades = await rows
    .select([
      'fila.unidadid',
      'fila.nombre',
      'fila.estado',
      'fila.partes',
      'fila.aptitud',
      'fila.culpables',
      'fila.culpable',
      'fila.proximo_vencimiento',
      operacionesDeUnidad.as('operaciones'),
    ])
    .execute()
  const apariencias = await aparienciasOf(
    db,
    unidades.flatMap(({ partes }) => partes),
  )
  const hoy = hoyEnBuenosAires()
  return answer(
    db,
    unidades.map((unidad) => ({
      ...conOperaciones(unidad),
      motivos: motivosDeUnidad(unidad.estado, unidad.culpables, hoy),
      partes: unidad.partes.map((parte) => ({ ...parte, ...aparienciaOf(apariencias, parte) })),
    })),
  )
}
