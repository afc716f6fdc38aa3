import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'

export function selectTareas(db: Kysely<Database>) {
  return db
    .selectFrom('tarea_estado')
    .select([
      'nombre as tarea',
      'ultimo_inicio',
      'ultimo_fin',
      'ultimo_error',
      'hechos',
      'fallidos',
      'proxima',
      'atrasada',
    ])
}
