import type { FieldValues } from 'react-hook-form'
import { CheckBox } from './plain/CheckBox.tsx'
import { useField, type FieldProps } from './useField.ts'

export const CheckField = <Values extends FieldValues, Sent = Values>(props: FieldProps<Values, Sent>) => {
  const {
    field,
    bound,
    look: { id, label, hint, error },
  } = useField(props)
  return (
    <CheckBox
      {...{ id, label, hint, error }}
      checked={field.value === true}
      {...bound}
      onChange={({ target }) => field.onChange(target.checked)}
      disabled={props.disabled}
    />
  )
}
