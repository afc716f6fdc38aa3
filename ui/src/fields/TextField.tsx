import MuiTextField from '@mui/material/TextField'
import type { HTMLInputTypeAttribute, InputHTMLAttributes, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useField, type FieldProps } from './useField.ts'

interface TextFieldProps<Values extends FieldValues, Sent> extends FieldProps<Values, Sent> {
  type?: HTMLInputTypeAttribute
  autoComplete?: string
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  maxLength?: number
  placeholder?: string
  multiline?: boolean
  autoFocus?: boolean
  /** What is typed, before it is kept: upper case, digits alone. */
  transform?: (typed: string) => string
  endAdornment?: ReactNode
}

export const TextField = <Values extends FieldValues, Sent = Values>({
  type = 'text',
  autoComplete = 'off',
  inputMode,
  maxLength,
  placeholder,
  multiline = false,
  autoFocus = false,
  transform = (typed) => typed,
  endAdornment,
  ...props
}: TextFieldProps<Values, Sent>) => {
  const { id, field, error, helperText } = useField(props)
  return (
    <MuiTextField
      id={id}
      name={field.name}
      value={field.value ?? ''}
      inputRef={field.ref}
      onBlur={field.onBlur}
      onChange={(event) => field.onChange(transform(event.target.value))}
      label={props.label}
      required={props.required ?? false}
      disabled={props.disabled ?? false}
      error={error}
      helperText={helperText}
      type={type}
      autoComplete={autoComplete}
      autoFocus={autoFocus}
      multiline={multiline}
      {...(multiline && { minRows: 3 })}
      {...(placeholder && { placeholder })}
      fullWidth
      slotProps={{ htmlInput: { inputMode, maxLength }, input: { endAdornment } }}
    />
  )
}
