import { setTimeout as sleep } from 'node:timers/promises'
import { carrierDoor } from '@portal/contract/door.ts'
import pg from 'pg'
import { call } from './call.ts'
import { choferOf, operador } from './people.ts'
import type { Running } from './servers.ts'
import { openSessions, type Carrier, type Sessions } from './sessions.ts'

/** Carriers that call meanwhile: each reads the list of its choferes or saves one. */

const atOnce = 4
/** What each of them rests between two calls, on average: who doesn't takes all that the machine has. */
const restMs = 30

/** Milliseconds. */
export interface Waits {
  calls: number
  p50: number
  p99: number
  most: number
  /** When the longest call began, counted from the moment that parts them. */
  mostAt: number
}

export async function signInAll(ownerUrl: string, cuentas: number): Promise<Sessions> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  try {
    await owner.query(`update operador set rol = 'administrador' where operadorid = $1`, [operador.id])
    return await openSessions(
      owner,
      Array.from({ length: cuentas }, (_, n) => n + 1),
    )
  } finally {
    await owner.end()
  }
}

interface Call {
  began: number
  took: number
}

/** Until it is told to stop; then how long they waited who called before that moment, and since. */
export function callAll(product: Running, carriers: readonly Carrier[]) {
  const calls: Call[] = []
  let going = true
  let next = 0
  const one = async (place: number) => {
    while (going) {
      // In an order of its own, so that few come back before all came.
      const caller = carriers[(next++ * 7919) % carriers.length]
      if (!caller) throw new Error('no carriers')
      const saves = (next + place) % 4 === 0
      const began = performance.now()
      await call(
        product,
        carrierDoor,
        caller.cookie,
        saves
          ? {
              mode: 'SaveChofer',
              choferid: choferOf(caller.number, 1 + (next % 50)),
              values: { telefono: `+54911544${10_000 + (next % 90_000)}` },
            }
          : { mode: 'ListChoferes', pagesize: 50 },
      )
      calls.push({ began, took: performance.now() - began })
      await sleep(Math.random() * 2 * restMs)
    }
  }
  const all = Promise.all(Array.from({ length: atOnce }, (_, place) => one(place)))
  return {
    async stop(moment: number) {
      going = false
      await all
      return {
        before: waits(
          calls.filter(({ began, took }) => began + took < moment),
          moment,
        ),
        after: waits(
          calls.filter(({ began, took }) => began + took >= moment),
          moment,
        ),
      }
    },
  }
}

function waits(calls: readonly Call[], moment: number): Waits {
  const sorted = calls.toSorted((a, b) => a.took - b.took)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]
  return {
    calls: sorted.length,
    p50: at(0.5)?.took ?? NaN,
    p99: at(0.99)?.took ?? NaN,
    most: at(1)?.took ?? NaN,
    mostAt: (at(1)?.began ?? NaN) - moment,
  }
}

/** Of a sentence that tells them. */
export function inWords({ calls, p50, p99, most, mostAt }: Waits): string {
  return `${calls} llamadas, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, la más larga ${most.toFixed(0)} ms, a los ${(mostAt / 1000).toFixed(1)} s`
}
