import type { MouseEventHandler, ReactNode } from 'react'
import { Link } from './Link.tsx'
import styles from './actions.module.css'

interface ActionProps {
  label: string
  icon: ReactNode
  /** A place to go to, or something to do. */
  href?: string | undefined
  onClick?: MouseEventHandler<HTMLElement> | undefined
  /** It is at work, and says so in its label, on a phone too: once more is no use. */
  busy?: boolean
}

const Action = ({
  label,
  icon,
  href,
  onClick,
  busy = false,
  className,
}: ActionProps & { className: string | undefined }) => {
  const content = (
    <>
      {icon}
      <span>{label}</span>
    </>
  )
  return href === undefined ? (
    <button
      type="button"
      className={className}
      disabled={busy}
      aria-live={busy ? 'polite' : undefined}
      onClick={onClick}
    >
      {content}
    </button>
  ) : (
    <Link href={href} className={className} onClick={onClick}>
      {content}
    </Link>
  )
}

/** Something that can be done with what the screen shows. On a phone it is its icon, with the words for who can't see it. */
export const HeadAction = (props: ActionProps) => <Action {...props} className={styles.action} />

/** The one thing that a screen is for, in the one amber of the screen. On a phone it stands at the foot of the window; `phoneOnly` where a wide one has it elsewhere. */
export const PrimaryAction = ({ phoneOnly, ...action }: ActionProps & { phoneOnly?: boolean }) => (
  <div className={styles.foot} data-bottom-bar data-phone={phoneOnly || undefined}>
    <Action {...action} className={styles.primary} />
  </div>
)
