import type { FieldValues } from 'react-hook-form'
import { CheckBox } from './plain/CheckBox.tsx'
import { FieldGroup } from './plain/FieldGroup.tsx'
import type { Option } from './plain/comboboxState.ts'
import styles from './choices.module.css'
import { useField, type FieldProps } from './useField.ts'

interface ExplainedOption extends Option {
  /** What choosing it means, in a sentence. */
  hint: string
}

interface ExplainedChoicesFieldProps<Values extends FieldValues, Sent> extends FieldProps<Values, Sent> {
  options: readonly ExplainedOption[]
}

const isList = (value: unknown): value is readonly string[] => Array.isArray(value)

/** As `ChoicesField`, one below the other, each with what it means. */
export const ExplainedChoicesField = <Values extends FieldValues, Sent = Values>({
  options,
  ...props
}: ExplainedChoicesFieldProps<Values, Sent>) => {
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
      <div className={styles.explained}>
        {options.map(({ value, label, hint }, index) => (
          <CheckBox
            key={value}
            label={<span className="semibold">{label}</span>}
            hint={hint}
            checked={chosen.includes(value)}
            disabled={props.disabled}
            onBlur={bound.onBlur}
            ref={index === 0 ? bound.ref : undefined}
            onChange={() => toggle(value)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
