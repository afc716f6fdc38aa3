import { ArrowDown as DownIcon, ArrowUp as UpIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Placeholder } from '../show/Placeholder.tsx'
import type { DataColumn } from './column.ts'
import { RowTitle } from './RowTitle.tsx'
import styles from './table.module.css'
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

interface WideTableProps<Row extends object> extends ListViewProps<Row> {
  /** Lower rows, for who reads lists all day. */
  dense: boolean
}

export const WideTable = <Row extends object>({
  label,
  table,
  columns,
  selectable,
  skeletonRows,
  rowHref,
  rowLabel,
  dense,
}: WideTableProps<Row>) => {
  const { t } = useTranslation()
  const visible = columns.filter(({ id }) => table.getColumn(id)?.getIsVisible())
  return (
    <div className={styles.scroll} data-print="plain">
      <table className={styles.table} aria-label={label} data-dense={dense || undefined}>
        <thead>
          <tr>
            {selectable && (
              <th className={styles.check} data-print="hide">
                <input
                  type="checkbox"
                  checked={table.getIsAllRowsSelected()}
                  ref={(box) => {
                    if (box) box.indeterminate = table.getIsSomeRowsSelected()
                  }}
                  onChange={table.getToggleAllRowsSelectedHandler()}
                  aria-label={t('tabla.seleccionarTodos')}
                />
              </th>
            )}
            {visible.map(({ id, header, align, width }) => {
              const column = table.getColumn(id)
              const sorted = column?.getIsSorted() ?? false
              const Arrow = sorted === 'desc' ? DownIcon : UpIcon
              return (
                <th
                  key={id}
                  scope="col"
                  data-align={align}
                  {...(width !== undefined && { style: { width } })}
                  {...(sorted && { 'aria-sort': sorted === 'asc' ? 'ascending' : 'descending' })}
                >
                  {column?.getCanSort() ? (
                    <button type="button" onClick={column.getToggleSortingHandler()}>
                      {header}
                      <Arrow size={16} />
                    </button>
                  ) : (
                    header
                  )}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: skeletonRows }, (_, index) => (
            <tr key={index}>
              {selectable && <td />}
              {visible.map(({ id, phone }) => (
                <td key={id}>
                  <Placeholder width={phone === 'title' ? '80%' : '60%'} />
                </td>
              ))}
            </tr>
          ))}
          {table.getRowModel().rows.map((row) => (
            <tr
              key={row.id}
              data-opens={rowHref ? true : undefined}
              data-selected={row.getIsSelected() || undefined}
            >
              {selectable && (
                <td className={styles.check} data-print="hide">
                  <input
                    type="checkbox"
                    checked={row.getIsSelected()}
                    onChange={row.getToggleSelectedHandler()}
                    aria-label={t('tabla.seleccionar', { fila: rowLabel(row.original) })}
                  />
                </td>
              )}
              {visible.map(({ id, cell, align, phone }) =>
                phone === 'title' ? (
                  <th key={id} scope="row">
                    <RowTitle href={rowHref?.(row.original)}>{cell(row.original)}</RowTitle>
                  </th>
                ) : (
                  <td key={id} data-align={align}>
                    {cell(row.original)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
