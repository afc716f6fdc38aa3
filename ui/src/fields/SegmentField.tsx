import type { FieldValues } from 'react-hook-form'
import { FieldGroup } from './plain/FieldGroup.tsx'
import type { Option } from './plain/comboboxState.ts'
import styles from './choices.module.css'
import { useField, type FieldProps } from './useField.ts'

interface SegmentFieldProps<Values extends FieldValues, Sent> extends FieldProps<Values, Sent> {
  options: readonly Option[]
}

/** One of a few, all of them in sight. */
export const SegmentField = <Values extends FieldValues, Sent = Values>({
  options,
  ...props
}: SegmentFieldProps<Values, Sent>) => {
  const { field, bound, look } = useField(props)
  return (
    <FieldGroup role="radiogroup" {...look}>
      <div className={styles.segment}>
        {options.map(({ value, label }, index) => (
          <label className="middle relative soft centered" key={value}>
            <input
              type="radio"
              name={`${look.id}-radio`}
              value={value}
              checked={field.value === value}
              disabled={props.disabled}
              onBlur={bound.onBlur}
              // The form leads to the one that is chosen, or else to the first.
              ref={field.value === value || (!field.value && index === 0) ? bound.ref : undefined}
              onChange={() => field.onChange(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
