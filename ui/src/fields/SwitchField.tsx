import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { SwitchBox } from './SwitchBox.tsx'
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
    <SwitchBox
      {...bound}
      id={id}
      label={label}
      hint={hint}
      error={error}
      checked={field.value === true}
      disabled={props.disabled}
      onChange={({ target }) => field.onChange(target.checked)}
    />
  )
}
