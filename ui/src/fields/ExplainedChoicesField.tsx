import type { FieldValues } from 'react-hook-form'
import { CheckBox } from './plain/CheckBox.tsx'
import { FieldGroup } from './plain/FieldGroup.tsx'
import type { Option } from './plain/comboboxState.ts'
import styles from './choices.module.css'
import { useChoices, type ChoicesProps } from './useChoices.ts'

interface ExplainedOption extends Option {
  /** What choosing it means, in a sentence. */
  hint: string
}

/** As `ChoicesField`, one below the other, each with what it means. */
export const ExplainedChoicesField = <Values extends FieldValues, Sent = Values>(
  props: ChoicesProps<Values, Sent, ExplainedOption>,
) => {
  const { look, boxOf } = useChoices(props)
  return (
    <FieldGroup {...look}>
      <div className={styles.explained}>
        {props.options.map(({ value, label, hint }, index) => (
          <CheckBox
            key={value}
            label={<span className="semibold">{label}</span>}
            hint={hint}
            {...boxOf(value, index)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
