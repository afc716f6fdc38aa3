import { randomBytes } from 'node:crypto'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { baseUrl } from '../testing/app.ts'
import {
  bad,
  bareLogin,
  good,
  json,
  startOddBackOffice,
  unknownOperation,
  type OddBackOffice,
  type Said,
} from '../testing/oddBackOffice.ts'
import { answerTo, overSocket, watchBuffers, type OverSocket } from '../testing/overSocket.ts'
import { fileNameIn } from './fileName.ts'

/** Files of a back office, however it sends them, and files on their way to it. */

let odd: OddBackOffice
let http: OverSocket
beforeAll(async () => {
  odd = await startOddBackOffice()
  http = await overSocket(odd.portal)
})
afterAll(() => odd.stop())

const pdf = (said: Partial<Said>): Said => ({ type: 'application/pdf', ...said })
const file = async (said: Said) => {
  odd.answer = () => said
  return odd.browser.get('/api/archivos/22x1')
}

test('a file that comes packed arrives whole', async () => {
  const bytes = Buffer.concat([Buffer.alloc(520_009, 'a'), randomBytes(10)])
  const packed = gzipSync(bytes)
  odd.answer = () =>
    pdf({ body: packed, headers: { 'content-encoding': 'gzip', 'content-length': String(packed.length) } })
  const answer = await http.get('/api/archivos/22x1', { cookie: `portal_sesion=${odd.cookie}` })
  const chunks: Buffer[] = []
  for await (const chunk of answer as AsyncIterable<Buffer>) chunks.push(chunk)
  expect(Buffer.concat(chunks).equals(bytes)).toBe(true)
})

test.each([
  ['gzip', gzipSync],
  ['X-GZIP', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync],
] as const)('an answer that comes packed as %s is read', async (encoding, pack) => {
  const body = pack(JSON.stringify({ success: true, result: { pendientes: 4 } }))
  odd.answer = () => ({ body, headers: { 'content-encoding': encoding } })
  expect(await odd.browser.call('Dashboard', {})).toEqual({ pendientes: 4 })
})

test('half of what was packed is no answer, and of a write nobody knows', async () => {
  const body = gzipSync(JSON.stringify({ success: true, result: { pendientes: 4 } })).subarray(0, 20)
  odd.answer = () => ({ body, headers: { 'content-encoding': 'gzip' } })
  await expect(odd.browser.call('Dashboard', {})).rejects.toMatchObject({ body: { code: 1590 } })
  const values = { nombre: 'La del sur' }
  await expect(odd.browser.call('SaveUnidad', { unidadid: '0', values })).rejects.toMatchObject({
    body: { code: 1593 },
  })
})

test.each<[string, string, string | undefined]>([
  ['as the standard says', "attachment; filename*=UTF-8''t%C3%ADtulo.pdf", 'título.pdf'],
  ['in the standard’s latin-1', "attachment; filename*=iso-8859-1''t%EDtulo.pdf", 'título.pdf'],
  ['quoted', 'attachment; filename="VTV de AB123CD.pdf"', 'VTV de AB123CD.pdf'],
  ['plain', 'attachment; filename=vtv.pdf; size=3', 'vtv.pdf'],
  ['quoted with quotes', 'inline; filename="el \\"bueno\\".pdf"', 'el bueno.pdf'],
  ['in latin-1', 'attachment; filename="t\u00edtulo.pdf"', 'título.pdf'],
  ['in UTF-8', `attachment; filename="${Buffer.from('título.pdf').toString('latin1')}"`, 'título.pdf'],
  ['escaped as an address', 'attachment; filename="t%C3%ADtulo.pdf"', 'título.pdf'],
  ['with a folder', 'attachment; filename="..\\\\..\\\\etc/passwd"', 'passwd'],
  ['not at all', 'attachment', undefined],
  ['with nothing', 'attachment; filename=""', undefined],
])('a name %s', (_, disposition, name) => {
  expect(fileNameIn(disposition, 'windows-1252')).toBe(name)
})

test('a name is sent on in the standard’s own letters', async () => {
  const answer = await file(
    pdf({ body: 'x', headers: { 'content-disposition': 'attachment; filename="VTV (1).pdf"' } }),
  )
  expect(answer.headers['content-disposition']).toBe("inline; filename*=UTF-8''VTV%20%281%29.pdf")
})

test.each<[string, unknown]>([
  [
    'of a record',
    {
      records: [
        {
          filename: 'vtv.pdf',
          filetype: 'application/pdf',
          filecontents: Buffer.from('%PDF-1.4 hola').toString('base64'),
        },
      ],
    },
  ],
  [
    'of Vtiger’s record',
    {
      record: {
        nombre: 'vtv.pdf',
        mediatype: 'application/pdf',
        data: Buffer.from('%PDF-1.4 hola').toString('base64'),
      },
    },
  ],
  [
    'as an address',
    {
      name: 'vtv.pdf',
      data: `data:application/pdf;base64,${Buffer.from('%PDF-1.4 hola').toString('base64')}`,
    },
  ],
])('a file in base64 %s is a file', async (_, result) => {
  const answer = await file(good(result))
  expect(answer.body).toBe('%PDF-1.4 hola')
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "inline; filename*=UTF-8''vtv.pdf",
    'content-length': '13',
  })
})

