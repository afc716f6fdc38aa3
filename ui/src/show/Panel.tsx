import { useId, type ReactNode } from 'react'
import { Card } from './Card.tsx'
import styles from './panel.module.css'

export const Panel = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <Card as="section" padded aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </Card>
  )
}
