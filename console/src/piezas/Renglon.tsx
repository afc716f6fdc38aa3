import type { LucideIcon } from 'lucide-react'
import type { Tone } from '@portal/ui/theme/tokens.ts'
import type { ReactNode } from 'react'
import { Sign } from './Sign.tsx'
import styles from './renglon.module.css'

interface RenglonProps {
  tone: Tone
  icon: LucideIcon
  title: string
  detail?: ReactNode
  action?: ReactNode
}

/** One thing of a short list: its sign, what it is, and what to do about it. */
export const Renglon = ({ tone, icon, title, detail, action }: RenglonProps) => (
  <li className={styles.row}>
    <Sign tone={tone} icon={icon} />
    <div>
      <b className="block slim cut semibold">{title}</b>
      {detail && <span className="block soft">{detail}</span>}
    </div>
    {action}
  </li>
)

export const Renglones = ({ children }: { children: ReactNode }) => <ul>{children}</ul>
