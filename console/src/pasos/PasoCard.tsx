import { Card } from '@portal/ui/show/Card.tsx'
import { useId, type ReactNode } from 'react'
import text from '../piezas/text.module.css'
import styles from './pasos.module.css'

interface PasoCardProps {
  title: string
  message: string
  children: ReactNode
}

/** A step that is done elsewhere: what it is for, and the way there. */
export const PasoCard = ({ title, message, children }: PasoCardProps) => {
  const id = useId()
  return (
    <Card as="section" padded aria-labelledby={id} className={`stack gap-16 ${styles.card}`}>
      <h2 id={id} className={text.title} tabIndex={-1}>
        {title}
      </h2>
      <p className="soft">{message}</p>
      <div className="cluster gap-8">{children}</div>
    </Card>
  )
}
