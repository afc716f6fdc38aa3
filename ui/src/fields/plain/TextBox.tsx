import type { ComponentProps } from 'react'
import { Field, type FieldLook } from './Field.tsx'

type TextBoxProps = FieldLook & ComponentProps<'input'>

export const TextBox = ({
  id,
  label,
  optional,
  hint,
  error,
  success,
  notice,
  short,
  ...input
}: TextBoxProps) => (
  <Field {...{ id, label, optional, hint, error, success, notice, short }}>
    {(wiring) => <input {...input} {...wiring} />}
  </Field>
)

type TextAreaProps = FieldLook & ComponentProps<'textarea'>

/** For sentences. */
export const TextArea = ({ id, label, optional, hint, error, success, notice, ...input }: TextAreaProps) => (
  <Field {...{ id, label, optional, hint, error, success, notice }}>
    {(wiring) => <textarea rows={3} {...input} {...wiring} />}
  </Field>
)
