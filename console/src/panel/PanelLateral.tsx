import type { ReactNode } from 'react'
import styles from './panel.module.css'

interface PanelLateralProps {
  label: string
  /** Stays while what is above it scrolls. */
  foot: ReactNode
  children: ReactNode
}

/** The panel beside what is looked at: what is known of it scrolls, what is decided about it stays. */
export const PanelLateral = ({ label, foot, children }: PanelLateralProps) => (
  <section aria-label={label} data-print="plain" className={styles.panel}>
    <div
      data-scrolls
      data-print="plain"
      // A place that scrolls must be reached by the keyboard too.
      tabIndex={0}
      role="group"
      aria-label={label}
      className={`grow low scrolls ${styles.body}`}
    >
      {children}
    </div>
    {foot}
  </section>
)
