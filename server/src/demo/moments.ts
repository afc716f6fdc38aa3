const DAY = 86_400_000
const ARGENTINA_BEHIND_UTC = 3 * 3_600_000

/** The calendar date in Argentina, which has one time zone and no summer time. */
export function argentineDate(now: Date): string {
  return new Date(now.getTime() - ARGENTINA_BEHIND_UTC).toISOString().slice(0, 10)
}

/**
 * A moment of an office day some days ago; of the last hours when that is today. `order` counts from 0 up to
 * `of`, and what comes later in it is later in its day.
 */
export function moment(now: Date, daysAgo: number, order: number, of: number): Date {
  if (daysAgo === 0) return new Date(now.getTime() - (of - order) * 15_000)
  const day = Date.parse(argentineDate(new Date(now.getTime() - daysAgo * DAY)))
  const opens = day + ARGENTINA_BEHIND_UTC + 8 * 3_600_000
  return new Date(opens + Math.round((order / of) * 8 * 3_600_000))
}
