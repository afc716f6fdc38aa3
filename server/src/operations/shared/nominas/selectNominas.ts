import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'

/** The lists of the account that the transaction is about, as they are told. The alias is `n`. */
export const selectNominas = (db: Kysely<Database>) =>
  db
    .selectFrom('nomina as n')
    .select([
      'n.nominaid',
      'n.periodo',
      'n.origen',
      'n.archivo',
      'n.sha256',
      'n.cuit',
      'n.vigencia_desde',
      'n.vigencia_hasta',
      'n.rectificativa',
      'n.cabezas',
      'n.personas',
      'n.completa',
      'n.cargada',
      sql<string | null>`nombre_de(n.cargada_por)`.as('cargada_por'),
      esVigente.as('vigente'),
    ])

/** Complete, and none of its month and source came after it. */
export const esVigente = sql<boolean>`n.completa and not exists (
  select from nomina m
  where m.cuenta_id = n.cuenta_id and m.periodo = n.periodo and m.origen = n.origen and m.completa
    and (m.cargada, m.nominaid) > (n.cargada, n.nominaid))`
