const thousands = new Intl.NumberFormat('es-AR', { useGrouping: 'always' })

/** `1234` → `1.234` */
export const formatNumber = (value: number): string => thousands.format(value)

/** `2026-11-21` → `21/11/2026`. Works on the text: a calendar date has no time zone to go wrong in. */
export const formatDate = (calendarDate: string): string =>
  calendarDate.slice(0, 10).split('-').reverse().join('/')

/** A period `2026-11` → `11/2026` */
export const formatPeriod = (period: string): string => period.split('-').reverse().join('/')

const moment = new Intl.DateTimeFormat('es-AR', {
  timeZone: 'America/Argentina/Buenos_Aires',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** An ISO instant → `21/11/2026 09:05`, as a clock in Buenos Aires shows it. */
export const formatDateTime = (instant: string): string => moment.format(new Date(instant)).replace(', ', ' ')

/** Bytes as a person says them: `1,2 MB`, decimal as the upload limit is. */
export const formatBytes = (bytes: number): string =>
  bytes >= 1_000_000
    ? `${new Intl.NumberFormat('es-AR', { maximumFractionDigits: 1 }).format(bytes / 1_000_000)} MB`
    : `${formatNumber(Math.max(1, Math.round(bytes / 1000)))} KB`
