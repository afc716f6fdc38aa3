import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './notice.module.css'

const icons = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleX } as const

export type Severity = keyof typeof icons

interface NoticeProps {
  severity: Severity
  title?: ReactNode
  /** What can be done about it, beside the words. */
  action?: ReactNode
  className?: string | undefined
  children?: ReactNode
}

/** Says what happened, in its place. It is read aloud when it appears. */
export const Notice = ({ severity, title, action, className = '', children }: NoticeProps) => {
  const Icon = icons[severity]
  return (
    <div role="alert" data-severity={severity} className={`${styles.notice} ${className}`}>
      <Icon aria-hidden />
      <div className="grow slim">
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
      {action}
    </div>
  )
}
