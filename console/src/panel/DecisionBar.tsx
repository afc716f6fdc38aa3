import type { ReactNode } from 'react'
import styles from './panel.module.css'

interface DecisionBarProps {
  /** Said above the buttons, across all of them. */
  notice?: ReactNode
  children: ReactNode
}

/** Where it is decided: the foot of the panel, and on a phone above the rail, always in reach. The last button is the one. */
export const DecisionBar = ({ notice, children }: DecisionBarProps) => (
  <div data-print="hide" className={styles.foot}>
    {notice}
    <div className={styles.buttons}>{children}</div>
  </div>
)
