/** Calendar dates as `YYYY-MM-DD`; no time zone touches them. */
export function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`)
  moved.setUTCDate(moved.getUTCDate() + days)
  return moved.toISOString().slice(0, 10)
}

/** From `earlier` to `later`; negative the other way round. */
export function daysBetween(earlier: string, later: string): number {
  return Math.round((Date.parse(later) - Date.parse(earlier)) / 86_400_000)
}

/** The same day of another month, or its last day where it is shorter. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10)
}

/** The day of a month from which the papers of the month before are demanded. */
const DUE_DAY = 15

/** What is asked for monthly, as demanded on `today`: the paper of the period, and the last day on which it serves. */
export function demandedPeriod(today: string) {
  const lastMonth = addMonths(`${today.slice(0, 7)}-01`, Number(today.slice(8)) < DUE_DAY ? -2 : -1)
  return {
    periodo: lastMonth.slice(0, 7),
    fecha_emision: addMonths(lastMonth, 1),
    fecha_vencimiento: addDays(addMonths(lastMonth, 2), DUE_DAY - 2),
  }
}

/** As people read it: `21/11/2026`, or `11/2026` for a period. */
export function printedDate(date: string): string {
  return date.split('-').reverse().join('/')
}
