import type { TFunction } from 'i18next'

/** «14 min», «1 h 32 min», «2 días»: seconds as people say them, down to whole minutes. */
export function duracion(t: TFunction, segundos: number): string {
  const minutos = Math.max(0, Math.floor(segundos / 60))
  if (minutos < 60) return t('puesto.minutos', { n: minutos })
  const horas = Math.floor(minutos / 60)
  if (horas < 48) return t('puesto.horas', { h: horas, m: minutos % 60 })
  return t('puesto.dias', { n: Math.floor(horas / 24) })
}

/** How old what is known is: «Datos de hace 14 min». */
export const edadDeDatos = (t: TFunction, segundos: number | null): string =>
  segundos === null
    ? t('puesto.sinDatos')
    : segundos < 60
      ? t('puesto.datosDeRecien')
      : t('puesto.datosDeHace', { hace: duracion(t, segundos) })
