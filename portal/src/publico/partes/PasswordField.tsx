import { useState, type ComponentProps, type KeyboardEvent } from 'react'
import { mensajes } from '../mensajes.ts'
import { Field } from './Field.tsx'
import styles from './Field.module.css'
import { EyeIcon, EyeOffIcon } from './icons.tsx'

const words = mensajes.contrasena

interface PasswordFieldProps extends ComponentProps<'input'> {
  label: string
  error?: string | undefined
  hint?: string | undefined
  autoComplete: 'current-password' | 'new-password'
}

export const PasswordField = ({ label, error, hint, onBlur, ...input }: PasswordFieldProps) => {
  const [visible, setVisible] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))

  return (
    <Field label={label} error={error} hint={capsLock ? words.mayusculas : hint}>
      {(wiring) => (
        <div className={styles.withButton}>
          <input
            className={styles.input}
            required
            type={visible ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            onKeyDown={watchCapsLock}
            onKeyUp={watchCapsLock}
            onBlur={(event) => {
              setCapsLock(false)
              onBlur?.(event)
            }}
            {...wiring}
            {...input}
          />
          <button
            type="button"
            className={styles.inputButton}
            aria-label={visible ? words.ocultar : words.mostrar}
            aria-controls={wiring.id}
            onClick={() => setVisible(!visible)}
          >
            {visible ? <EyeOffIcon /> : <EyeIcon />}
          </button>
        </div>
      )}
    </Field>
  )
}
