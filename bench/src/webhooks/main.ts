import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Database } from '@portal/server/database/schema.ts'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { keepJson } from '../keepJson.ts'
import { say } from '../say.ts'
import { startProduct } from '../servers.ts'
import { ending, Stop } from '../stop.ts'
import { withDatabase } from '../withDatabase.ts'
import { announce, startReceivers } from './receivers.ts'

/**
 * How soon a program hears of what is written, while others that are told of the same answer slowly, not at all, or break
 * off: from the commit of each event to its arrival.
 */

const goals = { lateMs: 10_000 }
/** Who writes, at once. */
const writers = 8

await ending(async () => {
  const { values } = parseArgs({
    options: { webhooks: { type: 'boolean' }, quick: { type: 'boolean' }, json: { type: 'string' } },
  })
  const events = values.quick === true ? 2_000 : 10_000
  const receivers = await startReceivers()
  try {
    await withDatabase(async (ownerUrl, dir) => {
      const product = await startProduct(ownerUrl, join(dir, 'datos'), [], receivers.environment)
      const db = new Kysely<Database>({
        dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: ownerUrl, max: writers }) }),
      })
      try {
        const alone = await write(db, events)
        await receivers.listen(db)
        const told = await write(db, events)
        await all(receivers.heard, events)
        const delays = [...told.committed].map(
          ([numero, at]) => (receivers.heard.get(numero) ?? Infinity) - at,
        )
        const figures = {
          events,
          writtenPerSecond: { alone: alone.rate, told: told.rate },
          delayMs: { p50: part(delays, 0.5), p99: part(delays, 0.99), most: Math.max(...delays) },
          again: receivers.again(),
        }
        say(
          `${events} sucesos, uno por transacción, ${writers} a la vez, sobre cuatro receptores (uno anda).`,
        )
        say(
          `escritos por segundo: ${alone.rate.toFixed(0)} sin nadie que escuche, ${told.rate.toFixed(0)} con los cuatro`,
        )
        say(
          `del commit a la llegada: p50 ${figures.delayMs.p50} ms, p99 ${figures.delayMs.p99} ms, el último ${figures.delayMs.most} ms; repetidos ${figures.again}`,
        )
        say(`\nTodas las cifras quedan en ${await keepJson(values.json, 'webhooks', { ...figures, goals })}.`)
        if (figures.delayMs.most > goals.lateMs)
          throw new Stop(`No se cumple: cada uno a los ${goals.lateMs / 1000} s de escrito.`)
      } finally {
        await db.destroy()
        await product.stop()
      }
    })
  } finally {
    await receivers.stop()
  }
})

interface Written {
  rate: number
  /** When each was committed, milliseconds since 1970. */
  committed: ReadonlyMap<number, number>
}

async function write(db: Kysely<Database>, events: number): Promise<Written> {
  const committed = new Map<number, number>()
  let next = 0
  const began = performance.now()
  await Promise.all(
    Array.from({ length: writers }, async () => {
      for (let numero = next++; numero < events; numero = next++) {
        await announce(db, numero)
        committed.set(numero, Date.now())
      }
    }),
  )
  return { rate: events / ((performance.now() - began) / 1000), committed }
}

async function all(heard: ReadonlyMap<number, number>, events: number): Promise<void> {
  const until = performance.now() + 120_000
  while (heard.size < events) {
    if (performance.now() > until) throw new Stop(`Llegaron ${heard.size} de ${events}.`)
    await sleep(50)
  }
}

function part(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
