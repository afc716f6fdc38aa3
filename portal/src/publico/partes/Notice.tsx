import { ProblemIcon } from '@portal/ui/fields/plain/icons.tsx'
import type { ReactNode } from 'react'
import styles from './Notice.module.css'

/** Says what happened, in its place. It is read aloud when it appears. */
export const Notice = ({ kind, children }: { kind: 'error' | 'info'; children: ReactNode }) => (
  <div role="alert" className={`${styles.notice} ${styles[kind]}`}>
    <ProblemIcon />
    <p>{children}</p>
  </div>
)
