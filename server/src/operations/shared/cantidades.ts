import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { casillasDeHoy } from './casillas.ts'

/** What the carrier has on the road, and all that it and its transporte have not presented yet. */
export function cantidadesOf(db: Kysely<Database>) {
  const active = (table: string, estado: string, value: string) =>
    sql<number>`(select count(*) from ${sql.table(table)} where cuenta_id = mi_cuenta() and ${sql.ref(estado)} = ${sql.lit(value)})`
  return db
    .selectFrom(casillasDeHoy({ estado: 'pendiente' }).as('casilla'))
    .select([
      active('chofer', 'estado_cuenta', 'ACTIVO').as('choferes'),
      active('dominio', 'estado_dominio', 'ACTIVO').as('dominios'),
      active('unidad', 'estado', 'ACTIVA').as('unidades'),
      sql<number>`count(*)`.as('faltantes'),
    ])
    .where('obligatorio', '=', true)
    .executeTakeFirstOrThrow()
}
