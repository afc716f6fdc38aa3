import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { json } from 'node:stream/consumers'
import type { ClientRequest } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { baseUrl, startApp, type TestApp } from '../testing/app.ts'
import { makePdf } from '../testing/makePdf.ts'
import {
  answerTo,
  busyConnections,
  overSocket,
  watchBuffers,
  type OverSocket,
} from '../testing/overSocket.ts'
import { signedIn, type Carrier } from '../testing/people.ts'

/** Files coming in over a real socket: slowly, without end, and from somebody who leaves half-way. */

let app: TestApp
let http: OverSocket
let carrier: Carrier
let pdf: Buffer
beforeAll(async () => {
  app = await startApp()
  ;[http, pdf] = await Promise.all([overSocket(app.http), makePdf()])
})
beforeEach(async () => {
  carrier = await signedIn(app)
})
afterAll(() => app.stop())

const boundary = '----prueba'
const head = `--${boundary}\r\nContent-Disposition: form-data; name="data"; filename="a.pdf"\r\n\r\n`
const tail = `\r\n--${boundary}--\r\n`

const upload = (type = `multipart/form-data; boundary=${boundary}`): ClientRequest =>
  http.post('/api/upfile', {
    origin: baseUrl,
    cookie: `portal_sesion=${carrier.token}`,
    'content-type': type,
  })

/** Every file there is in the data folder, waiting or kept. */
async function filesOnDisk(): Promise<number> {
  const entries = await readdir(join(app.dataDir, 'archivos'), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).length
}

const rows = async () => (await app.owner.selectFrom('archivo').select('archivoid').execute()).length

test('a file that comes in slowly is kept whole', async () => {
  const call = upload()
  const answer = answerTo(call)
  call.write(head)
  const step = Math.ceil(pdf.length / 10)
  for (let at = 0; at < pdf.length; at += step) {
    call.write(pdf.subarray(at, at + step))
    await sleep(40)
  }
  call.end(tail)

  expect(await json(await answer)).toMatchObject({ result: { records: [{ size: pdf.length }] } })
})

test('a body of sixty megabytes is read to its end without being held, and refused', async () => {
  const before = { files: await filesOnDisk(), rows: await rows() }
  const call = upload()
  const answer = answerTo(call)
  const held = await watchBuffers()
  const megabyte = Buffer.alloc(1_000_000, 'x')
  call.write(head)
  for (let n = 0; n < 60; n++) {
    if (!call.write(megabyte)) await once(call, 'drain')
    if (n % 10 === 0) await held.look()
  }
  call.end(tail)

  expect(await json(await answer)).toMatchObject({ error: { code: 1515 } })
  expect(held.growth()).toBeLessThan(20_000_000)
  expect({ files: await filesOnDisk(), rows: await rows() }).toEqual(before)
})

describe('somebody who leaves half-way leaves nothing behind', () => {
  test.each<[string, string | undefined, () => string]>([
    ['within a file', undefined, () => `${head}${pdf.subarray(0, pdf.length / 2).toString('latin1')}`],
    ['between two files', undefined, () => `${head}${pdf.toString('latin1')}\r\n${head}`],
    ['within a data URL', 'application/json', () => '{"data":"data:application/pdf;base64,JVBERi0'],
  ])('%s', async (_, type, body) => {
    const before = { files: await filesOnDisk(), rows: await rows() }
    const faults = vi.spyOn(app.http.log, 'error')
    const call = upload(type)
    const answer = answerTo(call).catch(() => 'gone')
    call.write(Buffer.from(body(), 'latin1'))
    await sleep(300)
    call.destroy()

    expect(await answer).toBe('gone')
    await vi.waitFor(async () => {
      expect([{ files: await filesOnDisk(), rows: await rows() }, await busyConnections(app)]).toEqual([
        before,
        0,
      ])
    })
    await sleep(100)
    expect(faults).not.toHaveBeenCalled()
    faults.mockRestore()
  })
})
