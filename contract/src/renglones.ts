/**
 * Where the three lines for machines of a card (ICAO 9303, TD1) stand on a picture. Each has thirty cells of one width, a mark
 * in each; no other print of a card, and hardly any other, is three such rows one below the other.
 */

/** A picture in grays, row by row. */
export interface Grises {
  bytes: Uint8Array | Uint8ClampedArray
  width: number
  height: number
}

/** As a file, PGM: nothing is packed, and every reader of pictures knows it. */
export function graymap({ bytes, width, height }: Grises): Uint8Array {
  const head = new TextEncoder().encode(`P5 ${String(width)} ${String(height)} 255\n`)
  const file = new Uint8Array(head.length + bytes.length)
  file.set(head)
  file.set(bytes, head.length)
  return file
}

/** One line of a picture: where the middle of a cell is, in pixels. Between two cells it goes on evenly. */
export type Renglon = (celda: number) => { x: number; y: number }

/** Signs of a line. */
export const celdas = 30

/** The lines from top to bottom, as the picture lies or turned by up to a quarter; none where there are no three. */
export function buscarRenglones(gray: Grises): Renglon[] {
  const marks = marksOf(gray)
  if (marks.length < 3 * leastMarks) return []
  for (const angle of anglesOf(marks)) {
    const found = linesAt(marks, angle)
    if (found.length > 0) return found
  }
  return []
}

/** The same lines of a card that lies upside down. */
export const alReves = (renglones: readonly Renglon[]): Renglon[] =>
  renglones.toReversed().map((renglon) => (celda) => renglon(celdas - 1 - celda))

/** Connected ink: its middle, and the longer side of its box. */
interface Mark {
  x: number
  y: number
  size: number
}

/** Ink is darker than this part of what stands around it. */
const inkAt = 0.84
/** Of the longest side of a picture: how far around that is, and how small and large a sign may be. */
const [around, leastSize, mostSize] = [1 / 50, 1 / 140, 1 / 12]
/** Signs that a line needs: a shadow lies on some, or two of them touch. */
const leastMarks = 20

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0

/** 1 for each pixel that is ink. A table under the card is none: what is dark all around is no ink. */
function inkOf({ bytes, width, height }: Grises): Uint8Array {
  const reach = Math.max(6, Math.round(Math.max(width, height) * around))
  const wide = width + 1
  const sums = new Float64Array(wide * (height + 1))
  const at = (x: number, y: number) => sums[y * wide + x] ?? 0
  for (let y = 0; y < height; y++)
    for (let x = 0, row = 0; x < width; x++) {
      row += bytes[y * width + x] ?? 0
      sums[(y + 1) * wide + x + 1] = at(x + 1, y) + row
    }
  const ink = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)]
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)]
      const sum = at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top)
      if ((bytes[y * width + x] ?? 0) * (right - left) * (bottom - top) < sum * inkAt) ink[y * width + x] = 1
    }
  }
  return ink
}

/** What may be a sign, by its size. */
function marksOf(gray: Grises): Mark[] {
  const { width, height } = gray
  const longest = Math.max(width, height)
  const ink = inkOf(gray)
  const marks: Mark[] = []
  const waiting: number[] = []
  for (let start = ink.indexOf(1); start >= 0; start = ink.indexOf(1, start)) {
    let [left, right, top, bottom] = [width, 0, height, 0]
    ink[start] = 0
    waiting.push(start)
    for (let here = waiting.pop(); here !== undefined; here = waiting.pop()) {
      const [x, y] = [here % width, Math.floor(here / width)]
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
          const next = row * width + column
          if (ink[next] !== 1) continue
          ink[next] = 0
          waiting.push(next)
        }
    }
    const size = Math.max(right - left, bottom - top) + 1
    if (size >= longest * leastSize && size <= longest * mostSize)
      marks.push({ x: (left + right) / 2, y: (top + bottom) / 2, size })
  }
  return marks
}

/** Radians at which many marks stand in rows, the best first. */
function anglesOf(marks: readonly Mark[]): number[] {
  const bin = median(marks.map(({ size }) => size)) / 3
  const far = Math.max(...marks.map(({ x, y }) => Math.hypot(x, y)))
  const turned = (degrees: number) => {
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
    const rows = new Uint16Array(Math.ceil((2 * far) / bin) + 2)
    for (const { x, y } of marks) {
      const row = Math.floor((y * cos - x * sin + far) / bin)
      rows[row] = (rows[row] ?? 0) + 1
    }
    return { degrees, inRows: rows.reduce((sum, each) => sum + each * each, 0) }
  }
  const looks = Array.from({ length: 360 }, (_, half) => turned(half / 2 - 90))
  const best: number[] = []
  for (const { degrees } of looks.sort((one, other) => other.inRows - one.inRows)) {
    if (best.length === 4) break
    if (best.every((each) => Math.abs(each - degrees) >= 3)) best.push(degrees)
  }
  return best.map((degrees) => (degrees * Math.PI) / 180)
}

/** A mark in the directions of its row: along it, and across. */
interface Turned {
  u: number
  v: number
  size: number
}

