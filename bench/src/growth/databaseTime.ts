import { runBatch, type Statement } from '@portal/server/database/batch.ts'
import { callerDatabase } from '@portal/server/database/callerDatabase.ts'
import type { Database } from '@portal/server/database/schema.ts'
import { openForTests } from '@portal/server/testing/letTestsOpen.ts'
import type { Kysely, KyselyPlugin } from 'kysely'
import type pg from 'pg'
import { median } from '../median.ts'

/** What a call costs in the database: the round trips of its statements, one after the other, without opening the session. */

/** Whose session it would be does not matter to what it costs. */
const someOperador = '13x1'

/** Of one call: the sum of its statements' round trips. */
interface Timed<Result> {
  result: Result
  ms: number
}

export type Work<Result> = (db: Kysely<Database>) => Promise<Result>

interface As {
  client: pg.Client
  plugins: KyselyPlugin[]
  /** Whose records are asked for; empty for the provider. */
  cuenta: string
}

export async function timed<Result>(
  { client, plugins, cuenta }: As,
  work: Work<Result>,
): Promise<Timed<Result>> {
  const opening: Statement = { text: openForTests, values: [cuenta === '' ? null : cuenta, someOperador] }
  let ms = 0
  let line: Promise<unknown> = Promise.resolve()
  const db = callerDatabase((statement) => {
    const answer = line.then(async () => {
      const start = performance.now()
      const [, last] = await runBatch(client, [opening, statement])
      ms += performance.now() - start
      if (!last) throw new Error('a statement without an answer')
      return last
    })
    line = answer.catch(() => undefined)
    return answer
  }, plugins)
  return { result: await work(db), ms }
}

const runs = 21
/** What is slower than this is not asked as often. */
const patience = 1_500

/** Calls that PostgreSQL has to see before it settles on a plan, as it did long ago on a connection that is in use. */
const settling = 6

export async function settle(as: As, work: Work<unknown>): Promise<void> {
  for (let call = 0; call < settling; call++) await timed(as, work)
}

/** The median of several calls. */
export async function medianTime<Result>(as: As, work: Work<Result>): Promise<Timed<Result>> {
  const times: number[] = []
  const until = performance.now() + patience
  for (;;) {
    const { result, ms } = await timed(as, work)
    times.push(ms)
    if (times.length === runs || (times.length >= 3 && performance.now() > until))
      return { result, ms: median(times) }
  }
}
