import { inLocale } from '@portal/ui/texts/locale.ts'
import { formatDateTime, formatNumber } from '@portal/ui/show/format.ts'
import type { TFunction } from 'i18next'

const relative = inLocale(
  (locale) => new Intl.RelativeTimeFormat(locale, { style: 'short', numeric: 'auto' }),
)

/** Seconds ago, in the largest unit that says enough: «hace 14 min», «ahora». */
export const hace = (segundos: number): string => {
  const minutos = Math.max(0, Math.round(segundos / 60))
  if (minutos === 0) return relative().format(0, 'second')
  if (minutos < 90) return relative().format(-minutos, 'minute')
  const horas = Math.round(minutos / 60)
  return horas < 48 ? relative().format(-horas, 'hour') : relative().format(-Math.round(horas / 24), 'day')
}

/** The same of a moment; what is days ago is told by its date. */
export const haceCuanto = (momento: string, ahora: number): string => {
  const segundos = (ahora - Date.parse(momento)) / 1000
  return segundos < 24 * 3600 ? hace(segundos) : formatDateTime(momento)
}

/** «1 h 48 min» */
export const duracion = (t: TFunction, minutos: number): string => {
  const horas = Math.floor(minutos / 60)
  return horas === 0
    ? t('porteria.minutos', { n: formatNumber(minutos) })
    : t('porteria.horas', { h: formatNumber(horas), min: formatNumber(minutos % 60) })
}
