import { memo, type ReactNode } from 'react'
import type { DataColumn, RowPlace } from './column.ts'
import type { RowInView } from './listView.ts'
import { RowTitle } from './RowTitle.tsx'
import styles from './phoneRows.module.css'

type PhoneRowProps<Record extends object> = Pick<RowInView<Record>, 'record' | 'href' | 'columns' | 'current'>

/** What stands at a place of a row, of whichever column has it. */
const at = <Record,>(
  columns: readonly DataColumn<Record>[],
  place: RowPlace | 'aside',
  record: Record,
): ReactNode => {
  for (const { phone, cell } of columns) {
    if (phone === place) return cell(record)
    if (typeof phone === 'object' && place !== 'title' && place !== 'aside' && phone[place])
      return phone[place](record)
  }
  return null
}

const Row = <Record extends object>({ record, href, columns, current }: PhoneRowProps<Record>) => (
  <li data-selected={current || undefined}>
    <div>
      <div className={styles.title}>
        <RowTitle href={href} current={current}>
          {at(columns, 'title', record)}
        </RowTitle>
      </div>
      <div className={`if-any ${styles.chip}`}>{at(columns, 'chip', record)}</div>
      <div className={styles.reason}>{at(columns, 'reason', record)}</div>
      <div className={`digits at-end ${styles.days}`}>{at(columns, 'days', record)}</div>
    </div>
    {columns.some(({ phone }) => phone === 'aside') && (
      <span className={styles.aside}>{at(columns, 'aside', record)}</span>
    )}
  </li>
)

/** A row of two lines. */
export const PhoneRow = memo(Row) as typeof Row // `memo` forgets that its component is generic
