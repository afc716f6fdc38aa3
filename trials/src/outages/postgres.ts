import { setTimeout as sleep } from 'node:timers/promises'
import { carrierCalls } from './calls.ts'
import { keepAsking, type Answered } from './keepAsking.ts'
import { fallOf, type Fall } from './report.ts'

interface Killing {
  /** Of the portal, with the demo data. */
  url: string
  /** The first process of its PostgreSQL, found anew at each time. */
  postmaster: () => Promise<number>
  kills: number
  loops: number
  /** How long each may take to be back, and what it is given to show that it stays so. */
  secondsApart: number
}

export interface Killed {
  falls: readonly Fall[]
  answered: readonly Answered[]
}

/** Kills PostgreSQL, as `kill -9` or the kernel out of memory would, while carriers' people are at work. */
export async function killPostgres({
  url,
  postmaster,
  kills,
  loops,
  secondsApart,
}: Killing): Promise<Killed> {
  const load = keepAsking(url, await carrierCalls(url), loops)
  const moments: number[] = []
  try {
    await sleep(2_000)
    for (let n = 0; n < kills; n++) {
      process.kill(await postmaster(), 'SIGKILL')
      moments.push(load.now())
      await sleep(secondsApart * 1000)
    }
  } finally {
    await load.stop()
  }
  const falls = moments.map((moment, i) => {
    const end = moments[i + 1] ?? Infinity
    return fallOf(
      load.answered.filter(({ at, took }) => at + took < end),
      moment,
    )
  })
  return { falls, answered: load.answered }
}
