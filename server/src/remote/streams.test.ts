import { IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { baseUrl, startApp, type TestApp } from '../testing/app.ts'
import { caller } from '../testing/caller.ts'
import { password } from '../testing/make.ts'
import { inFull } from '../testing/howMany.ts'
import { makePdf } from '../testing/makePdf.ts'
import {
  answerTo,
  busyConnections,
  overSocket,
  readAndLeave,
  readSlowly,
  watchBuffers,
  watchStorage,
  type OverSocket,
} from '../testing/overSocket.ts'
import { signedIn } from '../testing/people.ts'
import { startRemotePortal } from '../testing/remotePortal.ts'
import { storedFiles } from '../testing/storedFiles.ts'

/** Bytes that pass through a portal that keeps none: to and from somebody slow, and somebody who leaves. */

/** Far more than may be held on the way. */
const largeBytes = inFull ? 60_000_000 : 30_000_000

let backOffice: TestApp
let portal: FastifyInstance
let http: OverSocket
let headers: Record<string, string>
let largeUrl: string
let storage: ReturnType<typeof watchStorage>

beforeAll(async () => {
  backOffice = await startApp()
  portal = await startRemotePortal(await backOffice.http.listen({ host: '127.0.0.1', port: 0 }), {
    BACKOFFICE_PERFIL: 'portal',
  })
  http = await overSocket(portal)
  const person = await signedIn(backOffice)
  const [file] = await storedFiles(backOffice, person.cuentaId, { count: 1, size: largeBytes })
  largeUrl = `/api/archivos/${String(file?.archivoid)}`
  const signIn = await caller<never>({ http: portal }, 'portal').send('login', {
    username: person.email,
    password,
  })
  const { name, value } = signIn.cookies[0] ?? { name: '', value: '' }
  headers = { origin: baseUrl, cookie: `${name}=${value}` }
  storage = watchStorage(backOffice)
})
afterAll(async () => {
  storage.stop()
  await portal.close()
  await backOffice.stop()
})

const allIsClosed = () =>
  vi.waitFor(async () => {
    expect([await storage.stillOpen(), await busyConnections(backOffice)]).toEqual([0, 0])
  })

test('a file reaches a slow reader whole, and is held nowhere on its way', async () => {
  const answer = await http.get(largeUrl, headers)

  const { bytes, bufferGrowth } = await readSlowly(answer)

  expect([answer.complete, bytes]).toEqual([true, largeBytes])
  expect(bufferGrowth).toBeLessThan(20_000_000)
  await allIsClosed()
})

test('a file that nobody reads any more is closed at the back office', async () => {
  await readAndLeave(await http.get(largeUrl, headers), 5_000_000)

  await allIsClosed()
})

const boundary = '----prueba'
const head = `--${boundary}\r\nContent-Disposition: form-data; name="data"; filename="a.pdf"\r\n\r\n`
const upload = () =>
  http.post('/api/upfile', { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` })

test('a file that comes in slowly arrives whole', async () => {
  const pdf = await makePdf()
  const call = upload()
  const answer = answerTo(call)
  call.write(head)
  for (const half of [pdf.subarray(0, pdf.length / 2), pdf.subarray(pdf.length / 2)]) {
    call.write(half)
    await sleep(300)
  }
  call.end(`\r\n--${boundary}--\r\n`)

  expect(await json(await answer)).toMatchObject({ result: { records: [{ size: pdf.length }] } })
})

test('a body past what is taken in is cut off without being held', async () => {
  const call = upload()
  const answer = answerTo(call).catch((error: unknown) => error)
  const closed = new Promise((resolve) => call.once('close', resolve))
  const held = await watchBuffers()
  const megabyte = Buffer.alloc(1_000_000, 'x')
  call.write(head)
  let sent = 0
  while (!call.destroyed && sent < 60) {
    await Promise.race([closed, new Promise((resolve) => call.write(megabyte, resolve))])
    sent++
  }
  await held.look()
  call.end()

  // The portal answers 413 and reads no further: what is still being sent may break before the answer is read.
  expect([{ statusCode: 413 }, { code: 'EPIPE' }, { code: 'ECONNRESET' }]).toContainEqual(told(await answer))
  expect(sent).toBeLessThan(60)
  expect(held.growth()).toBeLessThan(20_000_000)
})

const told = (answer: unknown) =>
  answer instanceof IncomingMessage
    ? { statusCode: answer.statusCode }
    : { code: (answer as NodeJS.ErrnoException).code } // what a request emits when it breaks

test('whoever leaves half-way through a body is nobody’s fault, here nor there', async () => {
  const faults = [portal, backOffice.http].map(({ log }) => vi.spyOn(log, 'error'))
  const call = upload()
  const gone = answerTo(call).catch(() => 'gone')
  call.write(`${head}%PDF-1.7`)
  await sleep(300)
  call.destroy()

  expect(await gone).toBe('gone')
  await sleep(300)
  await allIsClosed()
  for (const fault of faults) expect(fault).not.toHaveBeenCalled()
})
