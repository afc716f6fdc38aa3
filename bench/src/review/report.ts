import { median } from '../median.ts'
import type { Turn } from './watch.ts'

/** ms, over all documents. */
export interface Part {
  name: string
  median: number
  p90: number
  most: number
  /** How often, where that is not once a document. */
  times?: number
  goal?: { median: number; p90: number }
}

/** The goal of what a person waits for. */
const goal = { median: 100, p90: 250 }

export function partsOf(turns: readonly Turn[], calls: ReadonlyMap<string, readonly number[]>): Part[] {
  const part = (name: string, values: readonly number[]): Part => ({
    name,
    median: median(values),
    p90: quantile(values, 0.9),
    most: Math.max(...values),
  })
  return [
    {
      ...part(
        'A → la página siguiente, pintada',
        turns.map(({ pressed, painted }) => painted - pressed),
      ),
      goal,
    },
    part(
      '  A → está en pantalla',
      turns.map(({ pressed, shown }) => shown - pressed),
    ),
    part(
      '  en pantalla → pintada',
      turns.map(({ shown, painted }) => painted - shown),
    ),
    part(
      'pintada → se puede decidir',
      turns.map(({ painted, armed }) => armed - painted),
    ),
    ...[...calls]
      .sort(([, one], [, other]) => other.length - one.length)
      .map(([name, values]) => ({ ...part(`servidor: ${name}`, values), times: values.length })),
  ]
}

/** The smallest value that so many are not above; NaN of nothing. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN
}

/** As a person reads it. */
export function tableOf(parts: readonly Part[]): string {
  const rows = parts.map(({ name, median: middle, p90, most, times, goal: aim }) => [
    name,
    middle.toFixed(0),
    p90.toFixed(0),
    most.toFixed(0),
    times === undefined ? '' : String(times),
    aim
      ? `≤ ${String(aim.median)} y ${String(aim.p90)}: ${middle <= aim.median && p90 <= aim.p90 ? 'sí' : 'NO'}`
      : '',
  ])
  return [['ms', 'mediana', 'p90', 'máximo', 'veces', 'meta'], ...rows]
    .map((cells) =>
      cells
        .map((cell, column) => (column === 0 ? cell.padEnd(40) : cell.padStart(column === 5 ? 20 : 9)))
        .join('')
        .trimEnd(),
    )
    .join('\n')
}
