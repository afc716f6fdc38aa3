import { localeDe, type Idioma } from '@portal/contract/idioma.ts'

/** Days and moments as the page says them. */

const locale = localeDe[import.meta.env.IDIOMA as Idioma] // put in by the build
const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
/** «sáb 28/11». */
export const dayOf = (day: string) =>
  `${weekday.format(new Date(`${day}T12:00:00Z`))} ${day.slice(8, 10)}/${day.slice(5, 7)}`
export const momentOf = (moment: string) =>
  new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'America/Argentina/Buenos_Aires',
  }).format(new Date(moment))
