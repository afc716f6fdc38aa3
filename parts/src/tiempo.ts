import { formatNumber } from '@portal/ui/show/format.ts'
import type { TFunction } from 'i18next'

/** What is told in days: an end ahead or behind, or since when. */
export type Suceso = 'vence' | 'en' | 'vencio' | 'rechazado' | 'desde' | 'hace'

/** "Vence en 2 días", "Venció ayer": people count days, they don't read dates. `dias` is never negative. */
export const enDias = (t: TFunction, suceso: Suceso, dias: number): string =>
  t(`tiempo.${suceso}.${dias === 0 ? 'hoy' : dias === 1 ? 'uno' : 'muchos'}`, { dias: formatNumber(dias) })

/** The same inside a sentence. */
export const enDiasDentro = (t: TFunction, suceso: Suceso, dias: number): string => {
  const said = enDias(t, suceso, dias)
  return said.charAt(0).toLocaleLowerCase('es') + said.slice(1)
}

const weekday = new Intl.DateTimeFormat('es-AR', { weekday: 'long', timeZone: 'UTC' })

/** `2026-11-27` → `viernes` */
export const diaDeSemana = (fecha: string): string => weekday.format(new Date(`${fecha}T00:00:00Z`))
