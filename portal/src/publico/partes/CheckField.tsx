import type { ComponentProps } from 'react'
import styles from './CheckField.module.css'

interface CheckFieldProps extends ComponentProps<'input'> {
  label: string
}

export const CheckField = ({ label, ...input }: CheckFieldProps) => (
  <label className={styles.check}>
    <input type="checkbox" {...input} />
    {label}
  </label>
)
