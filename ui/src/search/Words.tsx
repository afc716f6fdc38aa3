import type { ReactNode } from 'react'
import styles from './searchDialog.module.css'

interface WordsProps {
  icon: ReactNode
  title: string
  said: string
  /** How it stands. */
  chip?: ReactNode
}

/** Something found that is drawn by its kind and its words alone. */
export const Words = ({ icon, title, said, chip }: WordsProps) => (
  <>
    <span aria-hidden className="tile square-32">
      {icon}
    </span>
    <span className="slim">
      <b className="semibold cut block">{title}</b>
      <span className="tiny soft cut block">{said}</span>
    </span>
    {chip && <span className="rigid to-end">{chip}</span>}
  </>
)

/** Beside what is found: what tells it from others of its name. */
export const Detail = ({ children }: { children: ReactNode }) => (
  <span className={styles.detail}>{children}</span>
)
