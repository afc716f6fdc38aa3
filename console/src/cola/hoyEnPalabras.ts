import { capitalized, inLocale } from '@portal/ui/texts/locale.ts'

const day = inLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      timeZone: 'America/Argentina/Buenos_Aires',
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    }),
)

/** «Viernes 20 de noviembre de 2026», as a calendar in Buenos Aires shows it. */
export const hoyEnPalabras = (now = new Date()): string => capitalized(day().format(now).replace(',', ''))
