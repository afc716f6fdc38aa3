import { formatDate, formatPeriod } from '@portal/ui/show/format.ts'
import { useTranslation } from 'react-i18next'
import styles from './documentos.module.css'
import type { Presentado } from './presentado.ts'

/** A document in a row: what it is, and below it what tells it from another, or why it was rejected. */
export const DocumentoNombrado = ({ documento }: { documento: Presentado }) => {
  const { t } = useTranslation()
  const { tipodocumento, critico, periodo, motivo, fecha_emision, numero, renovacion } = documento
  const below = [
    critico && t('casilla.critico'),
    motivo && `«${motivo}»`,
    periodo && t('casilla.periodo', { periodo: formatPeriod(periodo) }),
    !motivo &&
      !periodo &&
      (fecha_emision ? t('casilla.emision', { fecha: formatDate(fecha_emision) }) : numero),
    renovacion && t('casilla.renovacion'),
  ]
  return (
    <span className={styles.documento}>
      <b>{tipodocumento}</b>
      <span>{below.filter(Boolean).join(' · ')}</span>
    </span>
  )
}
