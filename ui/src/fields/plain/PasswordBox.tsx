import { useState, type ComponentProps, type KeyboardEvent } from 'react'
import { Field, type FieldLook } from './Field.tsx'
import styles from './Field.module.css'
import { HideIcon, ShowIcon } from './icons.tsx'

interface PasswordWords {
  mostrar: string
  ocultar: string
  /** The capitals are locked. */
  mayusculas: string
}

interface PasswordBoxProps extends FieldLook, ComponentProps<'input'> {
  words: PasswordWords
  autoComplete: 'current-password' | 'new-password'
}

export const PasswordBox = ({
  id,
  label,
  optional,
  hint,
  error,
  success,
  short,
  words,
  onBlur,
  ...input
}: PasswordBoxProps) => {
  const [visible, setVisible] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  const Icon = visible ? HideIcon : ShowIcon

  return (
    <Field
      {...{ id, label, optional, hint, error, success, short }}
      notice={capsLock ? words.mayusculas : undefined}
    >
      {(wiring) => (
        <div className={styles.withButton}>
          <input
            type={visible ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            onKeyDown={watchCapsLock}
            onKeyUp={watchCapsLock}
            onBlur={(event) => {
              setCapsLock(false)
              onBlur?.(event)
            }}
            {...input}
            {...wiring}
          />
          <button
            type="button"
            className={styles.button}
            aria-label={visible ? words.ocultar : words.mostrar}
            aria-controls={wiring.id}
            onClick={() => setVisible(!visible)}
          >
            <Icon />
          </button>
        </div>
      )}
    </Field>
  )
}
