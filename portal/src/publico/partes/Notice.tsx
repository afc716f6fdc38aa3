import type { ReactNode } from 'react'
import { AlertIcon } from './icons.tsx'
import styles from './Notice.module.css'

/** Says what happened, in its place. It is read aloud when it appears. */
export const Notice = ({ kind, children }: { kind: 'error' | 'info'; children: ReactNode }) => (
  <div role="alert" className={`${styles.notice} ${styles[kind]}`}>
    <AlertIcon />
    <p>{children}</p>
  </div>
)
