import type { ReactNode } from 'react'
import styles from './screenTitle.module.css'

/** The name of a screen, in whichever head its frame has. See `focusTitles`, which sends the focus here. */
export const ScreenTitle = ({
  className = '',
  children,
}: {
  className?: string | undefined
  children: ReactNode
}) => (
  <h1 data-screen-title tabIndex={-1} className={`${styles.title} ${className}`}>
    {children}
  </h1>
)
