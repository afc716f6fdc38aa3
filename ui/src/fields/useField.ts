import { useId } from 'react'
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form'

export interface FieldProps<Values extends FieldValues, Sent = Values> {
  control: Control<Values, unknown, Sent>
  name: FieldPath<Values>
  label: string
  /** Said under the field until there is an error to say. */
  hint?: string | undefined
  required?: boolean
  /** Shown, not changed; its value is still sent. */
  disabled?: boolean
}

/**
 * What every field shares: its value, when its error shows (once it was visited or the form was sent), and the
 * line under it. A bare 'Required' is not worth saying: the mark at the label says it.
 */
export const useField = <Values extends FieldValues, Sent>({
  control,
  name,
  hint,
}: FieldProps<Values, Sent>) => {
  const id = useId()
  const { field, fieldState, formState } = useController({ control, name })
  const shown = (fieldState.isTouched || formState.isSubmitted) && fieldState.invalid
  const message = fieldState.error?.message
  return {
    id,
    field,
    error: shown,
    helperText: (shown && message !== 'Required' ? message : undefined) ?? hint,
  }
}
