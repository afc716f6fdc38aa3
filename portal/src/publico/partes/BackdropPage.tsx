import type { ReactNode } from 'react'
import './base.css'
import { Brand } from './Brand.tsx'
import { RoadArt } from './RoadArt.tsx'
import styles from './BackdropPage.module.css'

/** One card over the roads; on a phone the card is the page. */
export const BackdropPage = ({ children }: { children: ReactNode }) => (
  <div className={styles.page}>
    <RoadArt />
    <header className={styles.head}>
      <Brand />
    </header>
    <main className={styles.card}>{children}</main>
  </div>
)
