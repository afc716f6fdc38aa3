import type { ReactNode } from 'react'

export interface MenuItem {
  key: string
  name: string
  icon?: ReactNode
  /** Absent in groups and titles. */
  link?: string
  /** A heading between items: it leads nowhere. */
  title?: boolean
  badge?: string | number | undefined
  child?: readonly MenuItem[]
}

const flatten = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap((item) => [item, ...flatten(item.child ?? [])])

const covers = (link: string, pathname: string): boolean =>
  pathname === link || pathname.startsWith(`${link}/`)

/** The item whose address is nearest to where the person is. */
export const currentItem = (items: readonly MenuItem[], pathname: string): MenuItem | undefined =>
  flatten(items)
    .filter(({ link }) => link !== undefined && covers(link, pathname))
    .sort((one, other) => (other.link?.length ?? 0) - (one.link?.length ?? 0))[0]

export const contains = (item: MenuItem, key: string | undefined): boolean =>
  key !== undefined && flatten(item.child ?? []).some((inner) => inner.key === key)