interface Row {
  /** Each with its cell, counted from the first of them. */
  marks: (Turned & { cell: number })[]
  pitch: number
  /** Where its first mark is, and its last. */
  from: number
  to: number
  v: number
}

function linesAt(marks: readonly Mark[], angle: number): Renglon[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const rows = rowsOf(marks.map(({ x, y, size }) => ({ u: x * cos + y * sin, v: y * cos - x * sin, size })))
  for (const [i, one] of rows.entries()) {
    const [two, three] = [rows[i + 1], rows[i + 2]]
    if (!two || !three) break
    const all = [one, two, three]
    const [pitch, from, to] = [
      median(all.map((row) => row.pitch)),
      median(all.map((row) => row.from)),
      median(all.map((row) => row.to)),
    ]
    const [above, below] = [(two.v - one.v) / pitch, (three.v - two.v) / pitch]
    const areAlike = all.every((row) => Math.abs(row.pitch / pitch - 1) < 0.08)
    // Six to the inch, where there are ten signs in one.
    const areClose = above > 1.2 && above < 3 && Math.abs(above - below) < 0.3
    const areWhole = Math.abs((to - from) / pitch - (celdas - 1)) < 1
    if (areAlike && areClose && areWhole) return all.map((row) => renglonOf(row, from, angle))
  }
  return []
}

/** Rows with as many marks as a line has, from top to bottom. */
function rowsOf(turned: readonly Turned[]): Row[] {
  const sorted = turned.toSorted((one, other) => one.v - other.v)
  const rows: Row[] = []
  let begin = 0
  for (const [i, { v, size }] of sorted.entries()) {
    const next = sorted[i + 1]
    if (next && next.v - v < 0.22 * Math.min(size, next.size)) continue
    const row = rowOf(sorted.slice(begin, i + 1))
    if (row) rows.push(row)
    begin = i + 1
  }
  return rows
}

function rowOf(all: readonly Turned[]): Row | undefined {
  if (all.length < leastMarks) return undefined
  const size = median(all.map((each) => each.size))
  const marks = all
    .filter((each) => each.size > 0.55 * size && each.size < 1.6 * size)
    .sort((one, other) => one.u - other.u)
  const steps = marks.slice(1).map(({ u }, i) => u - (marks[i]?.u ?? u))
  const about = median(steps.filter((step) => step > 0.3 * size))
  if (about === 0) return undefined
  // What stands further away than a few cells is no part of the line.
  let [chain, longest]: Row['marks'][] = [[], []]
  for (const mark of marks) {
    const before = chain?.at(-1)
    const cells = before ? Math.round((mark.u - before.u) / about) : 5
    if (before && cells === 0) continue
    if (before && cells < 5) chain?.push({ ...mark, cell: before.cell + cells })
    else chain = [{ ...mark, cell: 0 }]
    if ((chain?.length ?? 0) > (longest?.length ?? 0)) longest = chain
  }
  const [first, last] = [longest?.[0], longest?.at(-1)]
  if (!longest || longest.length < leastMarks || !first || !last) return undefined
  return {
    marks: longest,
    pitch: (last.u - first.u) / last.cell,
    from: first.u,
    to: last.u,
    v: median(longest.map((each) => each.v)),
  }
}

/** `from`: where the first cells of the three lines are. */
function renglonOf({ marks, pitch, from: own }: Row, from: number, angle: number): Renglon {
  const first = Math.round((own - from) / pitch)
  const along = nextTo(marks.map(({ cell, u }) => [cell + first, u]))
  const across = nextTo(marks.map(({ cell, v }) => [cell + first, v]))
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return (celda) => {
    const [u, v] = [along(celda), across(celda)]
    return { x: u * cos - v * sin, y: u * sin + v * cos }
  }
}

type Point = readonly [cell: number, value: number]

/**
 * The parabola next to all points, by least squares: the cells of a card that does not lie flat before a camera are wider at one
 * end than at the other, and its lines are bent.
 */
function nextTo(points: readonly Point[]): (cell: number) => number {
  const middle = (celdas - 1) / 2
  const of = (cell: number) => (cell - middle) / middle
  const sum = (power: number, weigh: (value: number) => number) =>
    points.reduce((total, [cell, value]) => total + of(cell) ** power * weigh(value), 0)
  const [s0, s1, s2, s3, s4] = [sum(0, one), sum(1, one), sum(2, one), sum(3, one), sum(4, one)]
  const [t0, t1, t2] = [sum(0, itself), sum(1, itself), sum(2, itself)]
  const whole = determinant([s0, s1, s2], [s1, s2, s3], [s2, s3, s4])
  const a = determinant([t0, s1, s2], [t1, s2, s3], [t2, s3, s4]) / whole
  const b = determinant([s0, t0, s2], [s1, t1, s3], [s2, t2, s4]) / whole
  const c = determinant([s0, s1, t0], [s1, s2, t1], [s2, s3, t2]) / whole
  return (cell) => a + b * of(cell) + c * of(cell) ** 2
}

const one = () => 1
const itself = (value: number) => value

type Three = readonly [number, number, number]

const determinant = ([a, b, c]: Three, [d, e, f]: Three, [g, h, i]: Three) =>
  a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
