import { sumarDias } from '@portal/contract/calendario.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { formatDate } from '@portal/ui/show/format.ts'
import { Link } from '@portal/ui/controls/Link.tsx'
import { rutas } from '../rutas.ts'
import styles from './transporte.module.css'
import type { Transporte } from './transporte.ts'

/** What follows from the company's first culprit for all that it has on the road, and the way to see it. */
export const SinElDocumento = ({ transporte }: { transporte: Transporte }) => {
  const t = useTexts()
  const [first] = transporte.culpables ?? []
  const count = transporte.cantidades?.unidades ?? 0
  const documento = first?.nombre_corto ?? first?.tipodocumento
  if (!first || !documento || count === 0) return null
  const ends =
    (first.estado === 'activo' || first.estado === 'exceptuado') && first.fecha
      ? sumarDias(first.fecha, 1)
      : undefined
  return (
    <Link href={rutas.unidades(ends ? { fecha: ends } : {})} className={styles.consequence}>
      <b className="small bold ink">{t('transporte.sinEl.falta', { documento, count })}</b>
      {ends ? t('transporte.sinEl.desde', { fecha: formatDate(ends) }) : t('transporte.sinEl.hoy')}
    </Link>
  )
}
