import type { ReactNode } from 'react'
import './base.css'
import { Brand } from './Brand.tsx'
import { RoadArt } from './RoadArt.tsx'
import styles from './SplitPage.module.css'

interface SplitPageProps {
  /** What stands on the coloured side; on a phone it is only the brand. */
  side: ReactNode
  /** A long form, in two columns where there is room. */
  wide?: boolean
  children: ReactNode
}

/** A coloured side that says what this is, and the form beside it. */
export const SplitPage = ({ side, wide = false, children }: SplitPageProps) => (
  <div className={styles.page} data-wide={wide}>
    <header className={styles.side}>
      <RoadArt />
      <div className={styles.stays}>
        <Brand />
        <div className={styles.words}>{side}</div>
      </div>
    </header>
    <main className={styles.main}>
      <div className={styles.content}>{children}</div>
    </main>
  </div>
)
