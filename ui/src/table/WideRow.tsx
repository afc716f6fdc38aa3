import { memo } from 'react'
import type { RowInView } from './listView.ts'
import { RowCheck } from './RowCheck.tsx'
import { RowTitle } from './RowTitle.tsx'
import styles from './table.module.css'

const Row = <Record extends object>({
  id,
  record,
  href,
  label,
  chosen,
  current,
  columns,
  choose,
}: RowInView<Record>) => (
  <tr data-opens={href !== undefined || undefined} data-selected={chosen || current || undefined}>
    {choose && (
      <td className={styles.check} data-print="hide">
        <RowCheck id={id} label={label} chosen={chosen} choose={choose} />
      </td>
    )}
    {columns.map(({ id, cell, align, sign, phone }) =>
      phone === 'title' ? (
        <th key={id} scope="row">
          <RowTitle href={href} current={current}>
            {cell(record)}
          </RowTitle>
        </th>
      ) : (
        <td key={id} data-align={align} data-sign={sign}>
          {cell(record)}
        </td>
      ),
    )}
  </tr>
)

/** A row of the wide table. */
export const WideRow = memo(Row) as typeof Row // `memo` forgets that its component is generic
