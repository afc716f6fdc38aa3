import type { HTMLInputTypeAttribute, InputHTMLAttributes } from 'react'
import type { FieldValues } from 'react-hook-form'
import { TextArea, TextBox } from './plain/TextBox.tsx'
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
  ...props
}: TextFieldProps<Values, Sent>) => {
  const { field, bound, look } = useField(props)
  const shared = {
    ...look,
    value: field.value ?? '',
    ...bound,
    'aria-required': props.required,
    disabled: props.disabled,
    autoComplete,
    autoFocus,
    inputMode,
    maxLength,
    placeholder,
    onChange: ({ target }: { target: { value: string } }) => field.onChange(transform(target.value)),
  }
  return multiline ? <TextArea {...shared} /> : <TextBox {...shared} type={type} />
}
