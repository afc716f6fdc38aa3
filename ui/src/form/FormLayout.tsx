import Card from '@mui/material/Card'
import type { ReactNode } from 'react'
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
    <div className={styles.main}>
      {before}
      <Card sx={{ padding: { xs: 2, sm: 3 }, overflow: 'visible' }}>{children}</Card>
    </div>
    <div className={styles.aside}>{aside}</div>
  </div>
)
