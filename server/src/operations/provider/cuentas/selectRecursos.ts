import type { Aptitud, CulpableEnOrden } from '@portal/contract/recursos.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { bloqueoDeRecurso } from '../../shared/bloqueo.ts'

/** Of whatever kind: the columns that each kind's own view computes. */
const ofItsKind = <Value>(column: string) =>
  sql<Value>`coalesce(${sql.ref(`c.${column}`)}, ${sql.ref(`d.${column}`)}, ${sql.ref(`t.${column}`)})`

/** Resources of the account that is looked at, with their fitness. */
export function selectRecursos(db: Kysely<Database>) {
  return db
    .selectFrom('recurso as r')
    .leftJoin('chofer_con_aptitud as c', 'c.choferid', 'r.recursoid')
    .leftJoin('dominio_con_aptitud as d', 'd.dominioid', 'r.recursoid')
    .leftJoin('transporte_con_aptitud as t', 't.cuenta_id', 'r.recursoid')
    .select([
      'r.recursoid',
      'r.tiporecurso',
      'r.nombre',
      'r.dominio',
      'r.pais_patente',
      'r.vehiculo',
      'r.carroceria',
      'r.cantidad_ejes',
      'r.marca',
      'r.modelo',
      'r.foto',
      'r.documento',
      'r.estado',
      ofItsKind<Aptitud>('aptitud').as('aptitud'),
      ofItsKind<CulpableEnOrden[]>('culpables').as('culpables'),
      ofItsKind<number>('faltantes').as('faltantes'),
      ofItsKind<string | null>('proximo_vencimiento').as('proximo_vencimiento'),
      bloqueoDeRecurso.as('bloqueo'),
    ])
}
