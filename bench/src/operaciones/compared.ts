import { carrierDoor } from '@portal/contract/door.ts'
import { call } from '../call.ts'
import { median } from '../median.ts'
import { choferOf, unidadOf } from '../people.ts'
import type { Running } from '../servers.ts'
import type { Carrier } from '../sessions.ts'

/** Milliseconds, medians of who takes part in operations and of who takes part in none, asked in turns. */
export interface Compared {
  name: string
  with: number
  without: number
  ratio: number
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
  pairs: readonly (readonly [Carrier, Carrier])[],
): Promise<Compared[]> {
  const took = new Map<string, Took>(Object.keys(asked).map((name) => [name, { with: [], without: [] }]))
  for (const [index, [participa, otro]] of pairs.entries()) {
    const both = [
      ['with', participa],
      ['without', otro],
    ] as const
    for (const [name, input] of Object.entries(asked))
      for (const [side, carrier] of index % 2 === 0 ? both : both.toReversed()) {
        const began = performance.now()
        await call(product, carrierDoor, carrier.cookie, input(carrier.number))
        took.get(name)?.[side].push(performance.now() - began)
      }
  }
  return [...took].map(([name, sides]) => {
    const [participa, otro] = [median(sides.with), median(sides.without)]
    return { name, with: participa, without: otro, ratio: participa / otro }
  })
}

interface Took {
  with: number[]
  without: number[]
}
