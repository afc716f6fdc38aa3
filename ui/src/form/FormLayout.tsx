import type { ReactNode } from 'react'
import { Card } from '../show/Card.tsx'
import styles from './Form.module.css'

interface FormLayoutProps {
  /** Stands above the card: a draft that is offered back. */
  before?: ReactNode
  /** What follows from what is filled in; a phone has no room for it. */
  aside?: ReactNode
  /** Its sections. */
  children: ReactNode
}

/** A form's one column, up to 720 px wide. */
export const FormLayout = ({ before, aside, children }: FormLayoutProps) => (
  <div className={styles.layout}>
    <div className={`stack gap-16 ${styles.main}`}>
      {before}
      <Card padded className={styles.card}>
        {children}
      </Card>
    </div>
    <div className="if-any off-phones">{aside}</div>
  </div>
)
