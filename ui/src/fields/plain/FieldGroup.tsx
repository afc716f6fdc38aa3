import { useId, type ReactNode } from 'react'
import type { FieldLook } from './Field.tsx'
import styles from './Field.module.css'
import { ErrorIcon } from './icons.tsx'
import { useSettled } from './useSettled.ts'

interface FieldGroupProps extends Pick<FieldLook, 'label' | 'optional' | 'hint' | 'error'> {
  role?: 'group' | 'radiogroup'
  children: ReactNode
}

/** As `Field`, around several controls that are one answer. */
export const FieldGroup = ({
  role = 'group',
  label,
  optional,
  hint,
  error: newError,
  children,
}: FieldGroupProps) => {
  const id = useId()
  const error = useSettled(newError)
  return (
    <div
      role={role}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-text`}
      data-wrong={error !== undefined || undefined}
      className={styles.field}
    >
      <p id={`${id}-label`} className={`${styles.label} ${styles.legend}`}>
        {label}
        {optional && <span className={styles.optional}> {optional}</span>}
      </p>
      {children}
      <p id={`${id}-text`} className={styles.note} data-kind={error ? 'error' : 'hint'} aria-live="polite">
        {error && <ErrorIcon />}
        {(error ?? hint) && <span>{error ?? hint}</span>}
      </p>
    </div>
  )
}
