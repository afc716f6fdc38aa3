import { useId, type HTMLAttributes, type ReactNode } from 'react'
import styles from './campo.module.css'
import pagina from './pagina.module.css'

interface CampoProps {
  label: string
  value: string
  onChange: (value: string) => void
  max: number
  error?: string | undefined
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  capitals?: boolean
  /** A button at its end. */
  children?: ReactNode
}

/** A field of 64 with its label above and what is wrong with it below. */
export const Campo = ({
  label,
  value,
  onChange,
  max,
  error,
  inputMode,
  capitals = false,
  children,
}: CampoProps) => {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <input
          id={id}
          value={value}
          maxLength={max}
          inputMode={inputMode}
          autoComplete="off"
          autoCapitalize={capitals ? 'characters' : 'words'}
          spellCheck={false}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}error`}
          onChange={({ target }) => onChange(capitals ? target.value.toUpperCase() : target.value)}
        />
        {children}
      </div>
      {error !== undefined && (
        <p id={`${id}error`} className={pagina.wrong} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
