import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CarrierOperations } from '@portal/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { caller, type CarrierCaller } from '../testing/caller.ts'
import { startRemotePortal } from '../testing/remotePortal.ts'

/** What back offices that speak this protocol really answer: a small server that answers what each test says. */

interface Said {
  status?: number
  type?: string
  body?: string
  /** Cut the connection half-way. */
  cut?: boolean
}

let remote: Server
let portal: FastifyInstance
let browser: CarrierCaller
let says: (operation: string) => Said
const heard: Record<string, unknown>[] = []

const json = (value: unknown, type = 'application/json'): Said => ({ type, body: JSON.stringify(value) })
const good = (result: unknown) => json({ success: true, result })
const bad = (error: unknown) => json({ success: false, error })
/** As little as the original says of a login. */
const bareLogin = { session: 'abc', contact_firstname: 'Ana', contact_lastname: 'Paz', estado: '1' }

const operationOf = ({ _operation, mode }: Record<string, unknown>) =>
  [mode, _operation].find((name) => typeof name === 'string') ?? 'a file'

beforeAll(async () => {
  remote = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString()
      const call = text.startsWith('{')
        ? (JSON.parse(text) as Record<string, unknown>)
        : { text, url: request.url }
      heard.push({ ...call, authorization: request.headers.authorization })
      const { status = 200, type = 'application/json', body = '', cut = false } = says(operationOf(call))
      response.writeHead(status, { 'content-type': type, ...(cut && { 'content-length': 1000 }) })
      if (cut) response.write(body, () => response.destroy())
      else response.end(body)
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => remote.once('listening', resolve))
  portal = await startRemotePortal(
    `http://127.0.0.1:${(remote.address() as AddressInfo).port}/modules/Mobile/api.php`,
  )
  says = () => good({ login: bareLogin })
  const answer = await caller<never>({ http: portal }, 'portal').send('login', {
    username: 'ana@x.example',
    password: 'x',
  })
  expect(answer.json()).toMatchObject({ success: true })
  browser = caller({ http: portal }, 'portal', answer.cookies[0]?.value)
})
beforeEach(() => {
  heard.length = 0
})
afterAll(async () => {
  await portal.close()
  remote.close()
})

const list = () => browser.send('ListRecDocFaltantes')
const codeAfter = async (said: Said) => {
  says = () => said
  const answer = await list()
  return [answer.statusCode, answer.json<{ error?: { code: unknown } }>().error?.code]
}

test('a call carries the credentials, the session and the mode', async () => {
  says = () => good({ records: [] })
  await list()
  expect(heard).toMatchObject([
    {
      _operation: 'PortalCustomOperations',
      mode: 'ListRecDocFaltantes',
      _session: 'abc',
      authorization: expect.stringMatching(/^Basic /) as unknown,
    },
  ])
})

const faltante = {
  recursoid: 171,
  tiporecurso: 'chofer',
  nombre: 'Paz, Ana',
  documentos: {
    '1': {
      tipodocumentoid: '202',
      nombre: 'B',
      critico: '0',
      instrucciones: '',
      vigencia: 'meses',
      meses: '12',
      max_archivos: '3',
    },
    '0': {
      tipodocumentoid: '201',
      nombre: 'A',
      critico: '1',
      instrucciones: '',
      vigencia: 'impresa',
      meses: '',
      max_archivos: 3,
    },
  },
}

test.each<[string, unknown, number]>([
  ['records: null', { records: null }, 0],
  ['no records at all', {}, 0],
  ['a null result', null, 0],
  ['a bare list', [], 0],
  ['an object with keys for a list', { records: { '0': faltante } }, 1],
])('%s is a list', async (_, result, count) => {
  says = () => good(result)
  const answer = await list()
  expect(answer.json<{ result: { records: unknown[] } }>().result.records).toHaveLength(count)
})

test('numbers and flags that came as text are what the promise says', async () => {
  says = () => json({ success: 'true', result: { records: { '0': faltante } } }, 'text/json')
  const [record] = (await list()).json<{ result: { records: unknown[] } }>().result.records
  expect(record).toMatchObject({
    recursoid: '171',
    documentos: [
      { nombre: 'A', critico: true, meses: null, max_archivos: 3 },
      { nombre: 'B', critico: false, meses: 12 },
    ],
  })
})

test('how many there are is unknown where a list is not counted', async () => {
  says = () => good({ records: [{ choferid: 1, nombre: 'Paz, Ana' }] })
  expect((await browser.send('ListChoferes', { page: 3 })).json()).toEqual({
    success: true,
    result: { page: 3, pagesize: 15, records: [{ choferid: '1', nombre: 'Paz, Ana' }] },
  })
})

