import { useEffect, useRef, type ReactNode } from 'react'
import { Horizonte } from './Horizonte.tsx'
import { useRecientes } from './recientes.ts'
import text from '../piezas/text.module.css'
import styles from './todoAlDia.module.css'

interface TodoAlDiaProps {
  title: string
  message: string
  action?: ReactNode
}

/** Nothing waits: the reward of whoever emptied the queue, and where the keyboard goes on after the last of it. */
export const TodoAlDia = ({ title, message, action }: TodoAlDiaProps) => {
  const words = useRef<HTMLDivElement>(null)
  const decided = useRecientes().last !== null
  useEffect(() => {
    const { activeElement } = document
    if (decided && (activeElement === document.body || activeElement?.tagName === 'H1'))
      words.current?.focus({ preventScroll: true })
  }, [decided])
  return (
    <div className={styles.free}>
      <Horizonte />
      <div ref={words} tabIndex={-1} className={styles.words}>
        <p className={text.title}>{title}</p>
        <p className="soft">{message}</p>
      </div>
      {action}
    </div>
  )
}
