import type { FieldValues } from 'react-hook-form'
import type { Option } from './plain/comboboxState.ts'
import { SelectBox } from './plain/SelectBox.tsx'
import { useField, type FieldProps } from './useField.ts'

export type { Option } from './plain/comboboxState.ts'

interface SelectFieldProps<Values extends FieldValues, Sent> extends FieldProps<Values, Sent> {
  options: readonly Option[]
  /** The choice of choosing nothing, as it reads; without it one has to be chosen. */
  emptyLabel?: string
}

/** For short lists; long ones are `AutocompleteField`. */
export const SelectField = <Values extends FieldValues, Sent = Values>({
  options,
  emptyLabel,
  ...props
}: SelectFieldProps<Values, Sent>) => {
  const { field, bound, look } = useField(props)
  const value: string = field.value ?? ''
  const known = value === '' || options.some((option) => option.value === value)
  return (
    <SelectBox
      {...look}
      options={options}
      emptyLabel={emptyLabel}
      value={known ? value : ''}
      {...bound}
      onChange={field.onChange}
      aria-required={props.required}
      disabled={props.disabled}
    />
  )
}
