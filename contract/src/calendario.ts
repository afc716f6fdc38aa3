/** Calendar dates as `YYYY-MM-DD` text, months as `YYYY-MM`: they compare as text, and no time zone touches them. */

export const timeZone = 'America/Argentina/Buenos_Aires'

const dia = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })

/** The calendar day in Buenos Aires at an instant, by which documents are valid. The database's `hoy()` says the same. */
export function diaEnBuenosAires(instant: Date): string {
  const hour = Math.floor(instant.getTime() / hourMs)
  if (hour !== known.hour) known = { hour, dia: diaPorPartes(instant) }
  return known.dia
}

const hourMs = 3_600_000
/** A day begins there with an hour of UTC, and to ask the engine takes long where a list does it for each row. */
let known = { hour: NaN, dia: '' }

function diaPorPartes(instant: Date): string {
  // By its parts: in what order a locale writes them is the engine's to say, and WebKit's says otherwise than Node's.
  const parts = new Map(dia.formatToParts(instant).map(({ type, value }) => [type, value]))
  return `${parts.get('year') ?? ''}-${parts.get('month') ?? ''}-${parts.get('day') ?? ''}`
}

export const hoyEnBuenosAires = (): string => diaEnBuenosAires(new Date())

/** Whether it is written `YYYY-MM-DD`, and exists. */
export function isCalendarDate(value: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)
  if (!match) return false
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  if (year < 1900 || year > 2200 || month < 1 || month > 12 || day < 1) return false
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate()
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

/** Whole days from one date to another; negative when the second comes first. */
export function diasEntre(desde: string, hasta: string): number {
  const [from, to] = [parts(desde), parts(hasta)]
  const dayMs = 86_400_000
  return Math.round((Date.UTC(to[0], to[1] - 1, to[2]) - Date.UTC(from[0], from[1] - 1, from[2])) / dayMs)
}

/** The same day `months` later; the month's last where there is no such day. */
export function sumarMeses(date: string, months: number): string {
  const [year, month, day] = parts(date)
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return iso(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)))
}

export const periodoDe = (date: string) => date.slice(0, 7)

export const sumarAlPeriodo = (periodo: string, months: number): string =>
  periodoDe(sumarMeses(`${periodo}-01`, months))

/** A date or a month as people read it: `12/11/2026`, `11/2026`. */
export const fechaLegible = (date: string): string => date.split('-').reverse().join('/')

const momento = new Intl.DateTimeFormat('es-AR', {
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone,
})

/** An instant as people in Buenos Aires read it, with its hour. */
export const momentoLegible = (instant: Date): string => momento.format(instant)

/** Completed years between two dates. */
export function aniosEntre(desde: string, hasta: string): number {
  const years = Number(hasta.slice(0, 4)) - Number(desde.slice(0, 4))
  return hasta.slice(5) < desde.slice(5) ? years - 1 : years
}
