import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import { useMediaQuery } from '../controls/useMediaQuery.ts'
import { GridCell, type Cell } from './GridCell.tsx'
import styles from './grid.module.css'
import { moved, rowToStandOn, type Place } from './moved.ts'

export interface GridColumn {
  id: string
  /** Whole, for who hears it. */
  name: string
  head: ReactNode
  /** The last one, which stays in sight while those before it are scrolled, where there is room. */
  stays?: boolean
  /** Of another kind than those beside it. */
  shaded?: boolean
}

interface GridProps<Row> {
  label: string
  /** Of the rows' names, which stay in sight while the rest is scrolled. */
  corner: ReactNode
  columns: readonly GridColumn[]
  rowCount: number
  /** Absent while it is on its way. */
  rowAt: (index: number) => Row | undefined
  nameOf: (row: Row) => Cell
  cellOf: (row: Row, column: string) => Cell
  /** What a row says that heads those below it: it has no cells, and the arrows pass over it. */
  headingOf?: (row: Row) => ReactNode
  /** A key pressed on a cell that changes what is in it; true where it was one of those. */
  onKey?: (row: Row, column: string, key: string) => boolean
  /** Its columns' names and what they hold are in words. */
  wide?: boolean
  /** It has few columns, all of which are to be seen at once beside what stands at its side; the names take more where there is room. */
  few?: boolean
  /** The first and the last row that are drawn: those, and no others, have to be there. */
  onShown: (first: number, last: number) => void
}

/** As the sheet beside has it. */
const headHeight = 52

/** Rows beyond what is in sight, so that a turn of the wheel finds them drawn. */
const beyond = 8

/**
 * A large table to look over: rows that are not in sight are not drawn. One stop of the Tab key, and arrows within it; the row
 * that has the focus is always drawn.
 */
export const Grid = <Row,>({
  label,
  corner,
  columns,
  rowCount,
  rowAt,
  nameOf,
  cellOf,
  headingOf,
  onKey,
  wide = false,
  few = false,
  onShown,
}: GridProps<Row>) => {
  const scroller = useRef<HTMLDivElement>(null)
  const narrow = useMediaQuery('(max-width: 699.95px)')
  // Of a thumb, where it is one that presses.
  const rowHeight = useMediaQuery('(max-width: 599.95px)') ? 48 : 36
  const [active, setActive] = useState<Place>({ row: 0, column: 0 })
  const [focused, setFocused] = useState(false)
  const headingAt = (index: number): ReactNode => {
    const row = headingOf && rowAt(index)
    return row && headingOf(row)
  }
  const standing = (row: number, step: 1 | -1) =>
    rowToStandOn(row, step, rowCount, (index) => headingAt(index) !== undefined)
  const at: Place = {
    row: standing(Math.min(active.row, Math.max(0, rowCount - 1)), 1),
    column: Math.min(active.column, columns.length),
  }
  const drawn = useVirtualizer({
    count: rowCount,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    scrollMargin: headHeight,
    overscan: beyond,
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), at.row])],
  })
  useEffect(() => drawn.measure(), [drawn, rowHeight])
  const sight = drawn.calculateRange()
  const first = Math.max(0, (sight?.startIndex ?? 0) - beyond)
  const last = Math.min(rowCount - 1, (sight?.endIndex ?? 0) + beyond)
  useEffect(() => onShown(first, last), [onShown, first, last])

  // The cell that an arrow led to takes the focus as soon as it is drawn.
  useEffect(() => {
    if (!focused) return
    const cell = scroller.current?.querySelector<HTMLElement>('[data-active]')
    if (!cell || cell === document.activeElement) return
    cell.focus({ preventScroll: true })
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [focused, at.row, at.column])

  return (
    <div
      ref={scroller}
      className={styles.scroller}
      style={
        {
          '--columns': columns.length,
          '--first': narrow ? '128px' : wide ? '320px' : few ? '180px' : '220px',
        } as CSSProperties
      } // custom properties, which React's type leaves out
      role="grid"
      aria-label={label}
      aria-rowcount={rowCount + 1}
      aria-colcount={columns.length + 1}
      aria-readonly={onKey === undefined}
      data-wide={wide || undefined}
      data-few={few || undefined}
      onFocus={() => setFocused(true)}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false)
      }}
      onKeyDown={(event) => {
        const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
        const place = moved(at, event, { rows: rowCount, columns: columns.length + 1, rtl })
        if (place) {
          event.preventDefault()
          setActive({ ...place, row: standing(place.row, place.row < at.row ? -1 : 1) })
          return
        }
        const row = onKey && rowAt(at.row)
        const column = columns[at.column - 1]
        if (!row || !column || event.ctrlKey || event.metaKey || event.altKey) return
        if (onKey(row, column.id, event.key)) event.preventDefault()
      }}
    >
      <div role="row" aria-rowindex={1} className={styles.head}>
        <div role="columnheader" className={styles.name}>
          {corner}
        </div>
        {columns.map(({ id, name, head, stays }) => (
          <div key={id} role="columnheader" aria-label={name} title={name} data-stays={stays || undefined}>
            {head}
          </div>
        ))}
      </div>
      <div className={styles.body} style={{ height: rowCount * rowHeight }}>
        {drawn.getVirtualItems().map(({ index }) => {
          const row = rowAt(index)
          const heading = headingAt(index)
          const place = (column: number) => ({
            active: at.row === index && at.column === column,
            onActive: () => setActive({ row: index, column }),
          })
          return (
            <div
              key={index}
              role="row"
              aria-rowindex={index + 2}
              aria-busy={row === undefined || undefined}
              className={styles.row}
              style={{ height: rowHeight, translate: `0 ${index * rowHeight}px` }}
            >
              {heading !== undefined ? (
                <div role="rowheader" aria-colspan={columns.length + 1} className={styles.heading}>
                  <span className="row semibold ink">{heading}</span>
                </div>
              ) : (
                <>
                  <div role="rowheader" className={styles.name}>
                    {row && <GridCell {...nameOf(row)} {...place(0)} />}
                  </div>
                  {columns.map(({ id, stays, shaded }, column) => (
                    <div
                      key={id}
                      role="gridcell"
                      data-stays={stays || undefined}
                      data-shaded={shaded || undefined}
                    >
                      {row && <GridCell {...cellOf(row, id)} {...place(column + 1)} />}
                    </div>
                  ))}
                </>
              )}
            </div>
          )
        })}
      </div>
    </div>
  )
}
