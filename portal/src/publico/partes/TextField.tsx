import type { ComponentProps } from 'react'
import { Field } from './Field.tsx'
import styles from './Field.module.css'

interface TextFieldProps extends ComponentProps<'input'> {
  label: string
  error?: string | undefined
  hint?: string | undefined
}

export const TextField = ({ label, error, hint, ...input }: TextFieldProps) => (
  <Field label={label} error={error} hint={hint}>
    {(wiring) => <input className={styles.input} required {...wiring} {...input} />}
  </Field>
)
