/** Calendar dates as `YYYY-MM-DD` text, months as `YYYY-MM`: they compare as text, and no time zone touches them. */

/** The calendar day in Buenos Aires at an instant. The database's `hoy()` says the same. */
export function diaEnBuenosAires(instant: Date): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/Argentina/Buenos_Aires',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(instant)
}

function parts(date: string): [number, number, number] {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return [year, month, day]
}

const iso = (time: number) => new Date(time).toISOString().slice(0, 10)

export function sumarDias(date: string, days: number): string {
  const [year, month, day] = parts(date)
  return iso(Date.UTC(year, month - 1, day + days))
}

/** The same day `months` later; the month's last where there is no such day. */
export function sumarMeses(date: string, months: number): string {
  const [year, month, day] = parts(date)
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return iso(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)))
}

export const periodoDe = (date: string) => date.slice(0, 7)

/** `12/11/2026`, as people read it. */
export function fechaLegible(date: string): string {
  const [year, month, day] = date.split('-')
  return `${day}/${month}/${year}`
}

const momento = new Intl.DateTimeFormat('es-AR', {
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'America/Argentina/Buenos_Aires',
})

/** An instant as people in Buenos Aires read it, with its hour. */
export const momentoLegible = (instant: Date): string => momento.format(instant)

/** Completed years between two dates. */
export function aniosEntre(desde: string, hasta: string): number {
  const years = Number(hasta.slice(0, 4)) - Number(desde.slice(0, 4))
  return hasta.slice(5) < desde.slice(5) ? years - 1 : years
}
