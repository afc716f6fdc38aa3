import { Card } from '@portal/ui/show/Card.tsx'
import { useId, type ReactNode } from 'react'
import styles from './bloque.module.css'

interface BloqueProps {
  title: string
  /** Beside the title. */
  note?: ReactNode
  /** At the end of its line. */
  more?: ReactNode
  /** What it shows keeps off its edges. */
  padded?: boolean
  children: ReactNode
}

/** One block of the console: a head in one line, and what it shows up to its edges. */
export const Bloque = ({ title, note, more, padded = false, children }: BloqueProps) => {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className="column">
      <div className={styles.head}>
        <h2 className="heading-16 ink" id={id}>
          {title}
        </h2>
        {note && <span>{note}</span>}
        {more && <span className="to-end">{more}</span>}
      </div>
      {padded ? <div className="stack gap-12 pad-foot">{children}</div> : children}
    </Card>
  )
}
