import { inLocale } from '@portal/ui/texts/locale.ts'

const month = inLocale((locale) => new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }))
const monthAndYear = inLocale(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
)

const dayOf = (mes: string) => new Date(`${mes}-01T00:00:00Z`)

/** `2026-10` as «octubre», and as «octubre de 2026». */
export const nombreDelMes = (mes: string): string => month().format(dayOf(mes))
export const mesLegible = (mes: string): string => monthAndYear().format(dayOf(mes))
