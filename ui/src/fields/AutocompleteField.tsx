import type { FieldValues } from 'react-hook-form'
import { ComboBox } from './plain/ComboBox.tsx'
import type { Option } from './plain/comboboxState.ts'
import { useComboBoxWords } from './useComboBoxWords.ts'
import { useField, type FieldProps } from './useField.ts'

interface AutocompleteFieldProps<Values extends FieldValues, Sent> extends FieldProps<Values, Sent> {
  options: readonly Option[]
  loading?: boolean
  /** Keeps what was typed when no option fits. */
  freeText?: boolean
  /** Runs after a person chose, with the value that the form now holds. */
  onChosen?: (value: string) => void
  /** With what is being typed: not all there is may be among the options. */
  onType?: (typed: string) => void
}

/** A long list, found by typing. The form holds the option's value, or '' for none. */
export const AutocompleteField = <Values extends FieldValues, Sent = Values>({
  options,
  loading = false,
  freeText = false,
  onChosen,
  onType,
  ...props
}: AutocompleteFieldProps<Values, Sent>) => {
  const words = useComboBoxWords()
  const { field, bound, look } = useField(props)
  const value: string = field.value ?? ''
  return (
    <ComboBox
      {...look}
      words={words}
      options={options}
      loading={loading}
      freeText={freeText}
      value={value}
      {...bound}
      onType={onType}
      onChange={(next) => {
        field.onChange(next)
        onChosen?.(next)
      }}
      required={props.required}
      disabled={props.disabled}
    />
  )
}
