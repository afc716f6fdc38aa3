import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Placeholder } from '../show/Placeholder.tsx'
import type { DataColumn, RowPlace } from './column.ts'
import { RowTitle } from './RowTitle.tsx'
import styles from './table.module.css'
import type { ListViewProps } from './WideTable.tsx'

/** What stands at a place of a row, of whichever column has it. */
const at = <Row,>(columns: readonly DataColumn<Row>[], place: RowPlace, row: Row): ReactNode => {
  for (const { phone, cell } of columns) {
    if (phone === place) return cell(row)
    if (typeof phone === 'object' && place !== 'title' && phone[place]) return phone[place](row)
  }
  return null
}

/** What the table turns into on a phone: rows of two lines, nothing to drag sideways, the whole row to press. */
export const PhoneRows = <Row extends object>({
  label,
  table,
  columns,
  selectable,
  skeletonRows,
  rowHref,
  rowLabel,
}: ListViewProps<Row>) => {
  const { t } = useTranslation()
  const visible = columns.filter(({ id }) => table.getColumn(id)?.getIsVisible())
  return (
    <ul className={styles.rows} aria-label={label}>
      {Array.from({ length: skeletonRows }, (_, index) => (
        <li key={index}>
          <div>
            <Placeholder width="65%" />
            <span />
            <Placeholder width="85%" />
          </div>
        </li>
      ))}
      {table.getRowModel().rows.map((row) => (
        <li key={row.id} data-selected={row.getIsSelected() || undefined}>
          {selectable && (
            <span className={styles.check}>
              <input
                type="checkbox"
                checked={row.getIsSelected()}
                onChange={row.getToggleSelectedHandler()}
                aria-label={t('tabla.seleccionar', { fila: rowLabel(row.original) })}
              />
            </span>
          )}
          <div>
            <div className={styles.title}>
              <RowTitle href={rowHref?.(row.original)}>{at(visible, 'title', row.original)}</RowTitle>
            </div>
            <div className={styles.chip}>{at(visible, 'chip', row.original)}</div>
            <div className={styles.reason}>{at(visible, 'reason', row.original)}</div>
            <div className={styles.days}>{at(visible, 'days', row.original)}</div>
          </div>
        </li>
      ))}
    </ul>
  )
}
