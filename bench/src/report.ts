import type { Held, Line } from './figures.ts'

/** The table as people read it: a line a work, the floor's figure before the product's. */

const columns: readonly { title: string; width: number; cell: (line: Line) => string }[] = [
  { title: 'trabajo', width: 28, cell: ({ work }) => work },
  { title: 'conex.', width: 7, cell: ({ connections }) => String(connections) },
  { title: 'por segundo', width: 16, cell: both('rate', 0) },
  { title: 'p50 ms', width: 18, cell: both('p50', 1) },
  { title: 'p99 ms', width: 18, cell: both('p99', 1) },
  { title: 'µs de Node', width: 16, cell: both('nodeCpu', 0) },
  { title: 'de PostgreSQL', width: 16, cell: both('databaseCpu', 0) },
  { title: 'MiB', width: 6, cell: ({ product }) => number(product.mebibytes, 0) },
  { title: 'razón', width: 7, cell: ({ ratio }) => number(ratio, 2) },
  { title: '', width: 0, cell: ({ goals }) => `  ${goals.map(goalOf).join(', ')}` },
]

export const heading = (): string => rowOf(columns.map(({ title }) => title))

export const rowOfLine = (line: Line): string => rowOf(columns.map(({ cell }) => cell(line)))

const rowOf = (cells: readonly string[]): string =>
  cells
    .map((cell, i) => (i === 0 ? cell.padEnd(columns[i]?.width ?? 0) : cell.padStart(columns[i]?.width ?? 0)))
    .join('')
    .trimEnd()

function both(figure: keyof Line['floor'], decimals: number) {
  return ({ floor, product }: Line) =>
    `${number(floor[figure], decimals)} → ${number(product[figure], decimals)}`
}

const names = { rate: '', p50: 'p50 ', p99: 'p99 ', mebibytes: '' }

/** What it had to be, and whether it is. */
function goalOf({ figure, value, is, met }: Held): string {
  const unit = figure === 'mebibytes' ? ' MiB' : figure === 'rate' ? '' : ' ×'
  const shown = figure === 'p50' || figure === 'p99' ? ` (${number(is, 2)})` : ''
  return `${names[figure]}${figure === 'rate' ? '≥' : '≤'} ${value}${unit}${shown} ${met ? 'sí' : 'NO'}`
}

/** A dash for what could not be told here. */
function number(value: number, decimals: number): string {
  return Number.isFinite(value) ? value.toFixed(decimals) : '–'
}

/** A sentence for each work that had failures. */
export const failuresIn = (lines: readonly Line[]): string[] =>
  lines
    .filter(({ failed }) => failed > 0)
    .map(
      ({ work, connections, failed, complaint }) =>
        `${work}, ${connections} conexiones: ${failed} fallos${complaint && `; uno dice: ${complaint}`}`,
    )
