import { formatDate, formatPeriod } from '@portal/ui/show/format.ts'
import { listed } from '@portal/ui/texts/locale.ts'
import type { TFunction } from 'i18next'

/** Which operaciones ask for a document, or more strictly than everybody is asked. */
export interface QuienesPiden {
  operaciones?: readonly { nombre: string }[] | undefined
  /** Nobody else does. */
  soloOperaciones?: boolean | undefined
}

/** «Lo pide Planta Norte»; undefined of what no operacion asks for. */
export const quienLoPide = (
  t: TFunction,
  { operaciones = [], soloOperaciones }: QuienesPiden,
): string | undefined =>
  operaciones.length === 0
    ? undefined
    : t(soloOperaciones ? 'casilla.loPide' : 'casilla.masEstricto', {
        count: operaciones.length,
        operaciones: listed(operaciones.map(({ nombre }) => nombre)),
      })

interface Detalles extends QuienesPiden {
  critico?: boolean | undefined
  obligatorio?: boolean | undefined
  motivo?: string | null | undefined
  periodo?: string | null | undefined
  fecha_emision?: string | null | undefined
  numero?: string | null | undefined
  renovacion?: boolean | undefined
  exceptuado_hasta?: string | null | undefined
  /** The day from which it is asked for, and not optional any more. */
  se_pide_desde?: string | undefined
  /** Its name says the month already. */
  mes?: boolean | undefined
}

/** The line below a document's name: why it was rejected or blocked, and what tells it from another of its type. */
export const detalleDe = (t: TFunction, documento: Detalles): string => {
  const { critico, obligatorio, motivo, periodo, fecha_emision, numero, renovacion, mes } = documento
  const { exceptuado_hasta, se_pide_desde } = documento
  const issued = fecha_emision ? t('casilla.emision', { fecha: formatDate(fecha_emision) }) : numero
  return [
    critico && t('casilla.critico'),
    quienLoPide(t, documento),
    exceptuado_hasta && t('casilla.exceptuado', { fecha: formatDate(exceptuado_hasta) }),
    obligatorio === false &&
      (se_pide_desde
        ? t('casilla.sePideDesde', { fecha: formatDate(se_pide_desde) })
        : t('casilla.opcional')),
    motivo && `«${motivo}»`,
    periodo && mes !== true && t('casilla.periodo', { periodo: formatPeriod(periodo) }),
    !motivo && !periodo && issued,
    renovacion && t('casilla.renovacion'),
  ]
    .filter(Boolean)
    .join(' · ')
}
