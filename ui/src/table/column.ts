import type { ReactNode } from 'react'

export interface DataColumn<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  sortable?: boolean
  /** Figures stand at the end. */
  align?: 'start' | 'end'
  width?: number | string
  /** Not shown until the person asks for it. */
  initiallyHidden?: boolean
  /** Its place where the table turns into cards; the title is the row's link, and can't be hidden. */
  card?: 'title' | 'corner' | 'hidden'
}

export interface SortOrder {
  column: string
  direction: 'asc' | 'desc'
}

export type Density = 'comfortable' | 'compact'
