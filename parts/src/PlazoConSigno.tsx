import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { toneToken } from '@portal/ui/theme/cssVariable.ts'
import { lookDe } from './estados.ts'
import { PlazoCell } from './PlazoCell.tsx'
import type { CasillaEnElTiempo } from './plazo.ts'
import styles from './plazo.module.css'

interface PlazoConSignoProps {
  casilla: CasillaEnElTiempo
  /** No column's head says that it ends: the words do. */
  spelled?: boolean
}

/** How a slot stands, as its icon, and since when or until when. */
export const PlazoConSigno = ({ casilla, spelled = false }: PlazoConSignoProps) => {
  const look = lookDe(casilla, hoyEnBuenosAires())
  return (
    <span className={`flex gap-6 ${styles.withSign}`}>
      {look && <look.icon size={16} strokeWidth={2} color={toneToken(look.tone, 'text')} aria-hidden />}
      <PlazoCell casilla={casilla} spelled={spelled} />
    </span>
  )
}
