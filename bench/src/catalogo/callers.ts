import { carrierDoor, providerDoor } from '@portal/contract/door.ts'
import pg from 'pg'
import { choferOf, operador } from '../people.ts'
import type { Running } from '../servers.ts'
import { openSessions, type Sessions } from '../sessions.ts'
import { Stop } from '../stop.ts'

/** Who call meanwhile: carriers, each of whom reads the list of its choferes or saves one, and who changes the catalogue. */

const atOnce = 4

/** Milliseconds. */
export interface Waits {
  calls: number
  p50: number
  p99: number
  most: number
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
export function callAll(product: Running, { carriers }: Sessions) {
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
      await ask(
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
    }
  }
  const all = Promise.all(Array.from({ length: atOnce }, (_, place) => one(place)))
  return {
    async stop(moment: number) {
      going = false
      await all
      return {
        before: waits(calls.filter(({ began, took }) => began + took < moment)),
        after: waits(calls.filter(({ began, took }) => began + took >= moment)),
      }
    },
  }
}

function waits(calls: readonly Call[]): Waits {
  const took = calls.map((call) => call.took).sort((a, b) => a - b)
  const at = (part: number) => took[Math.min(took.length - 1, Math.floor(took.length * part))] ?? NaN
  return { calls: took.length, p50: at(0.5), p99: at(0.99), most: at(1) }
}

/** Of the first type of choferes of which another value is true. Answers how long it took. */
export async function changeCatalogo(
  product: Running,
  { provider }: Sessions,
  values: { critico: boolean } | { vigente_hasta: null },
): Promise<number> {
  const { records } = await ask(product, providerDoor, provider, { mode: 'ListTipos' })
  const tipo = records.find(
    (each) =>
      each['docrectipo_recurso'] === 'chofer' &&
      each['obligatorio'] === true &&
      Object.entries(values).every(([field, value]) => each[field] !== value),
  )
  if (!tipo) throw new Stop('Ningún tipo sirve para cambiarlo.')
  const began = performance.now()
  await ask(product, providerDoor, provider, {
    mode: 'SaveTipoDocumento',
    tipodocumentoid: tipo['tipodocumentoid'],
    values,
  })
  return performance.now() - began
}

interface Answer {
  records: Record<string, unknown>[]
}

async function ask(
  { url }: Running,
  door: { url: string; operation: string },
  cookie: string,
  input: object,
): Promise<Answer> {
  const answer = await fetch(`${url}${door.url}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, origin: url },
    body: JSON.stringify({ _operation: door.operation, ...input }),
  })
  const text = await answer.text()
  const { success, result } = JSON.parse(text) as { success: boolean; result: Answer } // the contract's envelope
  if (!success) throw new Stop(`Una respuesta no fue buena: ${text}`)
  return result
}
