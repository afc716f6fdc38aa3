import { formatNumber } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Scan as ScanIcon, UserRound as VisitIcon, UsersRound as InsideIcon } from 'lucide-react'
import styles from './pestanas.module.css'
import { useAdentro, usePuesto, useSinNombrar } from '../usePuesto.ts'

const tabs = [
  { que: 'escanear', Icon: ScanIcon },
  { que: 'visita', Icon: VisitIcon },
  { que: 'adentro', Icon: InsideIcon },
] as const

export const Pestanas = ({ de }: { de: (typeof tabs)[number]['que'] }) => {
  const t = useTexts()
  const { ir } = usePuesto()
  const named = useAdentro().length
  const inside = named + useSinNombrar()
  const names = {
    escanear: t('puesto.escanear'),
    visita: t('puesto.visita'),
    adentro: t('puesto.adentro', { n: formatNumber(inside) }),
  }
  return (
    <nav className={styles.tabs} aria-label={t('puesto.pantallas')}>
      {tabs.map(({ que, Icon }) => (
        <button
          key={que}
          type="button"
          className={styles.tab}
          aria-current={que === de ? 'page' : undefined}
          onClick={() => ir({ que })}
        >
          <Icon aria-hidden />
          <span>{names[que]}</span>
        </button>
      ))}
    </nav>
  )
}
