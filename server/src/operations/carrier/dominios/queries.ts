import { refuse } from '@portal/contract'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { dominioAdvertencias } from '../../../rules/dominio.ts'
import { motivoDeEstado, motivosDeDocumentos } from '../../../rules/motivo.ts'
import { bloqueoOf } from '../../shared/bloqueo.ts'
import { casillasOf } from '../../shared/casillas.ts'
import { conOperaciones, operacionesDeRecurso } from '../../shared/enOperaciones.ts'
import { unidadesOf } from '../../shared/unidadesOf.ts'

/** A dominio with slots, fitness, warnings and units; refuses what is not there for this carrier. */
export async function readDominio(db: Kysely<Database>, dominioid: string) {
  const [dominio, casillas, unidades] = await Promise.all([
    db
      .selectFrom('dominio_con_aptitud')
      .selectAll()
      .select(operacionesDeRecurso('dominio_con_aptitud.dominioid').as('operaciones'))
      .where('dominioid', '=', dominioid)
      .executeTakeFirst(),
    casillasOf(db, dominioid),
    unidadesOf(db, dominioid),
  ])
  if (!dominio) throw refuse('RECORD_NOT_FOUND')
  const hoy = hoyEnBuenosAires()
  return {
    ...conOperaciones(dominio),
    motivo_estado: motivoDeEstado(dominio.culpables),
    motivos: motivosDeDocumentos(dominio.culpables, hoy),
    bloqueo:
      dominio.estado_dominio === 'BLOQUEADO'
        ? await bloqueoOf(db, { cuenta_id: dominio.cuenta_id, recursoid: dominioid, documentoid: null })
        : null,
    advertencias: dominioAdvertencias(dominio, hoy),
    casillas,
    unidades,
  }
}
