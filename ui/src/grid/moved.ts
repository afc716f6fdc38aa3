/** A cell; column 0 is the row's name. */
export interface Place {
  row: number
  column: number
}

interface Size {
  rows: number
  columns: number
  /** Read from right to left: the arrows go where they point. */
  rtl: boolean
}

interface Key {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

/** So many rows are a page of it. */
const pageRows = 12

/** Where a key leads from a cell, as a grid is walked; nowhere for any other key. */
export function moved(
  { row, column }: Place,
  { key, ctrlKey, metaKey, altKey }: Key,
  size: Size,
): Place | undefined {
  if (altKey) return undefined
  const whole = ctrlKey || metaKey
  const ahead = size.rtl ? -1 : 1
  const last: Place = { row: size.rows - 1, column: size.columns - 1 }
  const to = (next: Partial<Place>): Place => ({
    row: Math.max(0, Math.min(last.row, next.row ?? row)),
    column: Math.max(0, Math.min(last.column, next.column ?? column)),
  })
  switch (key) {
    case 'ArrowDown':
      return to({ row: row + 1 })
    case 'ArrowUp':
      return to({ row: row - 1 })
    case 'ArrowRight':
      return to({ column: column + ahead })
    case 'ArrowLeft':
      return to({ column: column - ahead })
    case 'PageDown':
      return to({ row: row + pageRows })
    case 'PageUp':
      return to({ row: row - pageRows })
    case 'Home':
      return to(whole ? { row: 0, column: 0 } : { column: 0 })
    case 'End':
      return to(whole ? last : { column: last.column })
    default:
      return undefined
  }
}

/** The nearest row that can be stood on, from one on in the direction of a step, or else the other way. */
export function rowToStandOn(
  row: number,
  step: 1 | -1,
  rows: number,
  isHeading: (row: number) => boolean,
): number {
  for (const by of [step, -step])
    for (let next = row; next >= 0 && next < rows; next += by) if (!isHeading(next)) return next
  return row
}
