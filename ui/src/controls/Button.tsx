import {
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type MouseEventHandler,
  type ReactNode,
  type Ref,
} from 'react'
import { Link, type LinkProps } from './Link.tsx'
import styles from './button.module.css'
import { Spinner } from './Spinner.tsx'

export interface ButtonLook {
  /** `primary` is the amber of the one thing that a screen is for; `quiet` is words alone. */
  kind?: 'primary' | 'solid' | 'outline' | 'quiet'
  size?: 'small' | 'medium' | 'large'
  /** It can't be taken back. */
  danger?: boolean
  /** Before the words. */
  icon?: ReactNode
}

const look = ({ kind = 'outline', size = 'medium', danger }: ButtonLook, className = '') => ({
  className: `${styles.button} ${className}`,
  'data-kind': kind,
  'data-size': size,
  'data-danger': danger || undefined,
})

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'size'> {
  /** Something is on its way: the button waits, and shows it. */
  busy?: boolean
}

export const Button = ({
  kind,
  size,
  danger,
  icon,
  busy = false,
  disabled,
  className,
  children,
  onClick,
  ...props
}: ButtonProps) => {
  const pressed = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    // What waits can't have the focus: whoever pressed it is where they were once it is over, unless they went on.
    if (!busy && document.activeElement === document.body) pressed.current?.focus()
  }, [busy])
  return (
    <button
      type="button"
      disabled={busy || disabled}
      aria-busy={busy || undefined}
      onClick={(event) => {
        pressed.current = event.currentTarget
        onClick?.(event)
      }}
      {...props}
      {...look({ kind, size, danger }, className)}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  )
}

/** A place to go to that looks like something to press. */
export const ButtonLink = ({
  kind,
  size,
  danger,
  icon,
  className,
  children,
  ...props
}: ButtonLook & LinkProps & { href: string }) => (
  <Link {...props} {...look({ kind, size, danger }, className)}>
    {icon}
    {children}
  </Link>
)

interface IconButtonProps {
  /** What it does: said, and shown under the pointer. */
  label: string
  children: ReactNode
  size?: 'small' | 'medium'
  href?: string | undefined
  /** What it leads to opens beside the app. */
  newTab?: boolean
  onClick?: MouseEventHandler<HTMLElement> | undefined
  disabled?: boolean | undefined
  className?: string | undefined
  ref?: Ref<HTMLButtonElement>
}

/** Something to press, or a place to go to, that is known by its icon. */
export const IconButton = ({
  label,
  children,
  size = 'medium',
  href,
  newTab = false,
  onClick,
  disabled,
  className = '',
  ref,
}: IconButtonProps) => {
  const shared = {
    className: `${styles.icon} ${className}`,
    'data-size': size,
    'aria-label': label,
    title: label,
    onClick,
  }
  return href === undefined ? (
    <button ref={ref} type="button" disabled={disabled} {...shared}>
      {children}
    </button>
  ) : (
    <Link href={href} {...shared} {...(newTab && { target: '_blank', rel: 'noopener' })}>
      {children}
    </Link>
  )
}
