import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CarrierOperations } from '@portal/contract'
import type { FastifyInstance } from 'fastify'
import type { RemoteServerOptions } from '../remote/server.ts'
import { caller, type CarrierCaller } from './caller.ts'
import { startRemotePortal } from './remotePortal.ts'

/** What back offices that speak this protocol really answer: a small server that answers what each test says. */

export interface Said {
  status?: number
  type?: string
  body?: string | Buffer
  headers?: Record<string, string>
  /** Cut the connection half-way. */
  cut?: boolean
  /** Nothing is answered at all, or nothing after the head. */
  silent?: 'at once' | 'after the head'
  /** Let go of the connection without a word. */
  reset?: boolean
  /** The body never ends. */
  endless?: boolean
}

export type Heard = Record<string, unknown>

export interface OddBackOffice {
  url: string
  portal: FastifyInstance
  /** Somebody signed in. */
  browser: CarrierCaller
  /** The cookie of that one. */
  cookie: string
  /** What is answered from now on. */
  answer: (operation: string, call: Heard) => Said
  /** The calls since it was last asked for something else, oldest first. */
  heard: Heard[]
  /** The calls of which the caller went away before the answer, by name. */
  left: string[]
  /** What the portal's log says, line by line. */
  logged: string[]
  signIn: (username?: string) => Promise<CarrierCaller>
  stop: () => Promise<void>
}

export const json = (value: unknown, type = 'application/json'): Said => ({
  type,
  body: JSON.stringify(value),
})
export const good = (result: unknown): Said => json({ success: true, result })
export const bad = (error: unknown): Said => json({ success: false, error })
export const unknownOperation = bad({ code: 1404, message: 'Unknown operation' })
/** As little as the original says of a login. */
export const bareLogin = { session: 'abc', contact_firstname: 'Ana', contact_lastname: 'Paz', estado: '1' }

const operationOf = ({ _operation, mode }: Heard) =>
  [mode, _operation].find((name) => typeof name === 'string') ?? 'a file'

export async function startOddBackOffice(
  environment: NodeJS.ProcessEnv = {},
  waits?: Pick<RemoteServerOptions, 'callMs' | 'slowDown'>,
): Promise<OddBackOffice> {
  const heard: Heard[] = []
  const left: string[] = []
  const logged: string[] = []
  const odd: Pick<OddBackOffice, 'answer'> = { answer: () => good({ login: bareLogin }) }
  const remote = createServer((request, response) => {
    const chunks: Buffer[] = []
    let name = 'a file'
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    response.on('close', () => {
      if (!response.writableFinished) left.push(name)
    })
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString()
      const call: Heard = text.startsWith('{') ? (JSON.parse(text) as Heard) : { text, url: request.url }
      heard.push({ ...call, authorization: request.headers.authorization })
      name = operationOf(call)
      const { status = 200, type = 'application/json', body = '', headers, ...how } = odd.answer(name, call)
      if (how.silent === 'at once') return
      if (how.reset) return void request.socket.resetAndDestroy()
      response.writeHead(status, {
        'content-type': type,
        ...headers,
        ...(how.cut && { 'content-length': 1000 }),
      })
      if (how.silent) response.write(' ')
      else if (how.endless) {
        const more = () => {
          while (response.write(Buffer.alloc(65_536, ' ')));
        }
        response.on('drain', more)
        more()
      } else if (how.cut) response.write(body, () => response.destroy())
      else response.end(body)
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => remote.once('listening', resolve))
  const url = `http://127.0.0.1:${(remote.address() as AddressInfo).port}/modules/Mobile/api.php`
  const portal = await startRemotePortal(url, environment, undefined, (line) => logged.push(line), waits)

  const cookieOf = async (username: string) => {
    const signed = await caller<never>({ http: portal }, 'portal').send('login', { username, password: 'x' })
    const value = signed.cookies[0]?.value
    if (value === undefined) throw new Error(signed.body)
    return value
  }
  const cookie = await cookieOf('ana@x.example')
  heard.length = 0
  return Object.assign(odd, {
    url,
    portal,
    cookie,
    browser: caller<CarrierOperations>({ http: portal }, 'portal', cookie),
    heard,
    left,
    logged,
    signIn: async (username = 'ana@x.example') =>
      caller<CarrierOperations>({ http: portal }, 'portal', await cookieOf(username)),
    async stop() {
      await portal.close()
      remote.closeAllConnections()
      remote.close()
    },
  })
}
