import type { ReactNode } from 'react'

export interface MenuItem {
  key: string
  name: string
  icon?: ReactNode
  /** Absent in titles. */
  link?: string
  /** Other addresses of the same screen. */
  views?: readonly string[]
  /** A heading between items: it leads nowhere. */
  title?: boolean
  badge?: string | number | undefined
  /** What the badge counts: «esperan». */
  badgeLabel?: string
  /** Screens under this one. */
  child?: readonly MenuItem[]
}

const flatten = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap((item) => [item, ...flatten(item.child ?? [])])

/** The item whose address is nearest to where the person is. All addresses begin as `home` does: it covers itself alone. */
export function currentItem(
  items: readonly MenuItem[],
  pathname: string,
  home: string,
): MenuItem | undefined {
  const here = pathname.replace(/\/$/, '')
  return flatten(items)
    .filter(
      ({ link, views }) =>
        link === here || views?.includes(here) === true || (link !== home && here.startsWith(`${link}/`)),
    )
    .sort((one, other) => (other.link?.length ?? 0) - (one.link?.length ?? 0))[0]
}

export const contains = (item: MenuItem, key: string | undefined): boolean =>
  key !== undefined && flatten(item.child ?? []).some((inner) => inner.key === key)
