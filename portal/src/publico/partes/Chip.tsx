import type { Tone } from '@portal/ui/theme/tokens.ts'
import type { LucideIcon } from 'lucide-react'
import styles from './Chip.module.css'

interface ChipProps {
  tone: Tone
  icon: LucideIcon
  children: string
}

/** A status as it looks all over the product: its sign, its word and its colour. */
export const Chip = ({ tone, icon: Icon, children }: ChipProps) => (
  <span className={styles.chip} data-tone={tone}>
    <Icon size={16} strokeWidth={2} aria-hidden />
    {children}
  </span>
)
