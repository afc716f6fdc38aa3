import { formatNumber } from '@portal/ui/show/format.ts'
import { inLocale, uncapitalized } from '@portal/ui/texts/locale.ts'
import type { TFunction } from 'i18next'

/** What is told in days: an end ahead or behind, or since when. */
export type Suceso = 'faltan' | 'vence' | 'en' | 'vencio' | 'rechazado' | 'desde' | 'hace'

/** "Vence en 2 días", "Venció ayer": people count days, they don't read dates. `dias` is never negative. */
export const enDias = (t: TFunction, suceso: Suceso, dias: number): string =>
  t(`tiempo.${suceso}.${dias === 0 ? 'hoy' : dias === 1 ? 'uno' : 'muchos'}`, { dias: formatNumber(dias) })

/** The same inside a sentence. */
export const enDiasDentro = (t: TFunction, suceso: Suceso, dias: number): string =>
  uncapitalized(enDias(t, suceso, dias))

const weekday = inLocale((locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }))

/** `2026-11-27` → `viernes` */
export const diaDeSemana = (fecha: string): string => weekday().format(new Date(`${fecha}T00:00:00Z`))

const shortMonth = inLocale((locale) => new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }))

/** `2026-11-27` → `nov` */
export const mesCorto = (fecha: string): string => shortMonth().format(new Date(`${fecha}T00:00:00Z`))

/** `2026-11-07` → `7` */
export const diaDelMes = (fecha: string): string => String(Number(fecha.slice(8, 10)))
