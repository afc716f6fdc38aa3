import { sql, type Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { Balance } from './tareas.ts'

/** Lines between one milestone and the next: what a page reads past at most. */
const every = 1_000

/** Marks each thousandth line of every account's history that has none yet. See docs/decisions/0012. */
export async function markHitos(db: Kysely<Database>): Promise<Balance> {
  const balance = { hechos: 0, fallidos: 0 }
  const cuentas = await db.selectFrom('cuenta').select('cuenta_id').orderBy('cuenta_id').execute()
  for (const { cuenta_id } of cuentas) {
    const { numAffectedRows = 0n } = await sql`
      with ultimo as (
        select posicion, createdtime, historialid from historial_hito where cuenta_id = ${cuenta_id} order by posicion desc limit 1
      )
      insert into historial_hito (cuenta_id, posicion, createdtime, historialid)
      select ${cuenta_id}, posicion, createdtime, historialid
      from (
        select coalesce((select posicion from ultimo), 0) + row_number() over (order by createdtime, historialid) as posicion,
          createdtime, historialid
        from historial
        where cuenta_id = ${cuenta_id} and createdtime < now() - interval '1 hour'
          and (createdtime, historialid)
            > (coalesce((select createdtime from ultimo), '-infinity'), coalesce((select historialid from ultimo), ''))
      ) linea
      where posicion % ${every} = 0
      on conflict do nothing`.execute(db)
    balance.hechos += Number(numAffectedRows)
  }
  return balance
}
