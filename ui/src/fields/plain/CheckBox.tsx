import { useId, type ComponentProps, type ReactNode } from 'react'
import styles from './CheckBox.module.css'
import type { FieldLook } from './Field.tsx'
import { useSettled } from './useSettled.ts'

interface CheckBoxProps extends Pick<FieldLook, 'hint' | 'error'>, ComponentProps<'input'> {
  label: ReactNode
}

/** Yes or no, with what it is about at its side. */
export const CheckBox = ({ id: own, label, hint, error: newError, ...input }: CheckBoxProps) => {
  const made = useId()
  const id = own ?? made
  const error = useSettled(newError)
  const text = error ?? hint
  return (
    <div>
      <label className={styles.check}>
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error !== undefined}
          aria-describedby={text ? `${id}-text` : undefined}
        />
        {label}
      </label>
      <p id={`${id}-text`} className={styles.note} data-error={error !== undefined} aria-live="polite">
        {text}
      </p>
    </div>
  )
}
