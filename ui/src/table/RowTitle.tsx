import type { ReactNode } from 'react'
import { Link } from '../controls/Link.tsx'
import styles from './rowTitle.module.css'

interface RowTitleProps {
  href: string | undefined
  /** What it leads to is open beside the list. */
  current?: boolean | undefined
  children: ReactNode
}

/** The row's link. */
export const RowTitle = ({ href, current, children }: RowTitleProps) =>
  href === undefined ? (
    children
  ) : (
    <Link href={href} className={styles.open} aria-current={current || undefined}>
      {children}
    </Link>
  )

/** The same where the row opens a dialog. */
export const RowOpener = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <button type="button" aria-haspopup="dialog" className={styles.open} onClick={onClick}>
    {children}
  </button>
)
