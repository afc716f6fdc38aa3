import type { FieldValues } from 'react-hook-form'
import { FieldGroup } from './plain/FieldGroup.tsx'
import type { Option } from './plain/comboboxState.ts'
import styles from './choices.module.css'
import { useField, type FieldProps } from './useField.ts'

interface ChoicesFieldProps<Values extends FieldValues, Sent> extends FieldProps<Values, Sent> {
  options: readonly Option[]
}

const isList = (value: unknown): value is readonly string[] => Array.isArray(value)

/** Any of several, all of them in sight. The form holds the values of those that are chosen, in the order of the options. */
export const ChoicesField = <Values extends FieldValues, Sent = Values>({
  options,
  ...props
}: ChoicesFieldProps<Values, Sent>) => {
  const { field, bound, look } = useField(props)
  const held: unknown = field.value
  const chosen = isList(held) ? held : []
  const toggle = (value: string) =>
    field.onChange(
      options
        .map((option) => option.value)
        .filter((each) => (each === value ? !chosen.includes(each) : chosen.includes(each))),
    )
  return (
    <FieldGroup {...look}>
      <div className={`cluster gap-8 ${styles.choices}`}>
        {options.map(({ value, label }, index) => (
          <label className="inline-row relative small rounded" key={value}>
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              disabled={props.disabled}
              onBlur={bound.onBlur}
              ref={index === 0 ? bound.ref : undefined}
              onChange={() => toggle(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
