import type { Random } from './random.ts'

const MODULES = 25
const FINDER = 7

/** Dark modules side by side, counted in modules from the top left corner. */
export interface Run {
  column: number
  row: number
  length: number
}

/** Squares that look like a QR code and encode nothing. */
export function qrLike(random: Random): { modules: number; runs: Run[] } {
  const runs: Run[] = []
  for (let row = 0; row < MODULES; row++) {
    let open: Run | undefined
    for (let column = 0; column < MODULES; column++) {
      const dark = finderAt(column, row) ?? random.chance(0.48)
      if (!dark) open = undefined
      else if (open) open.length += 1
      else runs.push((open = { column, row, length: 1 }))
    }
  }
  return { modules: MODULES, runs }
}

/** Whether a module of the three corner marks is dark; nothing outside them. */
function finderAt(column: number, row: number): boolean | undefined {
  const fromLeft = column <= FINDER ? column : MODULES - 1 - column
  const fromTop = row <= FINDER ? row : MODULES - 1 - row
  const bottomRight = column > FINDER && row > FINDER
  if (fromLeft > FINDER || fromTop > FINDER || bottomRight) return undefined
  if (fromLeft === FINDER || fromTop === FINDER) return false
  const ring = Math.min(fromLeft, fromTop, FINDER - 1 - fromLeft, FINDER - 1 - fromTop)
  return ring !== 1
}
