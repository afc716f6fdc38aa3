import type { ComponentProps } from 'react'
import type { Option } from './comboboxState.ts'
import { Field, type FieldLook } from './Field.tsx'
import styles from './Field.module.css'
import { ChevronIcon } from './icons.tsx'

interface SelectBoxProps extends FieldLook, Omit<ComponentProps<'select'>, 'children'> {
  options: readonly Option[]
  /** The choice of choosing nothing, as it reads; without it one has to be chosen. */
  emptyLabel?: string | undefined
  /** What the closed field shows of the chosen option, where its whole label has no room. */
  shown?: string | undefined
}

/** A short list, in the browser's own control. */
export const SelectBox = ({
  id,
  label,
  optional,
  hint,
  error,
  success,
  notice,
  short,
  options,
  emptyLabel,
  shown,
  ...select
}: SelectBoxProps) => (
  <Field {...{ id, label, optional, hint, error, success, notice, short }}>
    {(wiring) => (
      <div className={styles.select} data-short={shown}>
        <select {...select} {...wiring} data-empty={select.value === ''}>
          {emptyLabel !== undefined ? (
            <option value="">{emptyLabel}</option>
          ) : (
            select.value === '' && <option value="" hidden disabled />
          )}
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
