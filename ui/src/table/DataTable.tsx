import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { ReactNode } from 'react'
import { ErrorState } from '../feedback/ErrorState.tsx'
import { CardList } from './CardList.tsx'
import type { DataColumn, Density, SortOrder } from './column.ts'
import { SearchBox } from './SearchBox.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { SortSelect } from './SortSelect.tsx'
import { TableOptions } from './TableOptions.tsx'
import { TablePaging, type Paging } from './TablePaging.tsx'
import { useDataTable } from './useDataTable.ts'
import { usePersisted } from './usePersisted.ts'
import { WideTable } from './WideTable.tsx'

export type { DataColumn, SortOrder } from './column.ts'

interface DataTableProps<Row extends object> {
  /** Under which this browser keeps the chosen columns; one for each list. */
  name: string
  label: string
  /** Rows as low as they get: not for the person to choose. */
  dense?: boolean
  /** Stable between renders, as are `rowId` and `rows`. */
  columns: readonly DataColumn<Row>[]
  /** Absent until the first answer. */
  rows: readonly Row[] | undefined
  rowId: (row: Row) => string
  /** How a row is called, in words. */
  rowLabel: (row: Row) => string
  rowHref?: (row: Row) => string
  /** Of all pages. */
  total?: number | undefined
  /** 'Hay 42 choferes' */
  countLabel?: string | undefined
  sort?: SortOrder
  onSort?: (sort: SortOrder) => void
  search?: { value: string; onSearch: (search: string) => void; label?: string }
  paging?: Paging
  filters?: ReactNode
  /** With it rows can be chosen; draws what can be done with the chosen ones. */
  bulkActions?: (chosen: { ids: string[]; clear: () => void }) => ReactNode
  empty: ReactNode
  error?: { message?: string | undefined; onRetry: () => void } | undefined
  /** Another page is on its way, while the one before still shows. */
  refreshing?: boolean
}

const noRows: readonly never[] = []
const isDensity = (kept: unknown): kept is Density => kept === 'comfortable' || kept === 'compact'

/** A list whose searching, sorting and paging the server does. On narrow screens its rows are cards. */
export const DataTable = <Row extends object>({
  name,
  label,
  dense = false,
  columns,
  rows,
  rowId,
  rowLabel,
  rowHref,
  total,
  countLabel,
  sort,
  onSort,
  search,
  paging,
  filters,
  bulkActions,
  empty,
  error,
  refreshing = false,
}: DataTableProps<Row>) => {
  const narrow = useMediaQuery('(max-width: 699.95px)', { noSsr: true })
  const [density, setDensity] = usePersisted<Density>('portal-density', 'comfortable', isDensity)
  const table = useDataTable({ name, columns, rows: rows ?? noRows, rowId, sort, onSort })

  const ids = table.getSelectedRowModel().rows.map(({ id }) => id)
  const view = {
    label,
    table,
    columns,
    selectable: bulkActions !== undefined,
    skeletonRows: rows ? 0 : (paging?.pagesize ?? 5),
    rowHref,
    rowLabel,
  }
  const failed = error !== undefined && rows === undefined

  return (
    <Box>
      {bulkActions && ids.length > 0 ? (
        <SelectionBar count={ids.length}>
          {bulkActions({ ids, clear: () => table.resetRowSelection(true) })}
        </SelectionBar>
      ) : (
        <Box
          data-print="hide"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1.5,
            minHeight: 72,
            paddingInline: 2,
            paddingBlock: 1.5,
          }}
        >
          {search && <SearchBox {...search} />}
          {filters}
          {narrow && sort && onSort && <SortSelect columns={columns} sort={sort} onSort={onSort} />}
          {!narrow && (
            <Box sx={{ marginInlineStart: 'auto' }}>
              <TableOptions table={table} density={density} onDensity={setDensity} />
            </Box>
          )}
        </Box>
      )}
      <Typography
        variant="body2"
        role="status"
        sx={{ minHeight: 29, paddingInline: 2, paddingBlockEnd: 1, color: 'text.secondary' }}
      >
        {countLabel}
      </Typography>
      {failed ? (
        <ErrorState message={error.message} onRetry={error.onRetry} />
      ) : rows?.length === 0 ? (
        empty
      ) : (
        <Box aria-busy={refreshing || rows === undefined} sx={{ opacity: refreshing ? 0.6 : 1 }}>
          {narrow ? <CardList {...view} /> : <WideTable {...view} density={dense ? 'dense' : density} />}
        </Box>
      )}
      {paging && total !== undefined && total > 0 && !failed && <TablePaging {...paging} total={total} />}
    </Box>
  )
}
