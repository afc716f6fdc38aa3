import type { Grises, Renglon } from './renglones.ts'

/** How a line is drawn for who makes letters out: how high its signs are, in pixels, and how much of its pitch each cell keeps. */
export interface Trazo {
  size: number
  keeps: number
}

/** A cell upright, in parts of how bright its own paper is: light is not the same at both ends of a line. */
export interface Celda {
  grays: Float32Array
  width: number
  height: number
}

/** How high a cell is drawn, in sizes of its signs. */
const high = 1.5

export function celdaDe(gray: Grises, renglon: Renglon, cual: number, { size, keeps }: Trazo): Celda {
  const [middle, before, after] = [renglon(cual), renglon(cual - 0.5), renglon(cual + 0.5)]
  // Signs are as high as they stand apart.
  const [dx, dy] = [(after.x - before.x) / size, (after.y - before.y) / size]
  const scale = Math.hypot(dx, dy)
  const [width, height] = [Math.round(size * keeps), Math.round(size * high)]
  const grays = new Float32Array(width * height)
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const [u, v] = [column + 0.5 - width / 2, row + 0.5 - height / 2]
      grays[row * width + column] = grayAt(
        gray,
        middle.x + u * dx - v * dy,
        middle.y + u * dy + v * dx,
        scale,
      )
    }
  const paper = Math.max(1, grays.toSorted()[Math.floor(grays.length * 0.8)] ?? 1)
  return { grays: grays.map((each) => each / paper), width, height }
}

/**
 * Cells of a line side by side, in full contrast. OCR-B stands ten to the inch: what learnt from words takes its signs for many
 * short ones, unless they stand closer together.
 */
export function dibujarCeldas(
  gray: Grises,
  renglon: Renglon,
  cuales: readonly number[],
  trazo: Trazo,
): Grises {
  const cells = cuales.map((cual) => celdaDe(gray, renglon, cual, trazo))
  const margin = Math.round(trazo.size * 0.6)
  const [wide, height] = [cells[0]?.width ?? 0, cells[0]?.height ?? 0]
  const width = wide * cells.length + 2 * margin
  const bytes = new Uint8ClampedArray(width * height).fill(255)
  const darkest = cells.map(({ grays }) => Math.min(...grays)).sort((one, other) => one - other)
  const ink = Math.min(0.95, darkest[darkest.length >> 1] ?? 0)
  for (const [index, { grays }] of cells.entries())
    for (const [at, each] of grays.entries())
      bytes[Math.floor(at / wide) * width + margin + index * wide + (at % wide)] =
        ((each - ink) / (1 - ink)) * 255
  return { bytes, width, height }
}

/** How much one cell looks like another, of 1: the best of a few places, since none is found to the pixel. */
export function parecido(one: Celda, other: Celda): number {
  const reach = 2
  let best = -1
  for (let down = -reach; down <= reach; down++)
    for (let right = -reach; right <= reach; right++) best = Math.max(best, alike(one, other, right, down))
  return best
}

function alike({ grays: one, width, height }: Celda, { grays: other }: Celda, right: number, down: number) {
  let [n, a, b, aa, bb, ab] = [0, 0, 0, 0, 0, 0]
  for (let y = Math.max(0, -down); y < height - Math.max(0, down); y++)
    for (let x = Math.max(0, -right); x < width - Math.max(0, right); x++) {
      const [p, q] = [one[y * width + x] ?? 1, other[(y + down) * width + x + right] ?? 1]
      n += 1
      a += p
      b += q
      aa += p * p
      bb += q * q
      ab += p * q
    }
  return (n * ab - a * b) / Math.sqrt(Math.max(1e-9, (n * aa - a * a) * (n * bb - b * b)))
}

/** How much ink a cell has for its darkest ink: a picture that is not sharp has the same ink, and none of it dark. */
export function dispersion({ grays }: Celda): number {
  const dark = grays.map((each) => Math.max(0, 1 - each)).sort()
  const deepest = dark[Math.floor(dark.length * 0.98)] ?? 0
  return dark.reduce((sum, each) => sum + each, 0) / dark.length / Math.max(0.01, deepest)
}

/** Of one place, or of four of them where `scale` pixels become one. */
function grayAt(gray: Grises, x: number, y: number, scale: number): number {
  if (scale <= 1) return between(gray, x, y)
  const q = scale / 4
  return (
    (between(gray, x - q, y - q) +
      between(gray, x + q, y - q) +
      between(gray, x - q, y + q) +
      between(gray, x + q, y + q)) /
    4
  )
}

/** What the four pixels around a place make of it. */
function between({ bytes, width, height }: Grises, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [dx, dy] = [x - left, y - top]
  const at = (column: number, row: number) =>
    bytes[Math.min(height - 1, Math.max(0, row)) * width + Math.min(width - 1, Math.max(0, column))] ?? 0
  return (
    (at(left, top) * (1 - dx) + at(left + 1, top) * dx) * (1 - dy) +
    (at(left, top + 1) * (1 - dx) + at(left + 1, top + 1) * dx) * dy
  )
}
