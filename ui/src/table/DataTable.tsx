import type { ReactNode } from 'react'
import { useMediaQuery } from '../controls/useMediaQuery.ts'
import type { DataColumn, SortOrder } from './column.ts'
import { ColumnsMenu } from './ColumnsMenu.tsx'
import type { ListViewProps, RowsHead } from './listView.ts'
import { PhoneList } from './PhoneList.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { SortSelect } from './SortSelect.tsx'
import styles from './table.module.css'
import { TablePaging, type Paging } from './TablePaging.tsx'
import { Toolbar, type ToolbarProps } from './Toolbar.tsx'
import { useDataTable } from './useDataTable.ts'
import { useInSlices } from './useInSlices.ts'
import { WideTable } from './WideTable.tsx'

export type { DataColumn, SortOrder } from './column.ts'

interface DataTableProps<Row extends object> {
  /** Under which this browser keeps the chosen columns; one for each list. */
  name: string
  label: string
  /** Stable between renders, as are `rowId` and `rows`. */
  columns: readonly DataColumn<Row>[]
  /** Absent until the first answer. */
  rows: readonly Row[] | undefined
  rowId: (row: Row) => string
  /** How a row is called, in words. */
  rowLabel: (row: Row) => string
  rowHref?: (row: Row) => string | undefined
  /** Of rows that come one after another and have something alike: what stands above them. */
  rowsHead?: ((row: Row) => RowsHead) | undefined
  /** Of all pages. */
  total?: number | undefined
  /** 'Hay 42 choferes' */
  countLabel?: string | undefined
  sort?: SortOrder
  onSort?: (sort: SortOrder) => void
  search?: ToolbarProps['search']
  paging?: Paging
  filters?: ToolbarProps['filters']
  chips?: ToolbarProps['chips']
  view?: ToolbarProps['view']
  /** Lower rows, for who reads lists all day. */
  dense?: boolean
  /** With it rows can be chosen, where there is room; draws what can be done with the chosen ones. */
  bulkActions?: (chosen: { ids: string[]; clear: () => void }) => ReactNode
  empty: ReactNode
  /** What stands in the place of rows that could not be read. */
  failure?: ReactNode
  /** Another page is on its way, while the one before still shows. */
  refreshing?: boolean
}

const noRows: readonly never[] = []
/** Of rows: more of them are not seen at once. */
const screenful = 15

/** A list whose searching, sorting and paging the server does. On a phone its rows have two lines. */
export const DataTable = <Row extends object>({
  name,
  label,
  columns,
  rows,
  rowId,
  rowLabel,
  rowHref,
  rowsHead,
  total,
  countLabel,
  sort,
  onSort,
  search,
  paging,
  filters,
  chips,
  view,
  dense = false,
  bulkActions,
  empty,
  failure,
  refreshing = false,
}: DataTableProps<Row>) => {
  const narrow = useMediaQuery('(max-width: 699.95px)')
  const { table, visible, choose } = useDataTable({
    name,
    columns,
    rows: rows ?? noRows,
    rowId,
    sort,
    onSort,
  })
  const all = table.getRowModel().rows
  const shown = useInSlices(all)

  const expected = paging?.pagesize ?? 5
  const skeletonRows = Math.min(expected, screenful)

  const heads = shown.map(({ row }) => rowsHead?.(row.original))
  const ids = table.getSelectedRowModel().rows.map(({ id }) => id)
  const lines: ListViewProps<Row> = {
    label,
    table,
    visible,
    rows: shown.map(({ row, key }, index) => ({
      key,
      above: heads[index]?.key === heads[index - 1]?.key ? undefined : heads[index],
      id: row.id,
      record: row.original,
      href: rowHref?.(row.original),
      label: rowLabel(row.original),
      chosen: row.getIsSelected(),
    })),
    toDraw: Math.max(0, rows ? all.length - shown.length : expected - skeletonRows),
    choose: narrow ? undefined : bulkActions && choose,
    skeletonRows: rows ? 0 : skeletonRows,
  }
  const failed = failure !== undefined && rows === undefined

  return (
    <div className="relative small">
      <Toolbar
        search={search}
        filters={filters}
        chips={chips}
        count={countLabel}
        view={view}
        columns={rows?.length !== 0 && <ColumnsMenu table={table} />}
        sort={sort && onSort && <SortSelect columns={columns} sort={sort} onSort={onSort} />}
        narrow={narrow}
      />
      {failed ? (
        failure
      ) : rows?.length === 0 ? (
        empty
      ) : (
        <div
          aria-busy={refreshing || rows === undefined}
          className={refreshing ? styles.refreshing : undefined}
        >
          {narrow ? <PhoneList {...lines} /> : <WideTable {...lines} dense={dense} />}
        </div>
      )}
      {paging && total !== undefined && total > 0 && !failed && <TablePaging {...paging} total={total} />}
      {bulkActions && ids.length > 0 && (
        <SelectionBar count={ids.length}>
          {bulkActions({ ids, clear: () => table.resetRowSelection(true) })}
        </SelectionBar>
      )}
    </div>
  )
}
