import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { json } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { carrierDoor, named } from '@portal/contract/door.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { baseUrl, startApp, type TestApp } from '../testing/app.ts'
import { howMany, inFull } from '../testing/howMany.ts'
import { answerTo, busyConnections, overSocket, type OverSocket } from '../testing/overSocket.ts'
import { signedIn, type Carrier } from '../testing/people.ts'
import { usualPace, type Pace } from './pace.ts'

/** Who sends as slowly as can be, or nothing, over real sockets and in real time: in full at the pace of an installation, which takes a minute. */

const pace: Pace = inFull
  ? usualPace
  : { ...usualPace, headersMs: 1_000, smallMs: 2_000, pauseMs: 1_500, graceMs: 1_500 }
/** Of a moment that is looked for once a second, on a machine that others work on too. */
const soonMs = 4_000

let app: TestApp
let http: OverSocket
let carrier: Carrier
let port: number
beforeAll(async () => {
  app = await startApp({ pace })
  http = await overSocket(app.http)
  carrier = await signedIn(app)
  const address = app.http.server.address()
  port = typeof address === 'object' && address !== null ? address.port : 0
})
afterAll(() => app.stop())

const headers = () => ({ origin: baseUrl, cookie: `portal_sesion=${carrier.token}` })
const boundary = '----prueba'
const head = `--${boundary}\r\nContent-Disposition: form-data; name="data"; filename="a.bmp"\r\n\r\n`
const tail = `\r\n--${boundary}--\r\n`
const startUpload = () =>
  http.post('/api/upfile', { ...headers(), 'content-type': `multipart/form-data; boundary=${boundary}` })

/** One grey, 512 wide. */
function bmp(bytes: number): Buffer {
  const height = Math.floor((bytes - 54) / (512 * 3))
  const picture = Buffer.alloc(54 + 512 * 3 * height, 0x80)
  picture.fill(0, 0, 54)
  picture.write('BM')
  picture.writeUInt32LE(picture.length, 2)
  picture.writeUInt32LE(54, 10)
  picture.writeUInt32LE(40, 14)
  picture.writeInt32LE(512, 18)
  picture.writeInt32LE(height, 22)
  picture.writeUInt16LE(1, 26)
  picture.writeUInt16LE(24, 28)
  return picture
}

interface Ended {
  status: number
  body: unknown
  ms: number
}

/** What came of a call, and after how long. */
async function ended(call: ClientRequest): Promise<Ended> {
  const began = performance.now()
  call.on('error', () => undefined)
  const answer: IncomingMessage | undefined = await answerTo(call).catch(() => undefined)
  const body = answer && (await json(answer))
  return { status: answer?.statusCode ?? 0, body, ms: performance.now() - began }
}

/** So many bytes a second, ten times a second, for as long as somebody takes them. */
async function trickle(call: ClientRequest, bytes: Buffer, perSecond: number): Promise<void> {
  const began = performance.now()
  for (let sent = 0; sent < bytes.length && !call.destroyed && !call.writableEnded;) {
    const due = Math.ceil((perSecond * (performance.now() - began + 100)) / 1000)
    call.write(bytes.subarray(sent, due))
    sent = due
    await sleep(100)
  }
}

