import { setTimeout as sleep } from 'node:timers/promises'
import { announce, startReceivers } from '@portal/bench/webhooks/receivers.ts'
import type { Database } from '@portal/server/database/schema.ts'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { until } from '../wait.ts'
import { startProduct } from './product.ts'

/** `kill -9` of the server while it tells programs what happens: what was committed arrives, however often it falls. */

interface Telling {
  events: number
  kills: number
  /** Between the last kill and the next. */
  calmMs: number
}

export interface Told {
  kills: number
  events: number
  /** Committed, and never heard by the receiver that works. */
  lost: number
  /** Heard more than once: it was sent, and the server fell before it was written down. */
  again: number
}

export async function tellWhileKilled({ events, kills, calmMs }: Telling): Promise<Told> {
  const receivers = await startReceivers()
  const product = await startProduct({ env: receivers.environment })
  try {
    const pool = new pg.Pool({ connectionString: await product.ownerUrl(), max: 2 })
    // Who starts again after a fall ends what PostgreSQL has open.
    pool.on('error', () => undefined)
    pool.on('connect', (client) => void client.on('error', () => undefined))
    const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
    await receivers.listen(db)
    let killed = 0
    const writing = (async () => {
      for (let numero = 0; numero < events; numero++) await insist(() => announce(db, numero))
    })()
    while (killed < kills) {
      await sleep(calmMs)
      await product.killServer()
      killed++
      product.startAgain()
      await until(async () => (await fetch(`${product.url}/salud`)).ok, { ms: 60_000, everyMs: 25 })
    }
    await writing
    // What was taken by who fell is there again after its time, half a minute.
    await until(() => Promise.resolve(receivers.heard.size === events), { ms: 150_000, everyMs: 100 })
    await db.destroy()
    return { kills: killed, events, lost: events - receivers.heard.size, again: receivers.again() }
  } finally {
    await product.stop()
    await receivers.stop()
  }
}

/** Until it is said that it was done; what was done and not said is done twice. */
async function insist(work: () => Promise<void>): Promise<void> {
  for (;;)
    try {
      await work()
      return
    } catch {
      await sleep(50)
    }
}
