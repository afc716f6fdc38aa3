import type { measure } from './load.ts'
import { choferesPerCuenta, emailOf, password } from './data.ts'
import { multipart, picture } from './picture.ts'
import { client } from './servers.ts'

/** What is measured: the same work asked of the floor and of the product, by callers who are all somebody else. */

type Requests = Parameters<typeof measure>[0]['requests']

export interface Work {
  name: string
  floor: Requests
  product: Requests
  connections: readonly number[]
  /** The product's rate as a share of the floor's. */
  goal: number
}

interface SignedIn {
  /** By number. */
  callers: readonly number[]
  cookies: readonly string[]
  origin: string
}

const json = { 'content-type': 'application/json' }

const calling = (mode: string, input: object, headers: Record<string, string>) => ({
  path: '/api/mobile',
  headers: { ...json, ...headers },
  body: JSON.stringify({ _operation: 'PortalCustomOperations', mode, ...input }),
})

export function works({ callers, cookies, origin }: SignedIn): Work[] {
  const atFloor = (path: string, body: object = {}): Requests =>
    callers.map((n) => ({ path, headers: json, body: JSON.stringify({ cuenta: `11x9${n}`, ...body }) }))
  const atProduct = (mode: string, input: (n: number) => object = () => ({})): Requests =>
    callers.map((n, i) => calling(mode, input(n), { cookie: cookies[i] ?? '', origin }))
  const login = (path: string, headers: Record<string, string>): Requests =>
    callers.map((n) => ({
      path,
      headers,
      body: JSON.stringify({ _operation: 'login', username: emailOf(n), password }),
    }))
  const saved = { telefono: '+5491154445566' }
  const file = multipart(picture())

  return [
    {
      name: 'historial',
      floor: atFloor('/historial', { pagesize: 15 }),
      product: atProduct('ListRecDocHistorial'),
      connections: [1, 16, 64],
      goal: 0.7,
    },
    {
      name: 'historial buscado',
      floor: atFloor('/historial-buscado', { pagesize: 15, search: 'nombre3', estado: 'aprobado' }),
      product: atProduct('ListRecDocHistorial', () => ({
        search: 'nombre3',
        filter: { estado: 'aprobado' },
      })),
      connections: [16],
      goal: 0.7,
    },
    {
      name: 'tablero',
      floor: atFloor('/tablero'),
      product: atProduct('Dashboard'),
      connections: [16],
      goal: 0.7,
    },
    {
      name: 'choferes',
      floor: atFloor('/choferes', { pagesize: choferesPerCuenta }),
      product: atProduct('ListChoferes', () => ({ pagesize: choferesPerCuenta })),
      connections: [1, 16, 64],
      goal: 0.6,
    },
    {
      name: 'guardar chofer',
      floor: callers.map((n) => ({
        path: '/guardar',
        headers: json,
        body: JSON.stringify({ cuenta: `11x9${n}`, choferid: `17x9${n * 1000 + 1}`, ...saved }),
      })),
      product: atProduct('SaveChofer', (n) => ({ choferid: `17x9${n * 1000 + 1}`, values: saved })),
      connections: [16],
      goal: 0.5,
    },
    {
      name: 'subir 1 MiB',
      floor: callers.map((n) => ({
        path: `/subir?cuenta=11x9${n}`,
        headers: { 'content-type': 'application/octet-stream' },
        body: picture(),
      })),
      product: cookies.map((cookie) => ({
        path: '/api/upfile',
        headers: { 'content-type': file.contentType, cookie, origin },
        body: file.body,
      })),
      connections: [4],
      goal: 0.8,
    },
    {
      name: 'login',
      floor: login('/login', json),
      product: login('/api/mobile', { ...json, origin }),
      connections: [1, 16],
      goal: 0.9,
    },
  ]
}

/** The same lists asked of a back office by a program, and of a portal before it by browsers. */
export function worksThrough({ cookies, origin }: SignedIn, sessions: readonly string[]): Work[] {
  const through = (name: string, mode: string, input: object = {}): Work => ({
    name: `${name} a través`,
    floor: sessions.map((_session) =>
      calling(mode, { _session, ...input }, { authorization: client.authorization }),
    ),
    product: cookies.map((cookie) => calling(mode, input, { cookie, origin })),
    connections: [64],
    goal: 0.6,
  })
  return [
    through('historial', 'ListRecDocHistorial'),
    through('choferes', 'ListChoferes', { pagesize: choferesPerCuenta }),
  ]
}
