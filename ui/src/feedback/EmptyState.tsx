import type { ReactNode } from 'react'
import styles from './states.module.css'

interface EmptyStateProps {
  icon?: ReactNode
  title: string
  /** What to do next. */
  message?: ReactNode
  action?: ReactNode
  /** A list that has nothing yet: what it will look like is drawn in pencil. */
  ghost?: boolean
}

export const EmptyState = ({ icon, title, message, action, ghost = false }: EmptyStateProps) => (
  <div className={styles.empty}>
    {ghost ? (
      <div className={styles.ghost} aria-hidden>
        {[44, 36, 41].map((width) => (
          <div className="row gap-12" key={width}>
            <i className="middle square-32 rigid petrol round tinted">{icon}</i>
            <span className="grow">
              <u style={{ inlineSize: `${width}%` }} />
              <u style={{ inlineSize: `${width - 14}%` }} />
            </span>
          </div>
        ))}
      </div>
    ) : (
      icon && (
        <div className={styles.icon} aria-hidden>
          {icon}
        </div>
      )
    )}
    <p className={styles.title}>{title}</p>
    {message && <p className={styles.message}>{message}</p>}
    {action && <div className={styles.action}>{action}</div>}
  </div>
)
