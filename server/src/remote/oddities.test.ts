import { carrierOperations, type CarrierOperations } from '@portal/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { vtiger } from '../dialects/vtiger.ts'
import { caller } from '../testing/caller.ts'
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
import { hasAnother } from './capacidades.ts'
import { startRemotePortal } from '../testing/remotePortal.ts'
import { producto } from '../version.ts'

/** What back offices that speak this protocol really answer. */

let odd: OddBackOffice
beforeAll(async () => {
  odd = await startOddBackOffice()
})
beforeEach(async () => {
  // What ends a session in one test is nothing of the next.
  odd.answer = () => good({ login: bareLogin })
  odd.browser = await odd.signIn()
  odd.heard.length = 0
})
afterAll(() => odd.stop())

const list = () => odd.browser.send('ListRecDocFaltantes')
const codeAfter = async (said: Said) => {
  odd.answer = () => said
  const answer = await list()
  return [answer.statusCode, answer.json<{ error?: { code: unknown } }>().error?.code]
}

test('a call carries the credentials, the session and the mode', async () => {
  odd.answer = () => good({ records: [] })
  await list()
  expect(odd.heard).toMatchObject([
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
  [
    'no records beside a page, a count of none and columns',
    { page: 1, total: 0, headers: [{ name: 'a' }] },
    0,
  ],
  ['no records beside what says nothing', { message: '', error: null, success: true, choferes: [] }, 0],
  ['a bare list', [], 0],
  ['an empty list beside its columns', { records: [], headers: [{ name: 'nombre' }] }, 0],
  ['an object with keys for a list', { records: { '0': faltante } }, 1],
])('%s is a list', async (_, result, count) => {
  odd.answer = () => good(result)
  const answer = await list()
  expect(answer.json<{ result: { records: unknown[] } }>().result.records).toHaveLength(count)
})

test('numbers and flags that came as text are what the promise says', async () => {
  odd.answer = () => json({ success: 'true', result: { records: { '0': faltante } } }, 'text/json')
  const [record] = (await list()).json<{ result: { records: unknown[] } }>().result.records
  expect(record).toMatchObject({
    recursoid: '171',
    documentos: [
      { nombre: 'A', critico: true, meses: null, max_archivos: 3 },
      { nombre: 'B', critico: false, meses: 12 },
    ],
  })
})

test('how many there are is unknown where a list by pages is not counted', async () => {
  const line = { docrechistorial_estado: 'aprobado', createdtime: '2026-01-02T13:00:00.000Z' }
  odd.answer = (_, { page }) => good({ records: page === 3 ? [line] : [] })
  expect((await odd.browser.send('ListRecDocHistorial', { page: 3 })).json()).toEqual({
    success: true,
    result: { page: 3, pagesize: 15, records: [line], moreRecords: false },
  })
})

test('a list of which the pages are shorter there than was asked is read to its end, a page here at a time', async () => {
  const lines = Array.from({ length: 60 }, (_, i) => ({
    docrechistorial_estado: 'aprobado',
    createdtime: new Date(Date.UTC(2026, 0, i + 1)).toISOString(),
    nombre: `Chofer ${i + 1}`,
  }))
  odd.answer = (_, { page }) => good({ records: lines.slice((Number(page) - 1) * 15, Number(page) * 15) })
  const read = async (page: number, pagesize: number) => {
    const { records, moreRecords, total } = await odd.browser.call('ListRecDocHistorial', { page, pagesize })
    return [records.map(({ nombre }) => Number(nombre.slice(7))), moreRecords, total]
  }
  const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)
  expect(await read(1, 200)).toEqual([numbers(1, 60), false, undefined])
  expect(await read(1, 50)).toEqual([numbers(1, 50), true, undefined])
  expect(await read(2, 50)).toEqual([numbers(51, 60), false, undefined])
  expect(await read(2, 20)).toEqual([numbers(21, 40), true, undefined])
  expect(await read(3, 15)).toEqual([numbers(31, 45), undefined, undefined])
  // It learned to give more.
  odd.answer = (_, { page, pagesize }) =>
    good({ records: lines.slice((Number(page) - 1) * Number(pagesize), Number(page) * Number(pagesize)) })
  expect(await read(2, 20)).toEqual([numbers(21, 40), undefined, undefined])
})

test('a list that comes whole though a page of it was asked for is paged here', async () => {
  const lines = Array.from({ length: 20 }, (_, i) => ({
    docrechistorial_estado: 'aprobado',
    createdtime: `2026-01-${String(i + 1).padStart(2, '0')} 10:00`,
  }))
  odd.answer = () => good({ records: lines })
  const page = await odd.browser.call('ListRecDocHistorial', { page: 2 })
  expect(page).toMatchObject({ page: 2, total: 20, moreRecords: false })
  expect(page.records).toHaveLength(5)
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
  [
    'ListRecDocHistorial',
    {},
    { docrechistorial_estado: 'aprobado', createdtime: '2026-01-02T13:00:00.000Z' },
  ],
]

test.each(bareRows)(
  '%s of as little as a name is passed on, and nothing is added',
  async (name, input, row) => {
    odd.answer = () => good({ records: [row] })
    const answer = await odd.browser.send(name, input)
    expect(answer.json<{ result: { records: unknown } }>().result.records).toEqual([row])
  },
)

test('a total that the back office does not say is unknown, and not 0', async () => {
  odd.answer = () => good({ pendientes: '4', vencidos: null })
  expect((await odd.browser.send('Dashboard')).json()).toEqual({ success: true, result: { pendientes: 4 } })
})

test('a row that is none costs itself alone, and a value that is none itself alone', async () => {
  odd.answer = () =>
    good({
      records: [
        { choferid: '1', nombre: 'Paz, Ana', aptitud: 'excelente', faltantes: null, cuil: null },
        { nombre: 'sin identificador' },
        { choferid: '3', nombre: 'Ríos, Eva', aptitud: 'habilitado', motivos: 'ninguno' },
      ],
      total: 3,
    })
  expect((await odd.browser.send('ListChoferes')).json()).toMatchObject({
    result: {
      total: 2,
      records: [
        { choferid: '1', nombre: 'Paz, Ana', cuil: null },
        { choferid: '3', nombre: 'Ríos, Eva', aptitud: 'habilitado' },
      ],
    },
  })
})

test('a list within a row loses its bad rows, and is unknown when none is good', async () => {
  const vtv = { tipodocumentoid: '6', nombre: 'VTV' }
  odd.answer = () =>
    json({
      success: true,
      result: {
        records: [
          { recursoid: '1', nombre: 'Ana', documentos: [vtv, { nombre: 'sin identificador' }] },
          { recursoid: '2', nombre: 'Eva', documentos: [{ nombre: 'sin identificador' }] },
        ],
      },
    })
  expect((await list()).json()).toEqual({
    success: true,
    result: {
      records: [
        { recursoid: '1', nombre: 'Ana', documentos: [vtv] },
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
  ['null', good(null), 502, 1591],
  ['an empty list beside a count', good({ records: [], total: 3 }), 502, 1591],
  ['no list, and another beside it', good({ choferes: [{ choferid: '1' }] }), 502, 1591],
  ['a sentence for a list', good({ message: 'No se pudo leer el módulo' }), 502, 1591],
  ['no list, and that it was cut', good({ records: null, truncated: true }), 502, 1591],
  ['a failure within a result', good({ success: false, message: 'No se pudo leer el módulo' }), 200, 1592],
  ['a failure in a word within a result', good({ status: 'error', records: [] }), 200, 1592],
  ['an error within a result', good({ error: { message: 'No se pudo leer el módulo' } }), 200, 1592],
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

test('a back office that does not say how the account stands leaves it unknown', async () => {
  odd.answer = () => good({ login: { session: 'abc', contact_firstname: 'Eva', contact_lastname: 'Ríos' } })
  const answer = await caller<never>({ http: odd.portal }, 'portal').send('login', {
    username: 'eva@x.example',
    password: 'x',
  })
  expect(answer.json()).toEqual({
    success: true,
    result: {
      login: {
        contact_firstname: 'Eva',
        contact_lastname: 'Ríos',
        sinOperaciones: vtiger.sinOperaciones.toSorted(),
      },
    },
  })
})

test('a back office without ping still tells who is signed in, as the login said', async () => {
  odd.answer = (operation) => (operation === 'ping' ? unknownOperation : good(null))
  const answer = await odd.browser.call('ping', {})
  expect(answer.login).toEqual({
    contact_firstname: 'Ana',
    contact_lastname: 'Paz',
    estado: 1,
    sinOperaciones: [...ofOurs, ...vtiger.sinOperaciones].sort(),
  })
  expect((await odd.browser.get('/auth/login')).headers.location).toBe('/app')
})

/** What this product added, and nothing stands for where nobody knows it. */
const ofOurs = Object.entries(carrierOperations)
  .filter(([name, { access }]) => access !== 'publico' && !(name in vtiger.conoce) && !hasAnother.has(name))
  .map(([name]) => name)
  .filter((name) => !vtiger.sinOperaciones.includes(name))

test.each<[string, unknown, boolean]>([
  ['names what it knows', { time: '2026-01-01T00:00:00Z', operaciones: ['Buscar'] }, false],
  ['names nothing', { login: bareLogin }, true],
])('a back office of which ping %s is believed', async (_, greeting, offersTransporte) => {
  const other = await startOddBackOffice()
  other.answer = () => good(greeting)
  const { login } = await other.browser.call('ping', {})
  const absent = login.sinOperaciones ?? []
  expect([absent.includes('Buscar'), !absent.includes('DetailTransporte')]).toEqual([false, offersTransporte])
  await other.stop()
})

test('a pick list that is none of its is one, and no other', async () => {
  odd.answer = (_, { field }) =>
    field === 'vehiculo' ? good({ records: [{ label: 'Tractor', value: 'Tractor' }] }) : unknownOperation
  const list = (field: string) => odd.browser.send('getPickListValues', { module: 'dominios', field })
  expect((await list('carroceria')).json()).toMatchObject({ error: { code: 1404 } })
  expect((await list('vehiculo')).json()).toMatchObject({ result: { records: [{ value: 'Tractor' }] } })
  odd.heard.length = 0
  await list('carroceria')
  expect(odd.heard).toEqual([])
})

test('a page past the end is empty, though a total stands beside it', async () => {
  odd.answer = () => good({ records: [], page: 9, pagesize: 15, total: 42, moreRecords: false })
  expect(await odd.browser.call('ListRecDocHistorial', { page: 9 })).toMatchObject({ records: [], total: 42 })
})

test('a detail of another record than was asked for, or of two, is none', async () => {
  const codes = []
  for (const records of [
    [{ choferid: '17x2', nombre: 'Eva' }],
    [
      { choferid: '17x1', nombre: 'Ana' },
      { choferid: '17x2', nombre: 'Eva' },
    ],
  ]) {
    odd.answer = () => good({ records })
    codes.push(
      (await odd.browser.send('DetailChofer', { choferid: '17x1' })).json<{ error?: { code: number } }>()
        .error?.code,
    )
  }
  expect(codes).toEqual([1591, 1591])
})

test.each<[string, unknown]>([
  ['a list', []],
  ['an empty object', {}],
])('%s for the counters costs them alone', async (_, result) => {
  odd.answer = () => good(result)
  expect((await odd.browser.send('Dashboard')).json()).toEqual({ success: true, result: {} })
})

test('a count that is known there is asked once, and any other no is passed on', async () => {
  odd.answer = () => good({ faltantes: '7' })
  expect(await odd.browser.call('ContarFaltantes', {})).toEqual({ faltantes: 7 })
  expect(odd.heard).toHaveLength(1)
  odd.answer = () => bad({ code: 1507, message: 'Suspendida.' })
  expect((await odd.browser.send('ContarFaltantes')).json()).toMatchObject({ error: { code: 1507 } })
})

test('a back office that lists what is missing and cannot count it is counted here', async () => {
  odd.answer = (operation) =>
    operation === 'ContarFaltantes' ? unknownOperation : good({ records: { '0': faltante, '1': faltante } })
  expect(await odd.browser.call('ContarFaltantes', {})).toEqual({
    faltantes: 2 * Object.keys(faltante.documentos).length,
  })
  expect(odd.heard).toMatchObject([
    { mode: 'ContarFaltantes' },
    { mode: 'ListRecDocFaltantes', solorecursosactivos: 'SI', _session: 'abc' },
  ])
  expect((await odd.browser.send('ContarFaltantes', { tiporecurso: 'chofer' })).json()).toMatchObject({
    error: { code: 1510 },
  })
})

test('a count of what is not said is unknown, and no zero', async () => {
  const { documentos: _unsaid, ...silent } = faltante
  odd.answer = (operation) =>
    operation === 'ContarFaltantes' ? unknownOperation : good({ records: [faltante, silent] })
  expect(await odd.browser.call('ContarFaltantes', {})).toEqual({})
})

test('a list that is not read is no count of zero, and no list or day without rows', async () => {
  const sentence = { message: 'No se pudo leer el módulo' }
  odd.answer = (operation) =>
    operation === 'ContarFaltantes' || operation === 'UnidadesDelDia' ? unknownOperation : good(sentence)
  expect(await odd.browser.call('ContarFaltantes', {})).toEqual({})
  expect((await odd.browser.send('UnidadesDelDia')).json()).toMatchObject({ error: { code: 1591 } })
})

test('a page of a list that is not read ends no list', async () => {
  const chofer = (id: number) => ({ choferid: `17x${id}`, nombre: `Chofer ${id}` })
  const full = Array.from({ length: 20 }, (_, i) => chofer(i + 1))
  odd.answer = (_, { page = 1 }) =>
    good(Number(page) === 1 ? { records: full, moreRecords: true } : { message: 'No se pudo leer' })
  expect((await odd.browser.send('ListChoferes', { pagesize: 200 })).json()).toMatchObject({
    error: { code: 1591 },
  })
})

test('a login without a session signs nobody in', async () => {
  odd.answer = () => good({ login: { ...bareLogin, session: undefined } })
  const answer = await caller<never>({ http: odd.portal }, 'portal').send('login', {
    username: 'a@x.example',
    password: 'x',
  })
  expect(answer.json()).toMatchObject({ success: false, error: { code: 1591 } })
  expect(answer.cookies).toEqual([])
})

test('an upload goes beside the endpoint, with the session before the file', async () => {
  odd.answer = () =>
    good({ records: { '0': { archivoid: 5, nombre: 'a.pdf', size: '9', mediatype: 'application/pdf' } } })
  const answer = await odd.browser.upload([{ name: 'a.pdf', bytes: Buffer.from('%PDF-1.4 x') }], {
    recursoid: '17x1',
  })
  expect(answer.json()).toMatchObject({ result: { records: [{ archivoid: '5', size: 9 }] } })
  const text = String(odd.heard[0]?.['text'])
  expect(odd.heard[0]).toMatchObject({ url: '/modules/Mobile/upfile' })
  expect(text.indexOf('name="_session"\r\n\r\nabc')).toBeGreaterThan(0)
  expect(text.indexOf('name="_session"')).toBeLessThan(text.indexOf('name="recursoid"'))
  expect(text).toContain('%PDF-1.4 x')
})

test('a file that is a page of theirs is never shown as one of ours', async () => {
  odd.answer = () => ({ type: 'image/svg+xml', body: '<svg onload="alert(1)"/>' })
  const answer = await odd.browser.get('/api/archivos/22x1')
  expect(answer.headers['content-type']).toBe('application/octet-stream')
  expect(answer.headers['content-security-policy']).toContain('sandbox')
})

test('signing out ends here whatever happens there', async () => {
  odd.answer = () => ({ status: 500 })
  const answer = await odd.browser.send('logout')
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
  expect((await lonely.inject('/salud')).json()).toEqual({
    success: false,
    ...producto,
    backoffice: false,
  })
  await lonely.close()
})

test('a list that turns out to be paged there is read whole, because nobody knows how it searches', async () => {
  const rows = Array.from({ length: 40 }, (_, i) => ({ dominioid: String(i + 1), dominio: `AB1${i + 10}CD` }))
  odd.answer = (_, { page = 1, pagesize = 15 }) => {
    const [from, size] = [(Number(page) - 1) * Math.min(Number(pagesize), 20), Math.min(Number(pagesize), 20)]
    return good({ records: rows.slice(from, from + size), moreRecords: from + size < rows.length })
  }
  const found = await odd.browser.call('ListDominios', { page: 3 })
  expect([found.total, found.records.length, found.moreRecords]).toEqual([40, 10, false])
  expect(await odd.browser.call('ListDominios', { search: 'ab149' })).toMatchObject({ total: 1 })
  expect(odd.heard.map(({ page }) => page)).toEqual([undefined, 1, 2, 1, 2])
  // One that says that there is more, and always answers the same.
  odd.answer = () => good({ records: rows.slice(0, 15), moreRecords: true })
  expect((await odd.browser.call('ListDominios', {})).records).toHaveLength(15)
})

test('a sign-in that is refused as a session that ended is one with a wrong password', async () => {
  odd.answer = () => bad({ code: 1501, message: 'Login required' })
  const answer = await caller<never>({ http: odd.portal }, 'portal').send('login', {
    username: 'eva@x.example',
    password: 'x',
  })
  expect(answer.json()).toMatchObject({ error: { code: 1210 } })
})

test('what may be asked twice is, when a kept connection turns out to be none any more', async () => {
  let calls = 0
  odd.answer = () => (++calls === 1 ? { reset: true } : good({ pendientes: 4 }))
  expect(await odd.browser.call('Dashboard', {})).toEqual({ pendientes: 4 })
  odd.answer = () => ({ reset: true })
  expect((await odd.browser.send('Dashboard')).json()).toMatchObject({ error: { code: 1590 } })
  odd.heard.length = 0
  const write = await odd.browser.send('SaveUnidad', { unidadid: '0', values: { nombre: 'La del sur' } })
  expect(write.json()).toMatchObject({ error: { code: 1593 } })
  expect(odd.heard).toHaveLength(1)
})
