import { ChoiceSelect } from '../table/ChoiceSelect.tsx'

interface FilterSelectProps<Value extends string> {
  label: string
  /** What choosing nothing reads as; without it one is always chosen. */
  allLabel?: string
  value: Value | undefined
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value | undefined) => void
}

/** One filter of a list. */
export const FilterSelect = <Value extends string>({
  label,
  allLabel,
  value,
  options,
  onChange,
}: FilterSelectProps<Value>) => (
  <ChoiceSelect<Value | ''>
    label={label}
    value={value ?? ''}
    options={allLabel === undefined ? options : [{ value: '', label: allLabel }, ...options]}
    onChange={(chosen) => onChange(chosen === '' ? undefined : chosen)}
  />
)
