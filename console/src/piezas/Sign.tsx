import type { LucideIcon } from 'lucide-react'
import type { Tone } from '@portal/ui/theme/tokens.ts'

/** How something stands, as a small square beside the words that say it. */
export const Sign = ({ tone, icon: Icon }: { tone: Tone; icon: LucideIcon }) => (
  <span
    aria-hidden
    className="middle square-32 rounded"
    style={{ color: `var(--tone-${tone})`, backgroundColor: `var(--tone-${tone}-soft)` }}
  >
    <Icon />
  </span>
)
