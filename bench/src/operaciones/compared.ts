import { carrierDoor } from '@portal/contract/door.ts'
import { resultIn } from '../call.ts'
import { median } from '../median.ts'
import { choferOf, unidadOf } from '../people.ts'
import type { Running } from '../servers.ts'
import type { Carrier } from '../sessions.ts'
import { callForBytes, unpacked, type Bytes } from './bytes.ts'

/**
 * Milliseconds until the last byte of an answer is there, packed as for a browser; medians of who takes part in operaciones
 * and of who takes part in none, asked in turns.
 */
export interface Compared {
  name: string
  with: number
  without: number
  ratio: number
  /** Of the two answers, before they are packed. */
  bytes: Sides<number>
  /** Of a bare server that sends the same bytes and does nothing else, to the same client, in the same turns. */
  bare: Sides<number>
  /** Beside `ratio`: what a longer answer takes on its way is not counted. */
  own: number
}

interface Sides<T> {
  with: T
  without: T
}

const asked = {
  'guardar un chofer': (n: number) => ({
    mode: 'SaveChofer',
    choferid: choferOf(n, 1),
    values: { telefono: `+54911544${10_000 + Math.floor(Math.random() * 89_999)}` },
  }),
  'tablero, recién guardado': () => ({ mode: 'Dashboard' }),
  tablero: () => ({ mode: 'Dashboard' }),
  'choferes, recién guardado': () => ({ mode: 'ListChoferes', pagesize: 50 }),
  choferes: () => ({ mode: 'ListChoferes', pagesize: 50 }),
  dominios: () => ({ mode: 'ListDominios', pagesize: 50 }),
  unidades: () => ({ mode: 'ListUnidades', pagesize: 50 }),
  'matriz, 50 filas': () => ({ mode: 'MatrizDocumentos', tiporecurso: 'chofer', page: 1, pagesize: 50 }),
  'detalle de un chofer': (n: number) => ({ mode: 'DetailChofer', choferid: choferOf(n, 2) }),
  'detalle de una unidad': (n: number) => ({ mode: 'DetailUnidad', unidadid: unidadOf(n) }),
}

/** Of as many pairs of carriers: each is asked the same things in the same order, the one and the other. */
export async function compare(
  product: Running,
  bare: Running,
  pairs: readonly (readonly [Carrier, Carrier])[],
): Promise<Compared[]> {
  const took = new Map(Object.keys(asked).map((name) => [name, nothingYet()]))
  for (const [index, [participa, otro]] of pairs.entries()) {
    const both = [
      ['with', participa],
      ['without', otro],
    ] as const
    for (const [name, input] of Object.entries(asked)) {
      const of = took.get(name)
      for (const [side, carrier] of index % 2 === 0 ? both : both.toReversed()) {
        const began = performance.now()
        const bytes = await callForBytes(product, carrierDoor, carrier.cookie, input(carrier.number))
        of?.product[side].push(performance.now() - began)
        const text = unpacked(bytes)
        resultIn(text)
        if (of) of.bytes[side] = Buffer.byteLength(text)
        await keepThere(bare, carrier, bytes)
      }
      for (const [side, carrier] of index % 2 === 0 ? both : both.toReversed()) {
        const began = performance.now()
        await callForBytes(bare, thereOf(carrier), carrier.cookie, input(carrier.number))
        of?.bare[side].push(performance.now() - began)
      }
    }
  }
  return [...took].map(([name, { product: whole, bare: alone, bytes }]) => {
    const [participa, otro] = [median(whole.with), median(whole.without)]
    const bare = { with: median(alone.with), without: median(alone.without) }
    return {
      name,
      with: participa,
      without: otro,
      ratio: participa / otro,
      bytes,
      bare,
      own: (participa - (bare.with - bare.without)) / otro,
    }
  })
}

const thereOf = ({ number }: Carrier) => ({ url: `/${String(number)}`, operation: carrierDoor.operation })

async function keepThere({ url }: Running, carrier: Carrier, { body, encoding }: Bytes): Promise<void> {
  await fetch(`${url}${thereOf(carrier).url}`, {
    method: 'PUT',
    headers: encoding === undefined ? {} : { 'content-encoding': encoding },
    body: new Uint8Array(body),
  })
}

const nothingYet = (): Took => ({
  product: { with: [], without: [] },
  bare: { with: [], without: [] },
  bytes: { with: 0, without: 0 },
})

interface Took {
  product: Sides<number[]>
  bare: Sides<number[]>
  bytes: Sides<number>
}
