import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { checkChain, type Rotura } from '../../jobs/auditoria.ts'
import { inWhole } from '../../numbers.ts'
import type { Finding } from '../../finding.ts'

const finding = (level: Finding['level'], sentence: string): Finding => ({
  what: 'Auditoría',
  level,
  sentence,
})

/** A line is sealed within a minute or two, while Portal is at work. */
const lateMinutes = 15

/** Whether what the audit says is what was sealed, and what of it is not sealed yet. */
export async function checkAuditoria(db: Kysely<Database>): Promise<Finding[]> {
  const { bloques, rota } = await checkChain(db)
  if (rota !== null)
    return [
      finding(
        'mal',
        `${sentenceOf(rota)} Alguien con acceso a la base de datos la cambió: compará con un respaldo, como dice docs/operacion.md.`,
      ),
    ]
  const { rows } = await sql<{ lines: number; late: boolean; head: string | null }>`
    select count(*)::int as lines, coalesce(min(creado) < now() - make_interval(mins => ${lateMinutes}), false) as late,
      (select encode(hash, 'hex') from bloque_auditoria order by bloque desc limit 1) as head
    from auditoria where auditoriaid > coalesce((select max(hasta) from bloque_auditoria), -9223372036854775808)`.execute(
    db,
  )
  const [{ lines, late, head } = { lines: 0, late: false, head: null }] = rows
  const open = lines > 0 ? ` Líneas todavía sin sellar, que no se pueden comprobar: ${inWhole(lines)}.` : ''
  if (bloques === 0) return [finding('aviso', `todavía no hay nada sellado.${open}`)]
  const whole = `los bloques sellados coinciden: ${inWhole(bloques)}, hasta ${(head ?? '').slice(0, 16)}.${open}`
  return [
    finding(late ? 'aviso' : 'bien', late ? `${whole} Tendrían que estar selladas: mirá Tareas.` : whole),
  ]
}

function sentenceOf({ motivo, bloque, desde, hasta, lineas, halladas, primera, ultima }: Rotura): string {
  const where =
    primera === null
      ? ''
      : ` Tiene las líneas ${desde ?? '?'} a ${hasta ?? '?'}, del ${primera} al ${ultima ?? '?'}.`
  const why = {
    'falta el bloque': `falta el bloque ${bloque}.`,
    'no sigue al anterior': `el bloque ${bloque} no sigue al anterior.`,
    'faltan lineas': `al bloque ${bloque} le faltan líneas: eran ${lineas ?? '?'}, hay ${halladas ?? '?'}.`,
    'sobran lineas': `al bloque ${bloque} le sobran líneas: eran ${lineas ?? '?'}, hay ${halladas ?? '?'}.`,
    'no coincide': `el bloque ${bloque} no coincide con su sello.`,
    'otra cadena': `el bloque ${bloque} no es el que se comprobó por última vez.`,
  }[motivo]
  return `${why ?? `el bloque ${bloque} está roto (${motivo}).`}${where}`
}
