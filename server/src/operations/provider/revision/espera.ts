import { sql } from 'kysely'

/**
 * How long a presentation has waited for its decision, in calendar days, and whether that is more than the provider
 * promises. `documento` names the table in the statement.
 */
export function esperaDe(documento: 'documento' | 'd') {
  const column = (name: string) => sql.ref(`${documento}.${name}`)
  const waits = sql<boolean>`(${column('estado')} = 'en revision' and not ${column('bloqueado')})`
  return {
    dias: sql<number | null>`case when ${waits} then dias_desde(${column('presentado')}) end`,
    fuera_de_plazo: sql<boolean>`(${waits} and coalesce(${column('presentado')} < (select limite_de_plazo()), false))`,
  }
}
