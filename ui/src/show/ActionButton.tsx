import type { MouseEventHandler } from 'react'
import { Link } from '../controls/Link.tsx'
import styles from './actionButton.module.css'

interface ActionButtonProps {
  label: string
  /** What it is done to: said to who can't see the row that it stands in. */
  of: string
  /** Outlined where something is to be done now, words alone where not; the one amber of a screen at most once. */
  kind?: 'now' | 'quiet' | 'primary'
  href?: string | undefined
  onClick?: MouseEventHandler<HTMLElement> | undefined
}

/** What can be done about one row. */
export const ActionButton = ({ label, of, kind = 'now', href, onClick }: ActionButtonProps) => {
  const shared = { className: styles.button, 'data-kind': kind, 'aria-label': `${label}: ${of}`, onClick }
  return href === undefined ? (
    <button type="button" {...shared}>
      {label}
    </button>
  ) : (
    <Link href={href} {...shared}>
      {label}
    </Link>
  )
}
