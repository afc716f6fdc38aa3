import { carrierDoor, providerDoor } from '@portal/contract/door.ts'
import type { Load, Request } from './load/request.ts'
import { choferesPerCuenta } from './data.ts'
import { choferOf, emailOf, password } from './people.ts'
import { multipart, picture } from './picture.ts'
import { client } from './servers.ts'
import type { Carrier, Sessions } from './sessions.ts'

/** What is measured: the same work asked of the floor and of the product, by callers who are all somebody else. */

export interface Work {
  name: string
  floor: readonly Request[]
  product: readonly Request[]
  connections: readonly number[]
  goals: readonly Goal[]
  /** Of an answer that is kept: what is asked of a first one after a write, beside those of the next. */
  cold?: readonly Goal[]
  /** What two answers can't say alike: ids and versions that each gives away by itself. */
  ownWords?: RegExp
}

/** Held against a figure of the product as a share of the floor's, or in MiB. */
export interface Goal {
  figure: 'rate' | 'p50' | 'p99' | 'mebibytes'
  /** At how many connections. */
  at: number
  /** A rate has to reach it; all others may be no more. */
  value: number
}

export interface Callers extends Sessions {
  /** Of the server that they opened their page at. */
  origin: string
}

const json = { 'content-type': 'application/json' }

/** A choice for each caller, so that all are asked for. */
const each = <Choice>(choices: readonly [Choice, ...Choice[]], n: number): Choice =>
  choices[n % choices.length] ?? choices[0]

const pages = [1, 2, 3, 8, 20] as const
/** Of some 340 lines they find 75, 7, 45, all and none; of as many that are approved, a little less. */
const searches = ['nombre3', 'nombre17', 'seguro', 'apellido', 'nadie'] as const
/** By fitness as soon as it is an order of this list. */
export const ordenDeCuentas = 'aptitud ASC'

export function works({ carriers, provider: cookie, origin }: Callers): Work[] {
  const carrier = (mode: string, input: (n: number) => object = () => ({})) => {
    const requests = carriers.map(({ number: n, cookie }) => ({
      path: carrierDoor.url,
      headers: { ...json, cookie, origin },
      body: JSON.stringify({ _operation: carrierDoor.operation, mode, ...input(n) }),
    }))
    return { floor: requests, product: requests }
  }
  const provider = (mode: string, inputs: readonly object[]) => {
    const requests = inputs.map((input) => ({
      path: providerDoor.url,
      headers: { ...json, cookie, origin },
      body: JSON.stringify({ _operation: providerDoor.operation, mode, ...input }),
    }))
    return { floor: requests, product: requests }
  }
  const logins = carriers.map(({ number }) => ({
    path: carrierDoor.url,
    headers: { ...json, origin },
    body: JSON.stringify({ _operation: 'login', username: emailOf(number), password }),
  }))
  const rate = (value: number, at = 16): Goal => ({ figure: 'rate', at, value })

  return [
    { name: 'login', floor: logins, product: logins, connections: [1, 16], goals: [rate(0.95)] },
    {
      name: 'historial',
      ...carrier('ListRecDocHistorial', (n) => ({ page: each(pages, n), pagesize: 15 })),
      connections: [1, 16, 64],
      goals: [rate(1.1), { figure: 'p99', at: 16, value: 3 }, { figure: 'p50', at: 1, value: 1.5 }],
      cold: [rate(0.55)],
    },
    {
      name: 'historial buscado',
      ...carrier('ListRecDocHistorial', (n) => ({
        search: each(searches, n),
        filter: { estado: 'aprobado' },
        pagesize: 15,
      })),
      connections: [16],
      goals: [rate(0.95)],
      cold: [rate(0.95)],
    },
    {
      name: 'tablero',
      ...carrier('Dashboard'),
      connections: [16],
      goals: [rate(0.85)],
      cold: [rate(0.25)],
    },
    {
      name: 'choferes',
      ...carrier('ListChoferes', () => ({ pagesize: choferesPerCuenta })),
      connections: [1, 16, 64],
      goals: [rate(1)],
      cold: [rate(0.25)],
    },
    {
      name: 'guardar chofer',
      ...carrier('SaveChofer', (n) => ({ choferid: choferOf(n, 1), values: { telefono: '+5491154445566' } })),
      connections: [16],
      goals: [rate(0.4)],
      ownWords: /"version":\d+/,
    },
    {
      name: 'subir 1 MiB',
      ...uploads(carriers.slice(0, 32), origin),
      connections: [16],
      goals: [rate(0.8)],
      ownWords: /"archivoid":"[^"]+"/,
    },
    { name: 'cola', ...provider('Cola', [{}]), connections: [16], goals: [rate(0.4)] },
    {
      name: 'revisión',
      ...provider(
        'ListRevision',
        [1, 2, 3, 10, 40].map((page) => ({ page, pagesize: 15 })),
      ),
      connections: [16],
      goals: [rate(0.4)],
    },
    {
      name: 'cuentas por aptitud',
      ...provider(
        'ListCuentas',
        [1, 2, 3, 5, 10].map((page) => ({ order: ordenDeCuentas, page, pagesize: 15 })),
      ),
      connections: [16],
      goals: [rate(0.6)],
    },
  ]
}

