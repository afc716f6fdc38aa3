import type { ReactNode } from 'react'

/** Where in a phone's row of two lines: above its name and how it stands, below why and until when. */
export type RowPlace = 'title' | 'chip' | 'reason' | 'days'

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
  /**
   * Its place in a phone's row, which has no more of them; or what it draws in each of several. The title is the row's
   * link, and can't be hidden.
   */
  phone?: RowPlace | Partial<Record<Exclude<RowPlace, 'title'>, (row: Row) => ReactNode>>
}

export interface SortOrder {
  column: string
  direction: 'asc' | 'desc'
}
