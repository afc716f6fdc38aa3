import Checkbox from '@mui/material/Checkbox'
import Skeleton from '@mui/material/Skeleton'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TableSortLabel from '@mui/material/TableSortLabel'
import { token } from '../theme/theme.ts'
import { useTranslation } from 'react-i18next'
import type { DataColumn, Density } from './column.ts'
import { RowTitle } from './RowTitle.tsx'
import type { ListTable } from './useDataTable.ts'

export interface ListViewProps<Row extends object> {
  label: string
  table: ListTable<Row>
  columns: readonly DataColumn<Row>[]
  selectable: boolean
  /** How many rows of the right size stand in while the first ones come; 0 when they are here. */
  skeletonRows: number
  rowHref?: ((row: Row) => string) | undefined
  rowLabel: (row: Row) => string
}

const rowHeight = { comfortable: 60, compact: 44, dense: 40 } as const

export const WideTable = <Row extends object>({
  label,
  table,
  columns,
  selectable,
  skeletonRows,
  rowHref,
  rowLabel,
  density,
}: ListViewProps<Row> & { density: Density | 'dense' }) => {
  const { t } = useTranslation()
  const byId = new Map(columns.map((column) => [column.id, column]))
  const visible = columns.filter(({ id }) => table.getColumn(id)?.getIsVisible())
  return (
    <TableContainer data-print="plain">
      <Table
        aria-label={label}
        size={density === 'comfortable' ? 'medium' : 'small'}
        // Low enough that the tallest cell fits the row's height, which the skeleton has too.
        sx={{
          '& tbody > tr > *': { paddingBlock: { comfortable: '10px', compact: '3px', dense: 0 }[density] },
          ...(density === 'dense' && { '& thead th': { height: 32, paddingBlock: 0, fontSize: '0.75rem' } }),
        }}
      >
        <TableHead>
          {table.getHeaderGroups().map((group) => (
            <TableRow key={group.id} sx={{ backgroundColor: token('cardShade') }}>
              {selectable && (
                <TableCell padding="checkbox" data-print="hide">
                  <Checkbox
                    size="small"
                    checked={table.getIsAllRowsSelected()}
                    indeterminate={table.getIsSomeRowsSelected() && !table.getIsAllRowsSelected()}
                    onChange={table.getToggleAllRowsSelectedHandler()}
                    slotProps={{ input: { 'aria-label': t('tabla.seleccionarTodos') } }}
                  />
                </TableCell>
              )}
              {group.headers.map(({ id, column }) => {
                const { align = 'start', width } = byId.get(id) ?? {}
                const sorted = column.getIsSorted()
                return (
                  <TableCell
                    key={id}
                    sortDirection={sorted}
                    sx={{ textAlign: align, width }}
                    {...(sorted && { 'aria-sort': sorted === 'asc' ? 'ascending' : 'descending' })}
                  >
                    {column.getCanSort() ? (
                      <TableSortLabel
                        component="button"
                        active={sorted !== false}
                        direction={sorted === 'desc' ? 'desc' : 'asc'}
                        onClick={column.getToggleSortingHandler()}
                        sx={{
                          font: 'inherit',
                          minHeight: 32,
                          borderRadius: '4px',
                          flexDirection: align === 'end' ? 'row-reverse' : 'row',
                        }}
                      >
                        {String(column.columnDef.header)}
                      </TableSortLabel>
                    ) : (
                      String(column.columnDef.header)
                    )}
                  </TableCell>
                )
              })}
            </TableRow>
          ))}
        </TableHead>
        <TableBody>
          {Array.from({ length: skeletonRows }, (_, index) => (
            <TableRow key={index} sx={{ height: rowHeight[density] }}>
              {selectable && <TableCell padding="checkbox" />}
              {visible.map(({ id, card }) => (
                <TableCell key={id}>
                  <Skeleton width={card === 'title' ? '80%' : '60%'} />
                </TableCell>
              ))}
            </TableRow>
          ))}
          {table.getRowModel().rows.map((row) => (
            <TableRow
              key={row.id}
              hover={rowHref !== undefined}
              selected={row.getIsSelected()}
              // What RowTitle's link is stretched over. WebKit gives a row no position, and the link would cover the whole page.
              sx={{ position: 'relative', transform: 'translate(0)', height: rowHeight[density] }}
            >
              {selectable && (
                <TableCell padding="checkbox" data-print="hide">
                  <Checkbox
                    size="small"
                    checked={row.getIsSelected()}
                    onChange={row.getToggleSelectedHandler()}
                    slotProps={{
                      input: { 'aria-label': t('tabla.seleccionar', { fila: rowLabel(row.original) }) },
                    }}
                    sx={{ zIndex: 1 }}
                  />
                </TableCell>
              )}
              {row.getVisibleCells().map((cell) => {
                const { align = 'start', card } = byId.get(cell.column.id) ?? {}
                const content = <table.FlexRender cell={cell} />
                return card === 'title' ? (
                  <TableCell key={cell.id} component="th" scope="row" sx={{ fontWeight: 600 }}>
                    <RowTitle href={rowHref?.(row.original)}>{content}</RowTitle>
                  </TableCell>
                ) : (
                  <TableCell
                    key={cell.id}
                    sx={{
                      textAlign: align,
                      '& a, & button, & [tabindex]': { position: 'relative', zIndex: 1 },
                    }}
                  >
                    {content}
                  </TableCell>
                )
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
