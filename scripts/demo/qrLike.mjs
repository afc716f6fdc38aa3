const MODULES = 25
const FINDER = 7

/** Squares that look like a QR code and encode nothing: runs of dark modules, counted from the top left corner. */
export function qrLike(random) {
  const runs = []
  for (let row = 0; row < MODULES; row++) {
    let open
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
function finderAt(column, row) {
  const fromLeft = column <= FINDER ? column : MODULES - 1 - column
  const fromTop = row <= FINDER ? row : MODULES - 1 - row
  const bottomRight = column > FINDER && row > FINDER
  if (fromLeft > FINDER || fromTop > FINDER || bottomRight) return undefined
  if (fromLeft === FINDER || fromTop === FINDER) return false
  const ring = Math.min(fromLeft, fromTop, FINDER - 1 - fromLeft, FINDER - 1 - fromTop)
  return ring !== 1
}
