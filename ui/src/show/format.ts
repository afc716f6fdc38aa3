import { inLocale } from '../texts/locale.ts'

const thousands = inLocale((locale) => new Intl.NumberFormat(locale, { useGrouping: 'always' }))

/** `1234` → `1.234` */
export const formatNumber = (value: number): string => thousands().format(value)

/** What stands between the day and the month: a slash, or in German a period. */
const between = inLocale((locale) =>
  new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric' })
    .formatToParts(0)
    .find(({ type }) => type === 'literal')
    ?.value.trim(),
)

const backwards = (date: string) => date.split('-').reverse().join(between())

/** `2026-11-21` → `21/11/2026`. Works on the text: a calendar date has no time zone to go wrong in. */
export const formatDate = (calendarDate: string): string => backwards(calendarDate.slice(0, 10))

/** A period `2026-11` → `11/2026` */
export const formatPeriod = (period: string): string => backwards(period)

const moment = inLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      timeZone: 'America/Argentina/Buenos_Aires',
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
)

/** An ISO instant → `21/11/2026 09:05`, as a clock in Buenos Aires shows it. */
export const formatDateTime = (instant: string): string =>
  moment().format(new Date(instant)).replace(', ', ' ')

const clock = inLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      timeZone: 'America/Argentina/Buenos_Aires',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
)

/** An ISO instant → `09:05`, as a clock in Buenos Aires shows it. */
export const formatTime = (instant: string): string => clock().format(new Date(instant))

const decimal = inLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }))

/** Bytes as a person says them: `1,2 MB`, decimal as the upload limit is. */
export const formatBytes = (bytes: number): string =>
  bytes >= 1_000_000
    ? `${decimal().format(bytes / 1_000_000)} MB`
    : `${formatNumber(Math.max(1, Math.round(bytes / 1000)))} KB`
