import { cpuOf, mebibytesOf } from './cpu.ts'
import { measure } from './load/measure.ts'
import { success, type Load } from './load/request.ts'
import type { Running } from './servers.ts'
import type { Round, Rounds } from './figures.ts'
import type { Work } from './works.ts'

interface Compared {
  floor: Running
  product: Running
  /** The first process of PostgreSQL, which serves both. */
  postmaster: number
}

interface Long {
  connections: number
  rounds: number
  seconds: number
  warmUps: number
  /** What every good answer says, where that is not an operation's. */
  good?: string
}

/** Measures a work turn by turn, so that a bad moment of the machine touches both. Before, each does it until it is at its speed. */
export async function measureRounds(
  { floor, product, postmaster }: Compared,
  work: Pick<Work, 'floor' | 'product'>,
  { connections, rounds, seconds, warmUps, good = success }: Long,
): Promise<Rounds> {
  const how = { connections, seconds, good }
  const atFloor = { ...how, url: floor.url, requests: work.floor }
  const atProduct = { ...how, url: product.url, requests: work.product }
  await warmUp(atFloor, warmUps)
  await warmUp(atProduct, warmUps)
  const all: Rounds = { floor: [], product: [] }
  for (let round = 0; round < rounds; round++) {
    all.floor.push(await measureRound(floor, postmaster, atFloor))
    all.product.push(await measureRound(product, postmaster, atProduct))
  }
  return all
}

const stillRises = 1.05

/** Node compiles what runs often, again and better, for thousands of calls: until the rate rises no more. A second each time. */
async function warmUp(load: Load, most: number): Promise<void> {
  let best = 0
  for (let time = 0; time < most; time++) {
    const { rate } = await measure({ ...load, seconds: 1 })
    if (time > 0 && rate < best * stillRises) return
    best = Math.max(best, rate)
  }
}

async function measureRound({ pid }: Running, postmaster: number, load: Load): Promise<Round> {
  const spent = async () => ({ node: await cpuOf(pid), database: await cpuOf(postmaster) })
  const before = await spent()
  const memory = watchMemory(pid)
  const { answers, ...measured } = await measure(load)
  const mebibytes = await memory.most()
  const after = await spent()
  return {
    ...measured,
    mebibytes,
    nodeCpu: (after.node - before.node) / answers,
    databaseCpu: (after.database - before.database) / answers,
  }
}

const lookEvery = 200

/** The most that a process has in memory from now on. */
function watchMemory(pid: number): { most: () => Promise<number> } {
  const looks: Promise<number>[] = []
  const timer = setInterval(() => looks.push(mebibytesOf(pid)), lookEvery)
  return {
    most: async () => {
      clearInterval(timer)
      return Math.max(...(await Promise.all([...looks, mebibytesOf(pid)])))
    },
  }
}
