import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { baseUrl, startApp, type TestApp } from '../testing/app.ts'
import {
  answerTo,
  busyConnections,
  openFiles,
  overSocket,
  watchBuffers,
  type OverSocket,
} from '../testing/overSocket.ts'
import { inFull, someOf } from '../testing/howMany.ts'
import { signedIn, signedInOperador } from '../testing/people.ts'
import { tellMost, tellTried } from '../testing/tell.ts'
import { maxHeldBytes } from './boundedBody.ts'
import { byteDoors } from './byteDoors.ts'

/** Every address that there is, as the routes themselves tell: bodies without end, and from somebody who leaves; and how much each answers. */

let app: TestApp
let http: OverSocket
let headers: Record<string, string>
beforeAll(async () => {
  app = await startApp()
  http = await overSocket(app.http)
  const [carrier, operador] = [await signedIn(app), await signedInOperador(app, { rol: 'administrador' })]
  headers = {
    origin: baseUrl,
    cookie: `portal_sesion=${carrier.token}; consola_sesion=${operador.token}`,
  }
})
afterAll(() => app.stop())

/** The most that is read whole is JSON with three files as data URLs, some 13 MB, of which the text and the bytes stand side by side. */
const mostBufferBytes = 30_000_000
/** All places of Argentina, as the list of them is asked for. */
const maxAnswerBytes = 3_000_000
const megabyte = Buffer.alloc(1_000_000, 'x')
const types = [
  ['application/json', '{"data":"'],
  ['application/x-www-form-urlencoded', 'data='],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="data"; filename="a.pdf"\r\n\r\n',
  ],
] as const

/** As Fastify draws them: a branch is as deep as it is indented. */
function routes(method: 'GET' | 'POST'): string[] {
  const found: string[] = []
  const above: string[] = []
  for (const line of app.http.printRoutes({ commonPrefix: false, method }).split('\n')) {
    const [, indent, part, leads] = /^(.*?)[└├]── (\S+)( \(.*\))?$/.exec(line) ?? []
    if (indent === undefined || part === undefined) continue
    const depth = indent.length / 4
    above.splice(depth, above.length, part)
    if (leads !== undefined) found.push(above.join('').replace(/^\/+/, '/'))
  }
  return found
}

const address = (route: string) => route.replace(/:\w+/g, '11x1').replace('*', 'nada')

async function nothingIsHeld(): Promise<void> {
  await vi.waitFor(
    async () => {
      const spooled = (await readdir(app.spoolDir).catch(() => [])).length
      expect([spooled, await busyConnections(app), await openFiles(app)]).toEqual([0, 0, 0])
    },
    { timeout: 10_000 },
  )
}

test(
  'a body of sixty megabytes is never held whole, whatever it says it is, and leaves nothing behind',
  { timeout: 120_000 },
  async () => {
    const addresses = routes('POST').map(address)
    for (const { path, method } of byteDoors)
      if (method === 'POST') expect(addresses).toContain(address(path))

    const ofBytes = new Set(byteDoors.map(({ path }) => address(path)))
    const takeFiles = addresses.filter((path) => ofBytes.has(path))
    const others = addresses.filter((path) => !ofBytes.has(path))
    const held = await watchBuffers(mostBufferBytes)
    for (const [n, path] of [...takeFiles, ...someOf(others, 4)].entries())
      for (const [at, [type, head]] of types.entries()) {
        // A door of bytes gets what it is for, another one of the three.
        if (!inFull && at !== (ofBytes.has(path) ? 2 : n % 3)) continue
        const call = http.post(path, { ...headers, 'content-type': type })
        let answer: IncomingMessage | undefined
        const answered = answerTo(call).then(
          (one) => (answer = one),
          () => undefined,
        )
        const gone = once(call, 'close')
        call.setMaxListeners(100).on('error', () => undefined)
        call.write(head)
        for (let n = 0; n < 60 && !answer && !call.destroyed; n++) {
          if (!call.write(megabyte)) await Promise.race([once(call, 'drain'), answered, gone])
          if (n === 30) await held.look()
        }
        call.end()
        await Promise.race([answered, gone])
        await held.look()
        tellTried('cuerpos de 60 MB', 1)
        tellMost('MB en espera', held.growth() / 1_000_000)
        answer?.destroy()
        call.destroy()

        // Cut off before its end, or refused.
        expect(answer?.statusCode ?? 413, `${path} ${type}`).toBeLessThan(500)
        expect(held.growth(), `${path} ${type}`).toBeLessThan(mostBufferBytes)
      }
    await nothingIsHeld()
  },
)

test('a door of files says before it comes that a body without parts is too large to hold', async () => {
  for (const { path, method } of byteDoors) {
    if (method !== 'POST') continue
    const call = http.post(address(path), {
      ...headers,
      'content-type': 'application/json',
      'content-length': String(maxHeldBytes + 1),
    })
    const answered = answerTo(call)
    call.flushHeaders()
    expect((await answered).statusCode, path).toBe(413)
    call.on('error', () => undefined).destroy()
  }
  await nothingIsHeld()
})

test('whoever leaves in the middle of a body is nobody’s fault, and leaves nothing behind', async () => {
  const faults = vi.spyOn(app.http.log, 'error')
  await Promise.all(
    routes('POST')
      .map(address)
      .flatMap((path) =>
        types.map(async ([type, head]) => {
          tellTried('cuerpos abandonados', 1)
          const call = http.post(path, { ...headers, 'content-type': type })
          call.on('error', () => undefined).on('response', (answer) => answer.resume())
          call.write(head)
          call.write(Buffer.alloc(200_000, 'x'))
          await sleep(300)
          call.destroy()
        }),
      ),
  )

  await nothingIsHeld()
  await sleep(100)
  expect(faults).not.toHaveBeenCalled()
  faults.mockRestore()
})

test('what is sent by no door of bytes is told whole and small, so that no reader makes it wait', async () => {
  const others = routes('GET').filter((route) => !byteDoors.some(({ path }) => path === route))
  expect(others.length).toBeGreaterThan(10)
  for (const route of others) {
    const answer = await http.get(address(route), { ...headers, 'accept-encoding': 'identity' })
    let bytes = 0
    for await (const chunk of answer as AsyncIterable<Buffer>) bytes += chunk.length
    tellTried('direcciones', 1)
    expect(answer.statusCode, route).toBeLessThan(500)
    expect(bytes, route).toBeLessThan(maxAnswerBytes)
  }
})
