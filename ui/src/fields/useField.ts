import { useContext, useId } from 'react'
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { say } from '../texts/idioma.ts'
import { useTexts } from '../texts/useTexts.ts'
import { Proposals } from './proposals.ts'

export interface FieldProps<Values extends FieldValues, Sent = Values> {
  control: Control<Values, unknown, Sent>
  name: FieldPath<Values>
  label: string
  /** Said under the field until there is an error to say. */
  hint?: string | undefined
  /** Said instead of the hint, in green, while there is nothing wrong. */
  success?: string | undefined
  /** What is not, says so in its label. Where nobody knows, nothing is said of it. */
  required?: boolean | undefined
  /** Shown, not changed; its value is still sent. */
  disabled?: boolean | undefined
  /** For what takes a few characters: 320 px. */
  short?: boolean | undefined
}

/**
 * What every field shares: its value, when its error shows (once it was visited or the form was sent), and how it
 * looks. A bare 'Required' is not worth saying: whatever does not say that it is optional is needed.
 */
export const useField = <Values extends FieldValues, Sent>({
  control,
  name,
  label,
  hint,
  success,
  required,
  short,
}: FieldProps<Values, Sent>) => {
  const t = useTexts()
  const id = useId()
  const { field, fieldState, formState } = useController({ control, name })
  const { value: _value, onChange: _onChange, ...bound } = field
  const shown = (fieldState.isTouched || formState.isSubmitted) && fieldState.invalid
  const message = fieldState.error?.message
  const wrong = shown
    ? message === undefined || message === 'Required'
      ? t('campo.falta')
      : say(message)
    : undefined
  const proposal = useContext(Proposals).get(name)
  return {
    id,
    field,
    /** What a control is tied to the form with, beside its value. */
    bound,
    error: shown,
    helperText: wrong ?? hint,
    /** For the fields of `plain/`. */
    look: {
      id,
      label,
      optional: required === false ? t('campo.opcional') : undefined,
      hint,
      success,
      short,
      error: wrong,
      notice: proposal !== undefined && proposal.value === field.value ? proposal.said : undefined,
    },
  }
}
