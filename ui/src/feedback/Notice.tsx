import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './notice.module.css'

const looks = {
  success: { icon: CircleCheck, tone: 'green' },
  info: { icon: Info, tone: 'blue' },
  warning: { icon: TriangleAlert, tone: 'ochre' },
  error: { icon: CircleX, tone: 'red' },
} as const

type Severity = keyof typeof looks

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
  const { icon: Icon, tone } = looks[severity]
  return (
    <div role="alert" data-tone={tone} className={`${styles.notice} ${className}`}>
      <Icon aria-hidden />
      <div className="grow slim">
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
      {action}
    </div>
  )
}
