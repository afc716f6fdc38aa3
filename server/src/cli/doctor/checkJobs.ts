import type pg from 'pg'
import { inWhole } from '../../numbers.ts'
import type { Finding } from '../../finding.ts'

const finding = (level: Finding['level'], sentence: string): Finding => ({ what: 'Tareas', level, sentence })

/** What the queue and the heartbeat of the periodic jobs tell of the work: whether anybody does it, and what doesn't get done. */
export async function checkJobs(client: pg.ClientBase): Promise<Finding[]> {
  const { rows } = await client.query<{ works: boolean; late: number; lost: number; missed: string | null }>(
    `select exists (select from pg_stat_activity where datname = current_database() and application_name = 'portal tareas') as works,
       (select count(*)::int from graphile_worker.jobs
         where attempts < max_attempts and locked_at is null and run_at < now() - interval '10 minutes') as late,
       (select count(*)::int from graphile_worker.jobs where attempts >= max_attempts) as lost,
       (select string_agg(nombre || coalesce(' (' || ultimo_error || ')', ''), ', ' order by nombre)
         from tarea_estado where atrasada) as missed`,
  )
  const [found] = rows
  if (!found) throw new Error('a query without an answer')
  const findings: Finding[] = []
  if (!found.works)
    findings.push(finding('aviso', 'Portal no está en marcha: nadie las hace. Inicialo con npm start.'))
  else if (found.missed !== null)
    findings.push(finding('mal', `se pasó la hora de ${found.missed}. Reiniciá Portal y mirá su registro.`))
  else if (found.late > 0)
    findings.push(
      finding(
        'mal',
        `atrasadas más de 10 minutos: ${inWhole(found.late)}. Reiniciá Portal y mirá su registro.`,
      ),
    )
  if (found.lost > 0)
    findings.push(
      finding(
        'aviso',
        `abandonadas después de varios intentos: ${inWhole(found.lost)}. La consola dice cuáles.`,
      ),
    )
  return findings.length > 0 ? findings : [finding('bien', 'se hacen a tiempo.')]
}
