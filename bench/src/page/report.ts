import { median } from '../median.ts'
import { figures, type FigureName, type Goals, type Measured } from './figures.ts'

/** A figure over all runs, beside its goal. */
export interface Line {
  figure: FigureName
  median: number
  least: number
  most: number
  goal?: number
  met?: boolean
}

const names = Object.keys(figures) as FigureName[] // the keys of a const table

/** One line a figure that some run could tell, in the order of the table. */
export function linesOf(runs: readonly Measured[], goals: Goals): Line[] {
  return names.flatMap((figure) => {
    const values = runs.flatMap((run) => run[figure] ?? [])
    if (values.length === 0) return []
    const goal = goals[figure]
    const middle = median(values)
    return {
      figure,
      median: middle,
      least: Math.min(...values),
      most: Math.max(...values),
      ...(goal !== undefined && { goal, met: middle <= goal }),
    }
  })
}

/** As a person reads it: the median, between which values it was, the goal and whether it is met. */
export function tableOf(title: string, lines: readonly Line[]): string {
  const rows = lines.map(({ figure, median: middle, least, most, goal, met }) => [
    figures[figure].label,
    number(figure, middle, true),
    `${number(figure, least)}–${number(figure, most)}`,
    goal === undefined ? '' : `≤ ${number(figure, goal)}`,
    met === undefined ? '' : met ? 'sí' : 'NO',
  ])
  const all = [[title, 'mediana', 'entre', 'meta', 'cumple'], ...rows]
  return all.map((cells) => cells.map(pad).join('').trimEnd()).join('\n')
}

const widths = [38, 12, 16, 12, 9]

function pad(cell: string, column: number): string {
  const width = widths[column] ?? 0
  return column === 0 ? cell.padEnd(width) : cell.padStart(width)
}

function number(figure: FigureName, value: number, withUnit = false): string {
  const { unit } = figures[figure]
  const decimals = figure === 'cls' ? 3 : unit === 'KiB' ? 1 : 0
  return value.toFixed(decimals) + (withUnit && unit !== '' ? ` ${unit}` : '')
}
