import { useId, type ReactNode } from 'react'
import styles from './Form.module.css'

interface FormSectionProps {
  title: string
  description?: ReactNode
  children: ReactNode
}

/** Fields that belong together, one below the other. */
export const FormSection = ({ title, description, children }: FormSectionProps) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 className="heading" id={id}>
        {title}
      </h2>
      {description && <p className={styles.description}>{description}</p>}
      <div className="stack gap-24 room-above">{children}</div>
    </section>
  )
}