/** Over the socket too. Answers the status. */
async function listChoferes(): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}${carrierDoor.url}`, {
    method: 'POST',
    headers: { ...headers(), 'content-type': 'application/json' },
    body: JSON.stringify(named('ListChoferes', carrierDoor)),
  })
  const { success } = (await answer.json()) as { success: boolean }
  return success ? answer.status : 0
}

const cutOff = { status: 408, body: { success: false, error: { code: 408 } } }
const spooled = () => readdir(app.spoolDir).catch(() => [])

describe('bodies', { concurrent: true, timeout: 120_000 }, () => {
  test('a small one is cut off after its time, however it comes', async ({ expect }) => {
    const call = http.post('/api/mobile', {
      ...headers(),
      'content-type': 'application/json',
      'content-length': '900',
    })
    const answer = ended(call)
    void trickle(call, Buffer.from(`{"_operation":"ping","x":"${'a'.repeat(890)}`), 10)

    const { ms, ...rest } = await answer
    expect(rest).toMatchObject(cutOff)
    expect(ms).toBeGreaterThan(pace.smallMs)
    expect(ms).toBeLessThan(pace.smallMs + soonMs)
  })

  test('a small one whose length nobody said is, too', async ({ expect }) => {
    const call = http.post('/api/mobile', { ...headers(), 'content-type': 'application/json' })
    const answer = ended(call)
    void trickle(call, Buffer.from(`{"_operation":"ping","x":"${'a'.repeat(890)}`), 10)

    const { ms, ...rest } = await answer
    expect(rest).toMatchObject(cutOff)
    expect(ms).toBeLessThan(pace.smallMs + soonMs)
  })

  test('so is one that no door wants', async ({ expect }) => {
    const call = http.post('/nada', { 'content-type': 'application/x-nada', 'content-length': '900' })
    const socket = await new Promise<Socket>((resolve) => call.once('socket', resolve))
    const began = performance.now()
    call.on('error', () => undefined).on('response', (answer) => answer.resume())
    void trickle(call, Buffer.alloc(900), 10)

    await once(socket, 'close')
    expect(performance.now() - began).toBeLessThan(pace.smallMs + soonMs)
  })

  test('files that stop coming are cut off', async ({ expect }) => {
    const call = startUpload()
    const answer = ended(call)
    call.write(head)
    call.write(bmp(400_000))

    const { ms, ...rest } = await answer
    expect(rest).toMatchObject(cutOff)
    expect(ms).toBeGreaterThan(pace.pauseMs)
    expect(ms).toBeLessThan(pace.pauseMs + soonMs)
  })

  test('files that come at 5 kB a second are cut off', async ({ expect }) => {
    const call = startUpload()
    const answer = ended(call)
    call.write(head)
    void trickle(call, bmp(3_000_000), 5_000)

    const { ms, ...rest } = await answer
    expect(rest).toMatchObject(cutOff)
    expect(ms).toBeLessThan(pace.graceMs + soonMs)
  })

  test.runIf(inFull)(
    'files that come at 25 kB a second are kept, beyond every limit there is',
    async ({ expect }) => {
      const file = bmp(1_000_000)
      const call = startUpload()
      const answer = ended(call)
      call.write(head)
      await trickle(call, file, 26_500)
      call.end(tail)

      const { ms, body } = await answer
      expect(body).toMatchObject({ success: true, result: { records: [{ size: file.length }] } })
      expect(ms).toBeGreaterThan(35_000)
    },
  )

  test('500 connections whose headers never end are gone soon, and hold nobody up', async ({ expect }) => {
    const began = performance.now()
    const sockets = Array.from({ length: 500 }, () => connect(port, '127.0.0.1'))
    const closed = sockets.map(async (socket) => {
      socket.on('error', () => undefined).resume()
      socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-A: ')
      const drip = setInterval(() => socket.write('a'), 500)
      await once(socket, 'close')
      clearInterval(drip)
      return performance.now() - began
    })
    expect(await listChoferes()).toBe(200)

    expect(Math.max(...(await Promise.all(closed)))).toBeLessThan(pace.headersMs + 5_000)
  })
})

test('nothing of what was cut off is left: no file, no connection, no turn', async () => {
  await vi.waitFor(async () => {
    expect([await spooled(), await busyConnections(app)]).toEqual([[], 0])
  })
  await Promise.all(Array.from({ length: 40 }, () => carrier.call('ListChoferes', {})))
})

const idle = howMany(1_000, 10_000)
const maxOpen = Number(/^Max open files\s+(\d+)/m.exec(readLimits())?.[1] ?? Infinity)
const lacking =
  maxOpen > idle + 1_000 ? undefined : `only ${maxOpen} files may be open here: ulimit -n ${idle + 1_000}`

test.skipIf(lacking)(
  `${idle} idle connections hold nobody up (${lacking ?? 'they may be open here'})`,
  async () => {
    // In a process of its own: the other ends would be open here too.
    const crowd = spawn(process.execPath, ['-e', crowdProgram, String(port), String(idle)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    try {
      await once(crowd.stdout, 'data')
      const connections = await new Promise<number>((resolve, reject) =>
        app.http.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      )
      expect(connections).toBeGreaterThanOrEqual(idle)
      const took: number[] = []
      for (let n = 0; n < 200; n++) {
        const began = performance.now()
        expect(await listChoferes()).toBe(200)
        took.push(performance.now() - began)
      }
      expect(took.sort((a, b) => a - b)[Math.floor(took.length * 0.99)]).toBeLessThan(1_000)
    } finally {
      crowd.kill('SIGKILL')
    }
  },
)

/** Opens them, asks one thing of each so that it is kept alive, and says when all are there. */
const crowdProgram = `
const { connect } = require('node:net')
const [port, many] = process.argv.slice(1).map(Number)
let there = 0
let opened = 0
const next = () => {
  if (opened++ >= many) return
  const socket = connect(port, '127.0.0.1', () => socket.write('OPTIONS /nada HTTP/1.1\\r\\nHost: x\\r\\n\\r\\n'))
  socket.on('error', () => undefined)
  socket.once('data', () => {
    if (++there === many) console.log('there')
    next()
  })
}
for (let n = 0; n < 100; n++) next()
`

function readLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8')
  } catch {
    return `Max open files ${spawnSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).stdout}`
  }
}
