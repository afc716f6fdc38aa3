import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'

/** What the carrier has on the road, and all that it and its transporte have not presented yet. */
export function cantidadesOf(db: Kysely<Database>) {
  const active = (table: string, estado: string, value: string) =>
    sql<number>`(select count(*) from ${sql.table(table)} where cuenta_id = mi_cuenta() and ${sql.ref(estado)} = ${sql.lit(value)})`
  return db
    .selectNoFrom([
      active('chofer', 'estado_cuenta', 'ACTIVO').as('choferes'),
      active('dominio', 'estado_dominio', 'ACTIVO').as('dominios'),
      active('unidad', 'estado', 'ACTIVA').as('unidades'),
      sql<number>`(select ${faltantes} from veredicto where cuenta_id = mi_cuenta() and estado = 'ACTIVO')`.as(
        'faltantes',
      ),
    ])
    .executeTakeFirstOrThrow()
}

const faltantes = sql<number>`coalesce(sum(faltantes), 0)`

/** Of what is on the road: what was never presented, and what was rejected. */
export function countFaltantes(db: Kysely<Database>): Promise<{ faltantes: number; rechazados: number }> {
  return db
    .selectFrom('veredicto')
    .select([faltantes.as('faltantes'), sql<number>`coalesce(sum(rechazados), 0)`.as('rechazados')])
    .where('estado', '=', 'ACTIVO')
    .executeTakeFirstOrThrow()
}
