import type { ReactNode } from 'react'
import { Placeholder } from '../show/Placeholder.tsx'
import type { DataColumn } from './column.ts'
import styles from './grouped.module.css'
import { PhoneRow } from './PhoneRow.tsx'
import phone from './phoneRows.module.css'
import table from './table.module.css'
import { WideRow } from './WideRow.tsx'

interface RowGroup<Row> {
  key: string
  /** What its rows have alike. */
  head: ReactNode
  rows: readonly Row[]
}

interface GroupedTableProps<Row extends object> {
  label: string
  columns: readonly DataColumn<Row>[]
  /** Absent until the first answer. */
  groups: readonly RowGroup<Row>[] | undefined
  rowId: (row: Row) => string
  rowHref: (row: Row) => string
  /** How a row is called, in words. */
  rowLabel: (row: Row) => string
  /** The row that is open beside it. */
  current: string | undefined
  /** There is room for rows of two lines alone. */
  narrow: boolean
}

/** Of rows: as many as there is room for. */
const screenful = 15

/** All there is of a short list at once, in groups: nothing of it is sorted or paged. */
export const GroupedTable = <Row extends object>({
  label,
  columns,
  groups,
  rowId,
  rowHref,
  rowLabel,
  current,
  narrow,
}: GroupedTableProps<Row>) => {
  const row = (record: Row) => ({
    record,
    href: rowHref(record),
    current: rowId(record) === current,
    columns,
  })
  const placeholders = groups ? [] : Array.from({ length: screenful }, (_, index) => index)

  if (narrow)
    return (
      <div aria-busy={!groups}>
        {placeholders.length > 0 && (
          <ul className={phone.rows} aria-label={label}>
            {placeholders.map((index) => (
              <li key={index}>
                <div>
                  <Placeholder width="65%" />
                  <span />
                  <Placeholder width="85%" />
                </div>
              </li>
            ))}
          </ul>
        )}
        {groups?.map(({ key, head, rows }) => (
          <section key={key} className={styles.group}>
            <h2 className="tiny bold line-above shaded">{head}</h2>
            <ul className={phone.rows} aria-label={`${label}: ${key}`}>
              {rows.map((record) => (
                <PhoneRow key={rowId(record)} {...row(record)} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    )
  return (
    <div className="scrolls-across" data-print="plain" aria-busy={!groups}>
      <table className={table.table} aria-label={label} data-dense>
        <thead>
          <tr>
            {columns.map(({ id, header, align }) => (
              <th key={id} scope="col" data-align={align}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        {placeholders.length > 0 && (
          <tbody>
            {placeholders.map((index) => (
              <tr key={index}>
                {columns.map(({ id, phone: place }) => (
                  <td key={id}>
                    <Placeholder width={place === 'title' ? '80%' : '60%'} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        )}
        {groups?.map(({ key, head, rows }) => (
          <tbody key={key} className={styles.body}>
            <tr className={styles.head}>
              <th className="tiny-size bold" scope="rowgroup" colSpan={columns.length}>
                {head}
              </th>
            </tr>
            {rows.map((record) => (
              <WideRow
                key={rowId(record)}
                {...row(record)}
                id={rowId(record)}
                label={rowLabel(record)}
                chosen={false}
                choose={undefined}
              />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}
