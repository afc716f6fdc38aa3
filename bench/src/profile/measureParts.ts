import type pg from 'pg'
import { cpuOf, cpuOfFirstThread } from '../cpu.ts'
import { measure } from '../load/measure.ts'
import type { Options } from '../options.ts'
import type { Running } from '../servers.ts'
import { Stop } from '../stop.ts'
import type { Work } from '../works.ts'
import { partOf, sharesIn, sourcesOf, type Profile, type Span } from './nodeParts.ts'
import { forgetCounts, readCounts, type Statement } from './statements.ts'

/** What one load took. µs of processor, in all of it. */
export interface Measured {
  work: string
  answers: number
  /** Of one call, ms. */
  p50: number
  database: number
  statements: Statement[]
  firstThread: number
  otherThreads: number
  span: Span
}

interface At {
  product: Running
  postmaster: number
  superuser: pg.ClientBase
}

/** Each is asked this many times as long as in the bench: what is counted are samples. */
const longer = 2

export async function measureParts(
  { product, postmaster, superuser }: At,
  { name, product: requests }: Work,
  { seconds, warmUps }: Options,
): Promise<Measured> {
  const load = { url: product.url, connections: 1, requests }
  await measure({ ...load, seconds: Math.max(1, Math.ceil(warmUps / 2)) })
  await forgetCounts(superuser)
  const before = await spent()
  const from = now()
  const { answers, failed, complaint, p50 } = await measure({ ...load, seconds: seconds * longer })
  const span = { from, to: now() }
  const after = await spent()
  if (failed > 0) throw new Stop(`${name}: ${failed} fallos; uno dice: ${complaint}`)
  return {
    work: name,
    answers,
    p50,
    span,
    statements: await readCounts(superuser),
    database: after.database - before.database,
    firstThread: after.first - before.first,
    otherThreads: after.all - after.first - (before.all - before.first),
  }

  async function spent() {
    return {
      database: await cpuOf(postmaster),
      all: await cpuOf(product.pid),
      first: await cpuOfFirstThread(product.pid),
    }
  }
}

/** The clock of Node's profiles. */
const now = (): number => Number(process.hrtime.bigint() / 1000n)

/** Of a part: µs a call. */
export interface Part {
  name: string
  micros: number
  /** How often in a call, where that can be told. */
  times?: number
}

/** Where a call's time goes. µs a call. */
export interface Parts {
  work: string
  /** From asking to answer, as who asked saw it. */
  whole: number
  /** Of processor. */
  database: number
  node: number
  /** As PostgreSQL counts them: with what they wait for, as the disk. */
  statements: Part[]
  nodeParts: Part[]
}

export async function partsOf(profile: Profile, all: readonly Measured[]): Promise<Parts[]> {
  const sourceOf = await sourcesOf(profile)
  return all.map(({ work, answers, p50, database, statements, firstThread, otherThreads, span }) => ({
    work,
    whole: p50 * 1_000,
    database: database / answers,
    node: (firstThread + otherThreads) / answers,
    statements: statements.map(({ name, calls, ms }) => ({
      name,
      micros: (ms * 1_000) / answers,
      times: calls / answers,
    })),
    nodeParts: [
      ...sharesIn(profile, span, (frame) => partOf(frame, sourceOf(frame))).map(({ part, share }) => ({
        name: part,
        micros: (share * firstThread) / answers,
      })),
      { name: 'otros hilos: contraseñas, archivos, compilar', micros: otherThreads / answers },
    ].sort((a, b) => b.micros - a.micros),
  }))
}
