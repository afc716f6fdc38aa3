import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'
import type { Finding } from '../../finding.ts'
import { inWhole } from '../../numbers.ts'

/** Whether what programs are told arrives. Nothing is said where none is told. */
export async function checkWebhooks(db: Kysely<Database>): Promise<Finding[]> {
  const { rows } = await sql<{ alive: number; failing: string | null; off: string | null; late: number }>`
    select count(*) filter (where w.apagado is null)::int as alive,
      string_agg(w.nombre, ', ' order by w.nombre) filter (where w.apagado is null and w.fallando_desde < now() - interval '1 hour') as failing,
      string_agg(w.nombre, ', ' order by w.nombre) filter (where w.apagado_por <> 'persona') as off,
      (select count(*)::int from privado.carril k join webhook a on a.webhookid = k.webhookid
        where a.revocado is null and a.apagado is null and a.fallando_desde is null and k.proxima < now() - interval '10 minutes') as late
    from webhook w where w.revocado is null`.execute(db)
  const [found] = rows
  if (!found || (found.alive === 0 && found.off === null)) return []
  const finding = (level: Finding['level'], sentence: string): Finding => ({
    what: 'Webhooks',
    level,
    sentence,
  })
  const findings = [
    ...(found.late > 0
      ? [finding('mal', `${inWhole(found.late)} avisos esperan más de 10 minutos: ¿se hacen las tareas?`)]
      : []),
    ...(found.failing !== null
      ? [finding('aviso', `hace más de una hora que no contestan: ${found.failing}.`)]
      : []),
    ...(found.off !== null
      ? [finding('aviso', `apagados porque no contestaban: ${found.off}. Se encienden en Programas.`)]
      : []),
  ]
  return findings.length > 0 ? findings : [finding('bien', 'los avisos llegan.')]
}
