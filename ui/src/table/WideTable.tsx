import { ArrowDown as DownIcon, ArrowUp as UpIcon } from 'lucide-react'
import { Fragment } from 'react'
import { useTexts } from '../texts/useTexts.ts'
import { Hidden } from '../show/Hidden.tsx'
import { Placeholder } from '../show/Placeholder.tsx'
import grouped from './grouped.module.css'
import type { ListViewProps } from './listView.ts'
import styles from './table.module.css'
import { WideRow } from './WideRow.tsx'

interface WideTableProps<Row extends object> extends ListViewProps<Row> {
  /** Lower rows, for who reads lists all day. */
  dense: boolean
}

export const WideTable = <Row extends object>({
  label,
  table,
  visible,
  rows,
  toDraw,
  choose,
  skeletonRows,
  dense,
}: WideTableProps<Row>) => {
  const t = useTexts()
  return (
    <div className="scrolls-across" data-print="plain">
      <table className={styles.table} aria-label={label} data-dense={dense || undefined}>
        <thead>
          <tr>
            {choose && (
              <th className={styles.check} data-print="hide">
                <input
                  className="tick square-18"
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
            {visible.map(({ id, header, sign, align, width }) => {
              const column = table.getColumn(id)
              const sorted = column?.getIsSorted() ?? false
              const Arrow = sorted === 'desc' ? DownIcon : UpIcon
              return (
                <th
                  key={id}
                  scope="col"
                  data-align={align}
                  data-sign={sign}
                  {...(width !== undefined && { style: { width } })}
                  {...(sorted && { 'aria-sort': sorted === 'asc' ? 'ascending' : 'descending' })}
                >
                  {column?.getCanSort() ? (
                    <button type="button" onClick={column.getToggleSortingHandler()}>
                      {header}
                      <Arrow size={16} />
                    </button>
                  ) : sign ? (
                    <Hidden>{header}</Hidden>
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
              {choose && <td />}
              {visible.map(({ id, phone }) => (
                <td key={id}>
                  <Placeholder width={phone === 'title' ? '80%' : '60%'} />
                </td>
              ))}
            </tr>
          ))}
          {rows.map(({ key, above, ...row }) => (
            <Fragment key={key}>
              {above && (
                <tr className={grouped.head}>
                  <th className="tiny-size bold" scope="colgroup" colSpan={visible.length + (choose ? 1 : 0)}>
                    {above.head}
                  </th>
                </tr>
              )}
              <WideRow {...row} columns={visible} choose={choose} />
            </Fragment>
          ))}
          {toDraw > 0 && (
            <tr key={toDraw} aria-hidden style={{ height: `calc(var(--row) * ${toDraw})` }}>
              <td colSpan={visible.length + (choose ? 1 : 0)} />
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}
