import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { enrolDevice, nothingHeld, pasoOf } from '@portal/bench/porteria/device.ts'
import { maxPasosALaVez } from '@portal/contract/porteria.ts'
import type { Database } from '@portal/server/database/schema.ts'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { until } from '../wait.ts'
import { startProduct } from './product.ts'

/** `kill -9` of the server while a device brings what it wrote down without a line: each is kept, and once. */

interface Passing {
  pasos: number
  kills: number
  /** Between the last kill and the next. */
  calmMs: number
}

interface Passed {
  kills: number
  pasos: number
  lost: number
  twice: number
  /** Messages that nobody answered, and were sent again. */
  again: number
}

export async function passWhileKilled({ pasos, kills, calmMs }: Passing): Promise<Passed> {
  const product = await startProduct()
  try {
    const pool = new pg.Pool({ connectionString: await product.ownerUrl(), max: 2 })
    // Who starts again after a fall ends what PostgreSQL has open.
    pool.on('error', () => undefined)
    pool.on('connect', (client) => void client.on('error', () => undefined))
    const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
    const device = await enrolDevice(db, product.url)
    const turnoid = randomUUID()
    const turnos = [{ turnoid, guardiaid: device.guardiaid, desde: new Date().toISOString(), hasta: null }]
    const waiting = Array.from({ length: pasos }, (_, n) =>
      pasoOf(turnoid, `ZZ${String(n % 1000).padStart(3, '0')}ZZ`),
    )
    const all = waiting.map(({ pasoid }) => pasoid)
    let again = 0
    const bringing = (async () => {
      // As the app on a device: in their order, and none is let go of before it was said to be kept.
      while (waiting.length > 0) {
        const some = waiting.slice(0, Math.min(maxPasosALaVez, 1 + Math.floor(Math.random() * 40)))
        try {
          const { result } = await device.call('Sincronizar', {
            version: '0',
            tiene: nothingHeld,
            turnos,
            pasos: some,
          })
          const kept = new Set(result.recibidos)
          waiting.splice(0, waiting.length, ...waiting.filter(({ pasoid }) => !kept.has(pasoid)))
        } catch {
          again++
          await sleep(50)
        }
      }
    })()
    let killed = 0
    while (killed < kills && waiting.length > 0) {
      await sleep(calmMs)
      await product.killServer()
      killed++
      product.startAgain()
      await until(async () => (await fetch(`${product.url}/salud`)).ok, { ms: 60_000, everyMs: 25 })
    }
    await bringing
    const kept = await db.selectFrom('paso').select('pasoid').where('turnoid', '=', turnoid).execute()
    const names = new Set(kept.map(({ pasoid }) => pasoid))
    await db.destroy()
    return {
      kills: killed,
      pasos,
      lost: all.filter((pasoid) => !names.has(pasoid)).length,
      twice: kept.length - names.size,
      again,
    }
  } finally {
    await product.stop()
  }
}
