import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'

/** The units that a chofer or a dominio is part of. */
export function unidadesOf(db: Kysely<Database>, recursoid: string) {
  return db
    .selectFrom('parte_de_unidad')
    .select(['unidadid', 'unidad as nombre'])
    .where('recursoid', '=', recursoid)
    .where('lugar', '<>', 'transporte')
    .orderBy('unidad')
    .orderBy('unidadid')
    .execute()
}