/** As little as makes a row a row. */
const bareRows: [keyof CarrierOperations, Record<string, unknown>, Record<string, unknown>][] = [
  ['ListChoferes', {}, { choferid: '1', nombre: 'Paz, Ana' }],
  ['DetailChofer', { choferid: '17x1' }, { choferid: '1', nombre: 'Ana' }],
  ['ListDominios', {}, { dominioid: '2', dominio: 'AB123CD' }],
  ['DetailDominio', { dominioid: '18x2' }, { dominioid: '2', dominio: 'AB123CD' }],
  ['ListUnidades', {}, { unidadid: '3', nombre: 'La del sur' }],
  ['DetailUnidad', { unidadid: '19x3' }, { unidadid: '3', nombre: 'La del sur' }],
  ['ListContacts', {}, { contactid: '4', firstname: 'Ana', lastname: 'Paz' }],
  ['DetailProfile', {}, { firstname: 'Ana', lastname: 'Paz' }],
  ['DetailTransporte', {}, { accountid: '5', accountname: 'Del Sur' }],
  ['TiposDocumentos', {}, { tipodocumentoid: '6', nombre: 'VTV' }],
  ['ListRecDocFaltantes', {}, { recursoid: '1', nombre: 'Paz, Ana' }],
  ['ListRecDocHistorial', {}, { docrechistorial_estado: 'aprobado', createdtime: '2026-01-02 10:00:00' }],
]

test.each(bareRows)(
  '%s of as little as a name is passed on, and nothing is added',
  async (name, input, row) => {
    says = () => good({ records: [row] })
    const answer = await browser.send(name, input)
    expect(answer.json<{ result: { records: unknown } }>().result.records).toEqual([row])
  },
)

test('a total that the back office does not say is unknown, and not 0', async () => {
  says = () => good({ pendientes: '4', vencidos: null })
  expect((await browser.send('Dashboard')).json()).toEqual({ success: true, result: { pendientes: 4 } })
})

test('a row that is none costs itself alone, and a value that is none itself alone', async () => {
  says = () =>
    good({
      records: [
        { choferid: '1', nombre: 'Paz, Ana', aptitud: 'excelente', faltantes: null, cuil: null },
        { nombre: 'sin identificador' },
        { choferid: '3', nombre: 'Ríos, Eva', aptitud: 'habilitado', motivos: 'ninguno' },
      ],
      total: 3,
    })
  expect((await browser.send('ListChoferes')).json()).toMatchObject({
    result: {
      total: 3,
      records: [
        { choferid: '1', nombre: 'Paz, Ana', cuil: null },
        { choferid: '3', nombre: 'Ríos, Eva', aptitud: 'habilitado' },
      ],
    },
  })
})

test('a list within a row loses its bad rows, and is unknown when none is good', async () => {
  const good = { tipodocumentoid: '6', nombre: 'VTV' }
  says = () =>
    json({
      success: true,
      result: {
        records: [
          { recursoid: '1', nombre: 'Ana', documentos: [good, { nombre: 'sin identificador' }] },
          { recursoid: '2', nombre: 'Eva', documentos: [{ nombre: 'sin identificador' }] },
        ],
      },
    })
  expect((await list()).json()).toEqual({
    success: true,
    result: {
      records: [
        { recursoid: '1', nombre: 'Ana', documentos: [good] },
        { recursoid: '2', nombre: 'Eva' },
      ],
    },
  })
})

test.each<[string, Said, number, unknown]>([
  ['500 without a body', { status: 500 }, 503, 1590],
  ['500 with a page', { status: 500, type: 'text/html', body: '<h1>Fatal error</h1>' }, 503, 1590],
  ['200 with plain text', { type: 'text/plain', body: 'Values cannot be empty!' }, 502, 1591],
  ['200 without a body', {}, 502, 1591],
  ['an answer cut off', { body: '{"success":true,"result":', cut: true }, 503, 1590],
  ['401', { status: 401, body: 'no' }, 503, 1590],
  ['a redirection', { status: 302 }, 503, 1590],
  ['a list of which no record keeps the promise', good({ records: [{ nombre: 'sin más' }] }), 502, 1591],
  ['false for a list', good({ records: false }), 502, 1591],
  ['a code as text', bad({ code: '1510', message: 'Revisá.' }), 200, 1510],
  ['a code that is a word', bad({ code: 'ACCESS_DENIED', message: 'No.' }), 200, 'ACCESS_DENIED'],
  ['an error that is a sentence', bad('No se pudo guardar'), 200, 1592],
  ['no error at all', json({ success: false }), 200, 1592],
  ['1501 that ends the session', bad({ code: 1501, message: 'Login required' }), 200, 1501],
  ['1501 as text', bad({ code: '1501', message: 'Ha expirado la sesión.' }), 200, 1501],
  ['1501 that means something else', bad({ code: 1501, message: 'Values cannot be empty!' }), 200, 1510],
])('%s gets its answer', async (_, said, status, code) => {
  expect(await codeAfter(said)).toEqual([status, code])
})

test('a sentence of theirs is passed on', async () => {
  says = () => bad({ code: 1501, message: 'Values cannot be empty!' })
  expect((await list()).json()).toMatchObject({ error: { message: 'Values cannot be empty!' } })
})

