import type { LucideIcon } from 'lucide-react'
import { toneToken } from '../theme/cssVariable.ts'
import type { Tone } from '../theme/tokens.ts'
import styles from './toneChip.module.css'

interface ToneChipProps {
  tone: Tone
  icon: LucideIcon
  /** The word beside the icon: nothing is said by colour alone. */
  label: string
}

/** How something stands: icon, word and colour. Why it is so stands beside it, where everybody can read it. */
export const ToneChip = ({ tone, icon: Icon, label }: ToneChipProps) => (
  <span
    className={styles.chip}
    style={{ color: toneToken(tone, 'text'), backgroundColor: toneToken(tone, 'soft') }}
  >
    <Icon size={16} strokeWidth={2} />
    {label}
  </span>
)
