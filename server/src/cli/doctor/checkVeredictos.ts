import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'
import type { Finding } from '../../finding.ts'

/** Whether every resource has a verdict: one without stands in no list. */
export async function checkVeredictos(db: Kysely<Database>): Promise<Finding> {
  const { rows } = await sql<{ lost: number }>`
    select count(*)::int as lost from recurso r
    where not exists (select from veredicto v where v.cuenta_id = r.cuenta_id and v.recursoid = r.recursoid)`.execute(
    db,
  )
  const lost = rows[0]?.lost ?? 0
  return {
    what: 'Aptitud',
    level: lost > 0 ? 'mal' : 'bien',
    sentence:
      lost > 0
        ? `de ${lost} recursos no está guardado cómo están, y no figuran en las listas: la tarea «veredictos» los repone, esta noche o ya desde Tareas.`
        : 'de cada recurso está guardado cómo está.',
  }
}
