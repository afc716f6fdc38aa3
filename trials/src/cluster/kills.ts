import { setTimeout as sleep } from 'node:timers/promises'
import { say } from '@portal/bench/say.ts'
import { longestGap } from './gap.ts'
import type { Load } from './load.ts'
import { within, type Row } from '../promises.ts'
import { until } from '../wait.ts'

/** How long each has gone on well, before and after, when the next is killed. */
const calmMs = 5_000
/** Who has no answer after that long has none. */
const patienceMs = 90_000

type Lane = keyof Load['moments']

interface Killing {
  /** What is killed, as the rows say it. */
  what: string
  kill: () => Promise<unknown>
  /** Who has to go on, with what is promised of each. */
  goals: readonly { lane: Lane; doing: string; seconds: number }[]
}

/** Kills it beside the load, waits until everybody goes on, and tells the longest that one of them waited. */
export async function killUnder(load: Load, { what, kill, goals }: Killing): Promise<Row[]> {
  await sleep(calmMs)
  say(`kill -9: ${what}…`)
  const from = performance.now()
  await kill()
  // Answers that were on their way when it was killed say nothing.
  await sleep(1_000)
  const later = performance.now()
  const goesOn = ({ lane }: { lane: Lane }) =>
    load.moments[lane].every((moments) => (moments.at(-1) ?? 0) > later)
  await until(() => Promise.resolve(goals.every(goesOn)), { ms: patienceMs })
  await sleep(calmMs)
  const to = performance.now()
  return goals.map(({ lane, doing, seconds }) => {
    const gaps = load.moments[lane].map((moments) => longestGap(moments, from, to))
    return within(`${what}: ${doing}`, Math.max(...gaps), seconds)
  })
}
