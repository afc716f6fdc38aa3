import type { LucideIcon } from 'lucide-react'
import type { Tone } from '@portal/ui/theme/tokens.ts'
import styles from './sign.module.css'

/** How something stands, as a small square beside the words that say it. */
export const Sign = ({ tone, icon: Icon }: { tone: Tone; icon: LucideIcon }) => (
  <span
    aria-hidden
    className={styles.sign}
    style={{ color: `var(--tone-${tone})`, backgroundColor: `var(--tone-${tone}-soft)` }}
  >
    <Icon />
  </span>
)
