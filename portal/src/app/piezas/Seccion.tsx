import { useId, type ReactNode } from 'react'
import styles from './seccion.module.css'

interface SeccionProps {
  title: string
  /** Of what it tells: no figure without its whole. */
  of?: string | undefined
  /** Leads to all of it. */
  all?: ReactNode
  children: ReactNode
}

/** A card of the home page. */
export const Seccion = ({ title, of, all, children }: SeccionProps) => {
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className="heading" id={id}>
          {title}
        </h2>
        {of && <p className="soft off-phones">{of}</p>}
        {all}
      </div>
      {children}
    </section>
  )
}
