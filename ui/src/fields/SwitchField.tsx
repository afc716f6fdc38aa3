import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import styles from './choices.module.css'
import { useField, type FieldProps } from './useField.ts'

interface SwitchFieldProps<Values extends FieldValues, Sent> extends Omit<FieldProps<Values, Sent>, 'hint'> {
  hint?: ReactNode
}

/** Yes or no, with what follows from it. */
export const SwitchField = <Values extends FieldValues, Sent = Values>({
  hint,
  ...props
}: SwitchFieldProps<Values, Sent>) => {
  const {
    field,
    bound,
    look: { id, label, error },
  } = useField(props)
  return (
    <div className={styles.switch}>
      <label htmlFor={id}>
        <b className="semibold">{label}</b>
      </label>
      <input
        {...bound}
        id={id}
        type="checkbox"
        role="switch"
        checked={field.value === true}
        disabled={props.disabled}
        aria-describedby={`${id}-text`}
        aria-invalid={error !== undefined}
        onChange={({ target }) => field.onChange(target.checked)}
      />
      <p className="if-any" id={`${id}-text`} data-wrong={error !== undefined || undefined}>
        {error ?? hint}
      </p>
    </div>
  )
}
