import { useId, type ReactNode } from 'react'
import styles from './seccion.module.css'

interface SeccionProps {
  title: string
  /** Right after the title: a key. */
  mark?: ReactNode
  /** At the end of the title's line. */
  more?: ReactNode
  children: ReactNode
}

/** A part of a panel, under its own small heading. */
export const Seccion = ({ title, mark, more, children }: SeccionProps) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <h3 id={id} className="small bold">
          {title}
        </h3>
        {mark}
        {more && <span className="to-end soft">{more}</span>}
      </div>
      {children}
    </section>
  )
}
