import type { ComponentProps } from 'react'
import { ChevronIcon } from './icons.tsx'
import { Field } from './Field.tsx'
import styles from './Field.module.css'

interface SelectFieldProps extends ComponentProps<'select'> {
  label: string
  options: readonly { value: string; label: string }[]
  /** What the closed field shows of the chosen option, where its whole label has no room. */
  short?: string
}

/** A short list, in the browser's own control. */
export const SelectField = ({ label, options, short, ...select }: SelectFieldProps) => (
  <Field label={label}>
    {(wiring) => (
      <div className={styles.select} data-short={short}>
        <select className={styles.input} {...wiring} {...select}>
          {options.map((option) => (
            <option key={option.label} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronIcon />
      </div>
    )}
  </Field>
)
