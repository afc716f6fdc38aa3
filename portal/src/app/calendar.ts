/** Calendar dates are `YYYY-MM-DD` texts; no time zone touches them once they are written. */

const here = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Argentina/Buenos_Aires' })

/** The date in Argentina, where the documents are valid. */
export const today = (): string => here.format(new Date())

/** The same day `months` later; the last of the month where that day does not exist. */
export const addMonths = (date: string, months: number): string => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month - 1 + months + 1, 0))
  lastDay.setUTCDate(Math.min(day, lastDay.getUTCDate()))
  return lastDay.toISOString().slice(0, 10)
}