/** As a browser sends it to the product; the floor is sent the bare bytes, and parses nothing. */
function uploads(carriers: readonly Carrier[], origin: string) {
  const bytes = picture()
  const file = multipart(bytes)
  return {
    floor: carriers.map(({ cookie }) => ({
      path: '/api/upfile',
      headers: { 'content-type': 'application/octet-stream', cookie },
      body: bytes,
    })),
    product: carriers.map(({ cookie }) => ({
      path: '/api/upfile',
      headers: { 'content-type': file.contentType, cookie, origin },
      body: file.body,
    })),
  }
}

/** A work as it is asked the first time after each write: of a product that keeps no answer. */
export const coldOf = ({ cold = [], name, ...work }: Work): Work => ({
  ...work,
  name: `${name}, en frío`,
  connections: [16],
  goals: cold,
})

export const manyName = '5.000 conexiones'

/** A page of the history, by as many browsers as keep their connection open. */
export function manyConnections(callers: Callers): Work {
  const [historial] = works(callers).filter(({ name }) => name === 'historial')
  if (!historial) throw new Error('no history to ask for')
  return {
    ...historial,
    name: manyName,
    connections: [5_000],
    goals: [
      { figure: 'rate', at: 5_000, value: 0.6 },
      { figure: 'mebibytes', at: 5_000, value: 400 },
    ],
  }
}

/** The same lists asked of a back office by a program, and of a portal before it by browsers. */
export function worksThrough(
  cookies: readonly string[],
  origin: string,
  sessions: readonly string[],
): Work[] {
  const through = (name: string, mode: string, input: object = {}): Work => {
    const calling = (headers: Record<string, string>, more: object) => ({
      path: carrierDoor.url,
      headers: { ...json, ...headers },
      body: JSON.stringify({ _operation: carrierDoor.operation, mode, ...input, ...more }),
    })
    return {
      name,
      floor: sessions.map((_session) => calling({ authorization: client.authorization }, { _session })),
      product: cookies.map((cookie) => calling({ cookie, origin }, {})),
      connections: [64],
      goals: [{ figure: 'rate', at: 64, value: 0.6 }],
    }
  }
  return [
    through('historial a través', 'ListRecDocHistorial'),
    through('choferes a través', 'ListChoferes', { pagesize: choferesPerCuenta }),
  ]
}

/** What a process is kept busy with where it is not the work that is measured. */
export const mixOf = (all: readonly Work[]): Load['requests'] =>
  all
    .filter(({ name }) => ['historial', 'choferes', 'tablero'].includes(name))
    .flatMap(({ product }) => product)

const nobody: Callers = { carriers: [], provider: '', origin: '' }

/** Of all works that there are. */
export const workNames: readonly string[] = [
  ...works(nobody),
  manyConnections(nobody),
  ...worksThrough([], '', []),
].map(({ name }) => name)
