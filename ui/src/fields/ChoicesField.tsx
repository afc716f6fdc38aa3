import type { FieldValues } from 'react-hook-form'
import { FieldGroup } from './plain/FieldGroup.tsx'
import styles from './choices.module.css'
import { useChoices, type ChoicesProps } from './useChoices.ts'

/** Any of several, all of them in sight. */
export const ChoicesField = <Values extends FieldValues, Sent = Values>(
  props: ChoicesProps<Values, Sent>,
) => {
  const { look, boxOf } = useChoices(props)
  return (
    <FieldGroup {...look}>
      <div className={`cluster gap-8 ${styles.choices}`}>
        {props.options.map(({ value, label }, index) => (
          <label className="inline-row relative small rounded" key={value}>
            <input type="checkbox" {...boxOf(value, index)} />
            {label}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
