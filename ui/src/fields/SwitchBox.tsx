import type { ComponentProps, ReactNode } from 'react'
import styles from './choices.module.css'

interface SwitchBoxProps extends ComponentProps<'input'> {
  id: string
  label: string
  /** What follows from it, until there is an error to say. */
  hint?: ReactNode
  error?: string | undefined
}

/** Yes or no, with what follows from it. */
export const SwitchBox = ({ id, label, hint, error, ...props }: SwitchBoxProps) => (
  <div className={styles.switch}>
    <label htmlFor={id}>
      <b className="semibold">{label}</b>
    </label>
    <input
      {...props}
      id={id}
      type="checkbox"
      role="switch"
      aria-describedby={`${id}-text`}
      aria-invalid={error !== undefined}
    />
    <p className="if-any" id={`${id}-text`} data-wrong={error !== undefined || undefined}>
      {error ?? hint}
    </p>
  </div>
)