test.each<[string, Said, number, unknown]>([
  ['a page', { type: 'text/html', body: '<h1>hola</h1>' }, 502, 1591],
  [
    'a refusal',
    json({ success: false, error: { code: 'ACCESS_DENIED', message: 'no' } }),
    403,
    'ACCESS_DENIED',
  ],
  ['a result that is no file', good({ message: 'ok' }), 502, 1591],
  ['an operation that it does not know', unknownOperation, 403, 1404],
  ['404', { status: 404, body: 'no' }, 404, 'RECORD_NOT_FOUND'],
  ['413', { status: 413, body: 'no' }, 413, 413],
])('%s in place of a file is said so', async (_, said, status, code) => {
  const answer = await file(said)
  expect([answer.statusCode, answer.json<{ error: { code: unknown } }>().error.code]).toEqual([status, code])
})

const boundary = '----prueba'
const head = `--${boundary}\r\nContent-Disposition: form-data; name="data"; filename="a.pdf"\r\n\r\n`
const headers = () => ({
  origin: baseUrl,
  cookie: `portal_sesion=${odd.cookie}`,
  'content-type': `multipart/form-data; boundary=${boundary}`,
})

test('memory stays as it is while fifty files of 3 MB go through', async () => {
  odd.answer = () => good({ records: [{ archivoid: '22x1', nombre: 'a.pdf' }] })
  const megabyte = Buffer.alloc(1_000_000, 'x')
  const send = async () => {
    const call = http.post('/api/upfile', headers())
    const answer = answerTo(call)
    call.write(head)
    for (let part = 0; part < 3; part++) call.write(megabyte)
    call.end(`\r\n--${boundary}--\r\n`)
    const { statusCode } = await answer
    odd.heard.length = 0
    return statusCode
  }
  await send()
  const held = await watchBuffers()
  for (let sent = 0; sent < 50; sent++) {
    expect(await send()).toBe(200)
    if (sent % 10 === 9) await held.look()
  }
  expect(held.growth()).toBeLessThan(20_000_000)
})

test('an upload that the browser gave up is given up there within a second', async () => {
  odd.answer = () => good(null)
  const before = odd.left.length
  const call = http.post('/api/upfile', headers())
  const gone = answerTo(call).catch(() => 'gone')
  call.write(`${head}%PDF-1.7`)
  await sleep(300)
  call.destroy()
  expect(await gone).toBe('gone')
  await vi.waitFor(() => expect(odd.left.slice(before)).toContain('a file'), { timeout: 1_000 })
})

test('an upload that no id comes back of may have been kept, or not', async () => {
  odd.answer = () => good(null)
  const answer = await odd.browser.upload([{ name: 'a.pdf', bytes: Buffer.from('%PDF-1.4 x') }])
  expect(answer.json()).toMatchObject({ error: { code: 1593 } })
})

test.each<[string, () => Promise<unknown>]>([
  ['a file', () => odd.browser.get('/api/archivos/22x1')],
  ['an upload', () => odd.browser.upload([{ name: 'a.pdf', bytes: Buffer.from('%PDF-1.4 x') }])],
])('a session that %s finds ended is over here', async (_, ask) => {
  odd.answer = () => good({ login: bareLogin })
  const { browser } = Object.assign(odd, { browser: await odd.signIn() })
  odd.answer = () => bad({ code: 1501, message: 'Login required' })
  await ask()
  expect((await browser.get('/app')).headers.location).toContain('/auth/login')
})

test('what its doors refuse is told, by name and without a person', async () => {
  const watched = await startOddBackOffice()
  watched.answer = () => json({ success: false, error: { code: 'ACCESS_DENIED', message: 'no' } })
  await watched.browser.get('/api/archivos/22x1')
  await watched.browser.get('/api/ejemplos/22x1')
  await watched.browser.get('/api/documentos-zip/22x1')
  await watched.browser.upload([{ name: 'a.pdf', bytes: Buffer.from('%PDF-1.4 x') }])
  await watched.portal.inject({ url: '/api/archivos/22x1', headers: { authorization: 'Basic bm86bm8=' } })
  await watched.stop()
  const told = watched.logged
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'refused')
    .map(({ clase, puerta, operacion, veces }) => [clase, puerta, operacion, veces])
  expect(told).toEqual([
    ['permiso', 'portal', 'archivo', 1],
    ['permiso', 'portal', 'ejemplo', 1],
    ['permiso', 'portal', 'documentos-zip', 1],
    ['permiso', 'portal', 'upfile', 1],
    ['programa', 'programa', '/api/archivos/:which', 1],
  ])
})

test('nobody’s calendar is read there: it is where the data are', async () => {
  let asked = 0
  odd.answer = () => {
    asked++
    return pdf({})
  }
  const answer = await odd.portal.inject(`/ical/cal_cAAAA_${'a'.repeat(43)}.ics`)
  expect(answer.statusCode).toBe(404)
  expect(answer.body).not.toContain('BEGIN:VCALENDAR')
  expect(asked).toBe(0)
})
