import { useId, type ReactNode } from 'react'
import styles from './Field.module.css'

/** What ties an input to its label, its hint and its error. */
export interface FieldWiring {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string
}

interface FieldProps {
  label: string
  error?: string | undefined
  hint?: string | undefined
  children: (wiring: FieldWiring) => ReactNode
}

/** A label, an input, and one line below it for the error or the hint, whose place is kept so that nothing jumps. */
export const Field = ({ label, error, hint, children }: FieldProps) => {
  const id = useId()
  const note = `${id}-nota`
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': note })}
      <p id={note} className={styles.note} data-error={error !== undefined} aria-live="polite">
        {error ?? hint}
      </p>
    </div>
  )
}
