import MenuItem from '@mui/material/MenuItem'
import MuiTextField from '@mui/material/TextField'
import type { FieldValues } from 'react-hook-form'
import { useField, type FieldProps } from './useField.ts'

export interface Option {
  value: string
  label: string
}

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
  const { id, field, error, helperText } = useField(props)
  const value: string = field.value ?? ''
  const known = value === '' || options.some((option) => option.value === value)
  return (
    <MuiTextField
      select
      id={id}
      name={field.name}
      value={known ? value : ''}
      inputRef={field.ref}
      onBlur={field.onBlur}
      onChange={field.onChange}
      label={props.label}
      required={props.required ?? false}
      disabled={props.disabled ?? false}
      error={error}
      helperText={helperText}
      fullWidth
      {...(emptyLabel !== undefined && {
        slotProps: { select: { displayEmpty: true }, inputLabel: { shrink: true } },
      })}
    >
      {emptyLabel !== undefined && <MenuItem value="">{emptyLabel}</MenuItem>}
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </MuiTextField>
  )
}
