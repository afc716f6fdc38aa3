import {
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type ColumnVisibilityState,
  type ReactTable,
  type RowSelectionState,
} from '@tanstack/react-table'
import { useCallback, useMemo, useState } from 'react'
import type { DataColumn, SortOrder } from './column.ts'
import { chosenColumns } from '../kept/kept.ts'
import { usePersisted } from './usePersisted.ts'

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature, rowSortingFeature })

export type ListTable<Row extends object> = ReactTable<typeof features, Row>

interface ListTableOptions<Row extends object> {
  name: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  sort?: SortOrder | undefined
  onSort?: ((sort: SortOrder) => void) | undefined
}

const isVisibility = (kept: unknown): kept is ColumnVisibilityState =>
  typeof kept === 'object' &&
  kept !== null &&
  Object.values(kept).every((shown) => typeof shown === 'boolean')

interface DataTableState<Row extends object> {
  table: ListTable<Row>
  /** The columns that show. Stable, as is `choose`: rows are drawn again only when they change. */
  visible: readonly DataColumn<Row>[]
  choose: (rowId: string, chosen: boolean) => void
}

/** Sorting, searching and paging are the server's; which rows are chosen and which columns show is the table's. */
export const useDataTable = <Row extends object>(options: ListTableOptions<Row>): DataTableState<Row> => {
  const { name, columns, rows, rowId, sort, onSort } = options
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({})
  const [columnVisibility, setColumnVisibility] = usePersisted<ColumnVisibilityState>(
    chosenColumns(name),
    Object.fromEntries(columns.filter(({ initiallyHidden }) => initiallyHidden).map(({ id }) => [id, false])),
    isVisibility,
  )
  const sorting = useMemo(() => (sort ? [{ id: sort.column, desc: sort.direction === 'desc' }] : []), [sort])
  const data = useMemo(() => [...rows], [rows])
  const definitions = useMemo<ColumnDef<typeof features, Row>[]>(
    () =>
      columns.map(({ id, header, sortable, phone }) => ({
        id,
        header,
        accessorFn: (row: Row) => row,
        enableSorting: sortable ?? false,
        enableHiding: phone !== 'title',
        sortDescFirst: false,
      })),
    [columns],
  )

  const visible = useMemo(
    () => columns.filter(({ id }) => columnVisibility[id] ?? true),
    [columns, columnVisibility],
  )
  const choose = useCallback((rowId: string, chosen: boolean) => {
    setRowSelection(({ [rowId]: _, ...others }) => (chosen ? { ...others, [rowId]: true } : others))
  }, [])

  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: rowId,
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    state: { sorting, rowSelection, columnVisibility },
    onSortingChange: (change) => {
      const [next] = typeof change === 'function' ? change(sorting) : change
      if (next) onSort?.({ column: next.id, direction: next.desc ? 'desc' : 'asc' })
    },
    onRowSelectionChange: setRowSelection,
    onColumnVisibilityChange: (change) =>
      setColumnVisibility(typeof change === 'function' ? change(columnVisibility) : change),
  })
  return { table, visible, choose }
}
