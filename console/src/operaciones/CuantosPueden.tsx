import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { formatNumber } from '@portal/ui/show/format.ts'
import { BarraDeAptos } from './BarraDeAptos.tsx'
import styles from './operacion.module.css'
import { pueden, type Aptos, type Participacion } from './operacion.ts'

interface CuantosPuedenProps {
  estado: Participacion['estado']
  aptos: Aptos
}

/** How many may go out of how many, of an account that takes part today. */
export const CuantosPueden = ({ estado, aptos }: CuantosPuedenProps) => {
  const t = useTexts()
  if (estado !== 'vigente' || aptos.total === 0) return <span className="soft">—</span>
  return (
    <span className={styles.cuantos}>
      <BarraDeAptos aptos={aptos} />
      <span className="digits one-line">
        <b className="semibold">{formatNumber(pueden(aptos))}</b>{' '}
        <span className="soft">{t('operacion.deTotal', { total: formatNumber(aptos.total) })}</span>
      </span>
    </span>
  )
}

/** The same in words alone, where nothing else says of what. */
export const DeCuantos = ({ clase, aptos }: { clase: 'choferes' | 'dominios'; aptos: Aptos }) => {
  const t = useTexts()
  const { total } = aptos
  return (
    total > 0 && (
      <span className="tiny soft digits">
        {t(`operacion.quien.de.${clase}`, {
          count: total,
          n: formatNumber(pueden(aptos)),
          total: formatNumber(total),
        })}
      </span>
    )
  )
}
