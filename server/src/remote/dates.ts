import { isCalendarDate } from '@portal/contract/calendario.ts'
import type { Dialect } from '../dialects/dialect.ts'

type Fechas = Dialect['fechas']

/** A date of a back office; `null` says that there is none, `undefined` that it can't be read. */
type Read = string | null | undefined

/** The day, as `2026-11-12`. */
export function readDay(text: string, fechas: Fechas): Read {
  const found = parse(text, fechas)
  if (!found || found.kind === 'none') return found ? null : undefined
  return found.kind === 'instant' ? dayIn(fechas.zona, found.ms) : found.day
}

/** The instant, as `2026-11-12T13:00:00.000Z`; a day alone begins at midnight there. */
export function readInstant(text: string, fechas: Fechas): Read {
  const found = parse(text, fechas)
  if (!found || found.kind === 'none') return found ? null : undefined
  const ms =
    found.kind === 'instant' ? found.ms : msIn(fechas.zona, Date.parse(`${found.day}T${found.hour}Z`))
  return new Date(ms).toISOString()
}

/** A day of ours as the back office writes days. */
export function writeDay(day: string, { escribe }: Fechas): string {
  return escribe === 'DD-MM-AAAA' ? day.split('-').reverse().join('-') : day
}

type Found = { kind: 'none' } | { kind: 'instant'; ms: number } | { kind: 'local'; day: string; hour: string }

const shape =
  /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*([ap]\.?\s?m\.?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i

function parse(text: string, { primero }: Fechas): Found | undefined {
  const match = shape.exec(text.trim())
  if (!match) return undefined
  const [, one = '', two = '', three = '', hours, minutes = '00', seconds = '00', half, offset] = match
  if ([one, two, three].every((part) => Number(part) === 0)) return { kind: 'none' }
  const parts =
    one.length === 4 ? [one, two, three] : primero === 'dia' ? [three, two, one] : [three, one, two]
  const [year = '', month = '', date = ''] = parts
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  if (year.length !== 4 || !isCalendarDate(day)) return undefined
  const hour = hourOf(hours ?? '0', half)
  if (hour === undefined || Number(minutes) > 59 || Number(seconds) > 59) return undefined
  const time = `${hour}:${minutes}:${seconds}`
  if (offset === undefined) return { kind: 'local', day, hour: time }
  const ms = Date.parse(
    `${day}T${time}${/^z$/i.test(offset) ? 'Z' : offset.replace(/^(...)(\d\d)$/, '$1:$2')}`,
  )
  return Number.isNaN(ms) ? undefined : { kind: 'instant', ms }
}

function hourOf(text: string, half: string | undefined): string | undefined {
  const hour = Number(text)
  if (half === undefined) return hour > 23 ? undefined : String(hour).padStart(2, '0')
  if (hour < 1 || hour > 12) return undefined
  return String((hour % 12) + (/^p/i.test(half) ? 12 : 0)).padStart(2, '0')
}

const formats = new Map<string, Intl.DateTimeFormat>()

function partsIn(zona: string, ms: number): Map<string, string> {
  const format =
    formats.get(zona) ??
    new Intl.DateTimeFormat('en', {
      timeZone: zona,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
  formats.set(zona, format)
  return new Map(format.formatToParts(ms).map(({ type, value }) => [type, value]))
}

function dayIn(zona: string, ms: number): string {
  const parts = partsIn(zona, ms)
  return `${parts.get('year') ?? ''}-${parts.get('month') ?? ''}-${parts.get('day') ?? ''}`
}

/** When a clock there shows what this instant shows in UTC. */
function msIn(zona: string, shown: number): number {
  const ahead = (ms: number) => {
    const parts = partsIn(zona, ms)
    const clock = `${dayIn(zona, ms)}T${parts.get('hour') ?? ''}:${parts.get('minute') ?? ''}:${parts.get('second') ?? ''}Z`
    return Date.parse(clock) - ms
  }
  // Once more with what is ahead by then: the clock may have been changed between.
  const once = shown - ahead(shown)
  return shown - ahead(once)
}