test('a back office without ping still tells who is signed in, as the login said', async () => {
  says = (operation) =>
    operation === 'ping' ? bad({ code: 1404, message: 'Unknown operation' }) : good(null)
  const answer = await browser.call('ping', {})
  expect(answer.login).toEqual({ contact_firstname: 'Ana', contact_lastname: 'Paz', estado: 1 })
  expect((await browser.get('/auth/login')).headers.location).toBe('/app')
})

test('a back office that does not say how the account stands leaves it unknown', async () => {
  says = () => good({ login: { session: 'abc', contact_firstname: 'Eva', contact_lastname: 'Ríos' } })
  const answer = await caller<never>({ http: portal }, 'portal').send('login', {
    username: 'eva@x.example',
    password: 'x',
  })
  expect(answer.json()).toEqual({
    success: true,
    result: { login: { contact_firstname: 'Eva', contact_lastname: 'Ríos' } },
  })
})

test('a back office that lists what is missing and cannot count it is counted here', async () => {
  says = (operation) =>
    operation === 'ContarFaltantes'
      ? bad({ code: 1404, message: 'Unknown operation' })
      : good({ records: { '0': faltante, '1': faltante } })
  expect(await browser.call('ContarFaltantes', {})).toEqual({
    faltantes: 2 * Object.keys(faltante.documentos).length,
  })
  expect(heard).toMatchObject([
    { mode: 'ContarFaltantes' },
    { mode: 'ListRecDocFaltantes', solorecursosactivos: 'SI', _session: 'abc' },
  ])
  expect((await browser.send('ContarFaltantes', { tiporecurso: 'chofer' })).json()).toMatchObject({
    error: { code: 1510 },
  })
})

test('a count of what is not said is unknown, and no zero', async () => {
  const { documentos: _unsaid, ...silent } = faltante
  says = (operation) =>
    operation === 'ContarFaltantes'
      ? bad({ code: 1404, message: 'Unknown operation' })
      : good({ records: [faltante, silent] })
  expect(await browser.call('ContarFaltantes', {})).toEqual({})
})

test('a count that is known there is asked once, and any other no is passed on', async () => {
  says = () => good({ faltantes: '7' })
  expect(await browser.call('ContarFaltantes', {})).toEqual({ faltantes: 7 })
  expect(heard).toHaveLength(1)
  says = () => bad({ code: 1507, message: 'Suspendida.' })
  expect((await browser.send('ContarFaltantes')).json()).toMatchObject({ error: { code: 1507 } })
})

test('a login without a session signs nobody in', async () => {
  says = () => good({ login: { ...bareLogin, session: undefined } })
  const answer = await caller<never>({ http: portal }, 'portal').send('login', {
    username: 'a@x.example',
    password: 'x',
  })
  expect(answer.json()).toMatchObject({ success: false, error: { code: 1591 } })
  expect(answer.cookies).toEqual([])
})

test('an upload goes beside the endpoint, with the session before the file', async () => {
  says = () =>
    good({ records: { '0': { archivoid: 5, nombre: 'a.pdf', size: '9', mediatype: 'application/pdf' } } })
  const answer = await browser.upload([{ name: 'a.pdf', bytes: Buffer.from('%PDF-1.4 x') }], {
    recursoid: '17x1',
  })
  expect(answer.json()).toMatchObject({ result: { records: [{ archivoid: '5', size: 9 }] } })
  const text = String(heard[0]?.['text'])
  expect(heard[0]).toMatchObject({ url: '/modules/Mobile/upfile' })
  expect(text.indexOf('name="_session"\r\n\r\nabc')).toBeGreaterThan(0)
  expect(text.indexOf('name="_session"')).toBeLessThan(text.indexOf('name="recursoid"'))
  expect(text).toContain('%PDF-1.4 x')
})

test('a file that is a page of theirs is never shown as one of ours', async () => {
  says = () => ({ type: 'image/svg+xml', body: '<svg onload="alert(1)"/>' })
  const answer = await browser.get('/api/archivos/22x1')
  expect(answer.headers['content-type']).toBe('application/octet-stream')
  expect(answer.headers['content-security-policy']).toContain('sandbox')
})

test('signing out ends here whatever happens there', async () => {
  says = () => ({ status: 500 })
  const answer = await browser.send('logout')
  expect(answer.json()).toMatchObject({ result: { logout: true } })
  expect(answer.cookies[0]?.value).toBe('')
})

test('a back office that does not answer is said so', async () => {
  const lonely = await startRemotePortal('http://127.0.0.1:9/')
  const answer = await caller<never>({ http: lonely }, 'portal').send('login', {
    username: 'a@x.example',
    password: 'x',
  })
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({
    error: { message: 'El sistema del proveedor no responde. Probá de nuevo en unos minutos.' },
  })
  expect((await lonely.inject('/salud')).json()).toEqual({ success: false, backoffice: false })
  await lonely.close()
})
