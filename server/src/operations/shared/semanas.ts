import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { sql } from 'kysely'

/** So many weeks ahead are told, from today on. */
const weeks = 12

export const today = sql<string>`(select hoy())`

/** In which of those weeks a document ends, from 0 on. */
export const semana = sql<number>`(fecha_vencimiento - ${today}) / 7`

/** The last day of them. */
export const lastDay = sql<string>`${today} + ${sql.lit(weeks * 7 - 1)}`

/** Each of them, its first and its last day. */
export function nextWeeks(): { desde: string; hasta: string }[] {
  const hoy = hoyEnBuenosAires()
  return Array.from({ length: weeks }, (_, week) => ({
    desde: sumarDias(hoy, week * 7),
    hasta: sumarDias(hoy, week * 7 + 6),
  }))
}
