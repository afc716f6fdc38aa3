import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'

/** As people are told of a pinned key, and who pinned it. */
export const selectLlavesAjenas = (db: Kysely<Database>) =>
  db
    .selectFrom('llave_ajena')
    .select(['llaveajenaid', 'nombre', 'llave', 'fijada', 'quitada'])
    .select([
      sql<string | null>`nombre_de(fijada_por)`.as('fijada_por'),
      sql<string | null>`nombre_de(quitada_por)`.as('quitada_por'),
    ])
