import type { ReactNode } from 'react'
import { Horizonte } from './Horizonte.tsx'
import text from './text.module.css'
import styles from './todoAlDia.module.css'

interface TodoAlDiaProps {
  title: string
  message: string
  action?: ReactNode
}

/** Nothing waits: the reward of whoever emptied the queue. */
export const TodoAlDia = ({ title, message, action }: TodoAlDiaProps) => (
  <div className={styles.free}>
    <Horizonte />
    <div className={styles.words}>
      <p className={text.title}>{title}</p>
      <p className={text.lead}>{message}</p>
    </div>
    {action}
  </div>
)
