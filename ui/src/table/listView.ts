import type { ReactNode } from 'react'
import type { DataColumn } from './column.ts'
import type { ListTable } from './useDataTable.ts'

/** One row, wide or on a phone. It is drawn again only when one of these changes. */
interface RowProps<Row> {
  id: string
  record: Row
  href: string | undefined
  /** How it is called, in words. */
  label: string
  chosen: boolean
  /** It is open beside the list. */
  current?: boolean
}

/** What stands above the first of several rows that have something alike, in the order in which they come. */
export interface RowsHead {
  key: string
  head: ReactNode
}

/** What the wide table and the rows of a phone draw alike. */
export interface ListViewProps<Row extends object> {
  label: string
  table: ListTable<Row>
  visible: readonly DataColumn<Row>[]
  rows: readonly (RowProps<Row> & { key: string; above: RowsHead | undefined })[]
  /** How many rows come after these in the next frames: their room is kept. */
  toDraw: number
  /** Absent where rows can't be chosen. */
  choose: ((rowId: string, chosen: boolean) => void) | undefined
  /** How many rows of the right size stand in while the first ones come; 0 when they are here. */
  skeletonRows: number
}

/** What all rows of a view have alike beside what is each one's own. */
export type RowInView<Row extends object> = RowProps<Row> & {
  columns: readonly DataColumn<Row>[]
  choose: ListViewProps<Row>['choose']
}
