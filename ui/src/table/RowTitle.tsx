import type { ReactNode } from 'react'
import { Link } from '../controls/Link.tsx'
import styles from './table.module.css'

interface RowTitleProps {
  href: string | undefined
  /** What it leads to is open beside the list. */
  current?: boolean | undefined
  children: ReactNode
}

/** The row's link: one stop of the Tab key, while the whole row answers to the pointer. */
export const RowTitle = ({ href, current, children }: RowTitleProps) =>
  href === undefined ? (
    children
  ) : (
    <Link href={href} className={styles.open} aria-current={current || undefined}>
      {children}
    </Link>
  )
