import type { ReactNode } from 'react'
import { LinkBehavior } from '../theme/LinkBehavior.tsx'
import styles from './table.module.css'

/** The row's link: one stop of the Tab key, while the whole row answers to the pointer. */
export const RowTitle = ({ href, children }: { href: string | undefined; children: ReactNode }) =>
  href === undefined ? (
    children
  ) : (
    <LinkBehavior href={href} className={styles.open}>
      {children}
    </LinkBehavior>
  )
