import type { ComponentProps } from 'react'
import styles from './Button.module.css'

interface ButtonProps extends ComponentProps<'button'> {
  kind?: 'primary' | 'quiet'
  /** Something is on its way: the button waits, and shows it. */
  busy?: boolean
}

export const Button = ({ kind = 'primary', busy = false, disabled, children, ...props }: ButtonProps) => (
  <button
    type="button"
    className={`${styles.button} ${styles[kind]}`}
    disabled={busy || disabled}
    aria-busy={busy}
    {...props}
  >
    {busy && <span className={styles.spinner} />}
    {children}
  </button>
)

interface ButtonLinkProps {
  /** `onBand` stands on the coloured ground. */
  kind?: 'primary' | 'quiet' | 'onBand'
  href: string
  lang?: string
  children: string
}

export const ButtonLink = ({ kind = 'primary', ...props }: ButtonLinkProps) => (
  <a className={`${styles.button} ${styles[kind]}`} {...props} />
)
