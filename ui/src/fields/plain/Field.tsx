import { useId, type ReactElement, type ReactNode } from 'react'
import styles from './Field.module.css'
import { ErrorIcon, InfoIcon, SuccessIcon } from './icons.tsx'
import { useSettled } from './useSettled.ts'

/** What every field may say of itself. The fields of this folder know no form and no language: whoever uses them says both. */
export interface FieldLook {
  label: string
  /** Follows the label of what may be left out: '(opcional)'. Nothing is said of what has to be filled in. */
  optional?: string | undefined
  hint?: string | undefined
  error?: string | undefined
  /** Something was found right: 'Coincide con el DNI.' */
  success?: string | undefined
  /** Something that happens now and is worth knowing: the capitals are locked. An element brings a sign of its own. */
  notice?: string | ReactElement | undefined
  /** For what takes a few characters. */
  short?: boolean | undefined
}

/** What ties a control to its label and to the line below it. */
export interface Wiring {
  id: string
  className: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

interface FieldProps extends FieldLook {
  /** One of the form's own; otherwise one is made. */
  id?: string | undefined
  children: (wiring: Wiring) => ReactNode
}

const icons = {
  error: <ErrorIcon />,
  notice: <InfoIcon />,
  success: <SuccessIcon />,
}

/** The label above, the control, and one line below it: what is wrong, or what is worth knowing. */
export const Field = ({
  id: own,
  label,
  optional,
  hint,
  error: newError,
  success,
  notice,
  short = false,
  children,
}: FieldProps) => {
  const made = useId()
  const id = own ?? made
  const error = useSettled(newError)
  const said = { error, notice, success }
  const kind = (['error', 'notice', 'success'] as const).find((each) => said[each])
  const text = kind ? said[kind] : hint
  const note = `${id}-text`
  return (
    <div className={short ? `${styles.field} ${styles.short}` : styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> {optional}</span>}
      </label>
      {children({
        id,
        className: styles.control ?? '',
        'aria-invalid': error !== undefined,
        'aria-describedby': text ? note : undefined,
      })}
      <p id={note} className={styles.note} data-kind={kind ?? 'hint'} aria-live="polite">
        {typeof text === 'object' ? (
          text
        ) : (
          <>
            {kind && icons[kind]}
            {text && <span>{text}</span>}
          </>
        )}
      </p>
    </div>
  )
}
