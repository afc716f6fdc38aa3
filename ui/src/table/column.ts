import type { ReactNode } from 'react'

/** Where in a phone's row of two lines: above its name and how it stands, below why and until when. */
export type RowPlace = 'title' | 'chip' | 'reason' | 'days'
/** Or at the end of both lines: what can be pressed there. */
type Aside = 'aside'

export interface DataColumn<Row> {
  id: string
  header: string
  /** Nothing but a sign to press: its head is read aloud alone, and it has no more room than it needs. */
  sign?: boolean
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
  phone?: RowPlace | Aside | Partial<Record<Exclude<RowPlace, 'title'>, (row: Row) => ReactNode>>
}

export interface SortOrder {
  column: string
  direction: 'asc' | 'desc'
}
