import type { ReactNode } from 'react'
import { formatNumber } from '../show/format.ts'
import { Link } from '../controls/Link.tsx'
import styles from './pageTabs.module.css'

export interface PageTab {
  key: string
  label: string
  href: string
  count?: number | undefined
}

interface PageTabsProps {
  label: string
  tabs: readonly PageTab[]
  current: string
  children: ReactNode
}

/** Where a phone has no room for all of them, the one that is open is in sight. */
const bringIntoSight = (tab: HTMLAnchorElement | null) =>
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

/** Tabs that are addresses: each can be bookmarked and opened beside this one. */
export const PageTabs = ({ label, tabs, current, children }: PageTabsProps) => (
  <>
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ key, label: name, href, count }) => (
        <Link
          key={key}
          className="thumb row gap-8 rigid relative semibold soft one-line unlined"
          href={href}
          {...(key === current && { 'aria-current': 'page' as const, ref: bringIntoSight })}
        >
          {name}
          {count !== undefined && <b className="tiny-size bold ink digits centered">{formatNumber(count)}</b>}
        </Link>
      ))}
    </nav>
    {children}
  </>
)
