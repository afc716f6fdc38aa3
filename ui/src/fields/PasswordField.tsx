import type { FieldValues } from 'react-hook-form'
import { useTexts } from '../texts/useTexts.ts'
import { PasswordBox } from './plain/PasswordBox.tsx'
import { StrengthMeter } from './plain/StrengthMeter.tsx'
import { useField, type FieldProps } from './useField.ts'

interface PasswordFieldProps<Values extends FieldValues, Sent> extends FieldProps<Values, Sent> {
  autoComplete: 'current-password' | 'new-password'
  autoFocus?: boolean
  /** From 0 to 4; with it the meter shows under a new password. */
  strength?: (password: string) => number
}

export const PasswordField = <Values extends FieldValues, Sent = Values>({
  autoComplete,
  autoFocus = false,
  strength,
  ...props
}: PasswordFieldProps<Values, Sent>) => {
  const t = useTexts()
  const { field, bound, look } = useField(props)
  const password: string = field.value ?? ''
  return (
    <div>
      <PasswordBox
        {...look}
        words={{
          mostrar: t('contrasena.mostrar'),
          ocultar: t('contrasena.ocultar'),
          mayusculas: t('contrasena.mayusculas'),
        }}
        value={password}
        {...bound}
        onChange={field.onChange}
        aria-required={props.required}
        disabled={props.disabled}
        autoComplete={autoComplete}
        autoFocus={autoFocus}
      />
      {strength && password !== '' && (
        <StrengthMeter
          level={strength(password)}
          words={{
            fortaleza: t('contrasena.fortaleza'),
            niveles: t('contrasena.niveles', { returnObjects: true }),
          }}
        />
      )}
    </div>
  )
}
