import { median } from './median.ts'
import type { Goal } from './works.ts'

/** What a work's rounds say together. Times are ms. */

export interface Round {
  rate: number
  p50: number
  p99: number
  failed: number
  complaint: string
  /** Microseconds of processor a request. */
  nodeCpu: number
  databaseCpu: number
  /** The most that the process had in memory. */
  mebibytes: number
}

export interface Rounds {
  floor: Round[]
  product: Round[]
}

type Figure = 'rate' | 'p50' | 'p99' | 'nodeCpu' | 'databaseCpu' | 'mebibytes'

export interface Line {
  work: string
  connections: number
  floor: Record<Figure, number>
  product: Record<Figure, number>
  /** The product's rate as a share of the floor's. */
  ratio: number
  /** Over all rounds of both. */
  failed: number
  complaint: string
  goals: Held[]
}

export interface Held extends Goal {
  /** What it came to. */
  is: number
  met: boolean
}

export function lineOf(work: string, goals: readonly Goal[], connections: number, rounds: Rounds): Line {
  const floor = medians(rounds.floor)
  const product = medians(rounds.product)
  const all = [...rounds.floor, ...rounds.product]
  return {
    work,
    connections,
    floor,
    product,
    ratio: product.rate / floor.rate,
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    complaint: all.find(({ complaint }) => complaint !== '')?.complaint ?? '',
    goals: goals
      .filter(({ at }) => at === connections)
      .map((goal) => {
        const is = goal.figure === 'mebibytes' ? product.mebibytes : product[goal.figure] / floor[goal.figure]
        return { ...goal, is, met: goal.figure === 'rate' ? is >= goal.value : is <= goal.value }
      }),
  }
}

function medians(rounds: readonly Round[]): Record<Figure, number> {
  const of = (figure: Figure) => median(rounds.map((round) => round[figure]))
  return {
    rate: of('rate'),
    p50: of('p50'),
    p99: of('p99'),
    nodeCpu: of('nodeCpu'),
    databaseCpu: of('databaseCpu'),
    mebibytes: of('mebibytes'),
  }
}
