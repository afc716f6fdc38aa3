import { diaEnBuenosAires } from '@portal/contract/calendario.ts'

const DAY = 86_400_000
/** All year round. */
const ARGENTINA_BEHIND_UTC = 3 * 3_600_000

/** From one calendar date to a later one; negative the other way round. */
export function daysBetween(earlier: string, later: string): number {
  return Math.round((Date.parse(later) - Date.parse(earlier)) / DAY)
}

/**
 * A moment of an office day some days ago; of the last hours when that is today. `order` counts from 0 up to
 * `of`, and what comes later in it is later in its day.
 */
export function moment(now: Date, daysAgo: number, order: number, of: number): Date {
  if (daysAgo === 0) return new Date(now.getTime() - (of - order) * 15_000)
  const day = Date.parse(diaEnBuenosAires(new Date(now.getTime() - daysAgo * DAY)))
  const opens = day + ARGENTINA_BEHIND_UTC + 8 * 3_600_000
  return new Date(opens + Math.round((order / of) * 8 * 3_600_000))
}
