import type { FieldValues } from 'react-hook-form'
import type { Option } from './plain/comboboxState.ts'
import { useField, type FieldProps } from './useField.ts'

export interface ChoicesProps<
  Values extends FieldValues,
  Sent,
  Each extends Option = Option,
> extends FieldProps<Values, Sent> {
  options: readonly Each[]
}

const isList = (value: unknown): value is readonly string[] => Array.isArray(value)

/** Any of several, whatever they look like. The form holds the values of those that are chosen, in the order of the options. */
export function useChoices<Values extends FieldValues, Sent>({
  options,
  ...props
}: ChoicesProps<Values, Sent>) {
  const { field, bound, look } = useField(props)
  const held: unknown = field.value
  const chosen = isList(held) ? held : []
  /** What the box of one of them is told; the first has the focus that the form gives. */
  const boxOf = (value: string, index: number) => ({
    checked: chosen.includes(value),
    disabled: props.disabled,
    onBlur: bound.onBlur,
    ref: index === 0 ? bound.ref : undefined,
    onChange: () =>
      field.onChange(
        options
          .map((option) => option.value)
          .filter((each) => (each === value ? !chosen.includes(each) : chosen.includes(each))),
      ),
  })
  return { look, boxOf }
}
