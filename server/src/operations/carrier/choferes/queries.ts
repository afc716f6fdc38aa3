import { refuse } from '@portal/contract'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { choferAdvertencias } from '../../../rules/chofer.ts'
import { motivoDeEstado, motivosDeDocumentos } from '../../../rules/motivo.ts'
import { bloqueoOf } from '../../shared/bloqueo.ts'
import { casillasOf } from '../../shared/casillas.ts'
import { conOperaciones, operacionesDeRecurso } from '../../shared/enOperaciones.ts'
import { unidadesOf } from '../../shared/unidadesOf.ts'

/** A chofer with slots, fitness, warnings and units; refuses what is not there for this carrier. */
export async function readChofer(db: Kysely<Database>, choferid: string) {
  const [chofer, casillas, unidades] = await Promise.all([
    db
      .selectFrom('chofer_con_aptitud')
      .selectAll()
      .select(operacionesDeRecurso('chofer_con_aptitud.choferid').as('operaciones'))
      .where('choferid', '=', choferid)
      .executeTakeFirst(),
    casillasOf(db, choferid),
    unidadesOf(db, choferid),
  ])
  if (!chofer) throw refuse('RECORD_NOT_FOUND')
  const hoy = hoyEnBuenosAires()
  return {
    ...conOperaciones(chofer),
    motivo_estado: motivoDeEstado(chofer.culpables),
    motivos: motivosDeDocumentos(chofer.culpables, hoy),
    bloqueo:
      chofer.estado_cuenta === 'BLOQUEADO'
        ? await bloqueoOf(db, { cuenta_id: chofer.cuenta_id, recursoid: choferid, documentoid: null })
        : null,
    advertencias: choferAdvertencias(chofer, hoy),
    casillas,
    unidades,
  }
}
