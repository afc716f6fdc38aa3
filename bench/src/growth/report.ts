import { median } from '../median.ts'

/** What each call costs in the database, as a table and as goals that it meets or not. */

/** Of one call in one database. ms; a page that is not there costs nothing. */
export interface Costs {
  /** Asked by an ordinary carrier. */
  ordinary: number
  /** By the large one. */
  first: number
  /** Page 200. */
  deep?: number | undefined
  last?: number | undefined
  /** How many records it finds. */
  total: number
}

export interface CallCosts {
  name: string
  /** What answers in pages, or only counts: what grows by itself is no page. */
  bounded: boolean
  /** Another goal than that of lists, in ms. */
  goalMs?: number | undefined
  /** By size, the smaller first. */
  costs: readonly Costs[]
}

export const goals = { ms: 20, growth: 1.15 }

const cells = ['ordinary', 'first', 'deep', 'last'] as const
type Cell = (typeof cells)[number]

/** A line a size, and under them how much more the largest costs than the smallest. */
export function linesOf({ name, bounded, goalMs, costs }: CallCosts, sizes: readonly string[]): string[] {
  const shown = costs.map((each, i) =>
    line([
      i === 0 ? name : '',
      sizes[i] ?? '',
      ...cells.map((cell) =>
        marked(each[cell], 2, bounded && cell !== 'ordinary' && isSlow(each[cell], goalMs)),
      ),
      each.total === 0 ? '' : String(each.total),
    ]),
  )
  if (costs.length < 2) return shown
  return [
    ...shown,
    line(['', '×', ...cells.map((cell) => marked(growthOf(costs, cell), 2, grows(costs, cell)))]),
  ]
}

export const heading = (): string => line(['', 'cuentas', 'común', 'pág. 1', 'pág. 200', 'última', 'total'])

/** What does not meet its goal, a sentence a call. */
export function shortfallsIn(calls: readonly CallCosts[]): string[] {
  return calls.flatMap(({ name, bounded, goalMs = goals.ms, costs }) => {
    const slowest = Math.max(...costs.flatMap(({ first, deep = 0, last = 0 }) => [first, deep, last]))
    const most = Math.max(...cells.map((cell) => (grows(costs, cell) ? (growthOf(costs, cell) ?? 0) : 0)))
    return [
      ...(bounded && isSlow(slowest, goalMs) ? [`${name}: ${slowest.toFixed(1)} ms, meta ≤ ${goalMs}`] : []),
      ...(most > 0 ? [`${name}: crece ${most.toFixed(2)} ×, meta ≤ ${goals.growth}`] : []),
    ]
  })
}

/** The median growth of an ordinary carrier's calls, and of the large one's first pages. */
export function typicalGrowth(calls: readonly CallCosts[]): Record<'ordinary' | 'first', number> {
  const of = (cell: Cell) => median(calls.flatMap(({ costs }) => growthOf(costs, cell) ?? []))
  return { ordinary: of('ordinary'), first: of('first') }
}

function growthOf(costs: readonly Costs[], cell: Cell): number | undefined {
  const [smallest, largest] = [costs[0]?.[cell], costs.at(-1)?.[cell]]
  return costs.length < 2 || smallest === undefined || largest === undefined ? undefined : largest / smallest
}

const isSlow = (ms = 0, goalMs = goals.ms): boolean => ms > goalMs
const grows = (costs: readonly Costs[], cell: Cell): boolean => (growthOf(costs, cell) ?? 0) > goals.growth

const marked = (value: number | undefined, decimals: number, mark: boolean): string =>
  value === undefined ? '' : value.toFixed(decimals) + (mark ? ' *' : '  ')

function line([name = '', ...rest]: readonly string[]): string {
  return (name.padEnd(44) + rest.map((cell) => cell.padStart(11)).join('')).trimEnd()
}
