import type { ReactNode } from 'react'
import styles from './panel.module.css'

interface PanelHeadProps {
  title: string
  subtitle: string
  /** At the end of its line. */
  action?: ReactNode
  /** As far from the edges as what is asked below it. */
  roomy?: boolean
}

/** What a panel that asks is about. */
export const PanelHead = ({ title, subtitle, action, roomy }: PanelHeadProps) => (
  <div className={styles.head} data-roomy={roomy || undefined}>
    <div className="grow slim">
      <h2 className="heading">{title}</h2>
      <p className="small soft">{subtitle}</p>
    </div>
    {action}
  </div>
)
