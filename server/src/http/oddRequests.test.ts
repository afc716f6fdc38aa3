import { carrierDoor, named, providerDoor } from '@portal/contract/door.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { baseUrl, outsideClient, startApp, type TestApp } from '../testing/app.ts'
import { overWire, type WireAnswer } from '../testing/overWire.ts'
import { signedIn } from '../testing/people.ts'
import { safeHeaders } from './securityHeaders.ts'

/** What no client of ours sends, over a real socket: never a fault, always the headers, and the envelope where a door of the API answers. */

let app: TestApp
let cookie: string
beforeAll(async () => {
  app = await startApp()
  await app.http.listen({ host: '127.0.0.1', port: 0 })
  cookie = `Cookie: portal_sesion=${(await signedIn(app)).token}\r\nOrigin: ${baseUrl}\r\n`
})
afterAll(() => app.stop())
beforeEach(async () => {
  await sql`delete from limite`.execute(app.owner)
})

const close = 'Connection: close\r\n'
const get =
  (target: string, more = '') =>
  () =>
    `GET ${target} HTTP/1.1\r\nHost: x\r\n${cookie}${more}${close}\r\n`
const post =
  (path: string, body: string, type = 'application/json', more = '') =>
  () =>
    `POST ${path} HTTP/1.1\r\nHost: x\r\n${cookie}${more}${close}Content-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body, 'latin1')}\r\n\r\n${body}`
const api = (body: string, more = '') => post('/api/mobile', body, 'application/json', more)
const multipart = (body: string, type = 'multipart/form-data; boundary=x') => post('/api/upfile', body, type)
const part = (head: string, body = 'v') => `--x\r\n${head}\r\n\r\n${body}\r\n`
const ping = '{"_operation":"ping"}'
const as = (text: string) => () => text

function expectSafe(answer: WireAnswer): void {
  expect(answer.headers).toMatchObject(
    Object.fromEntries(
      // A page has a policy of its own, and some are kept for a while.
      Object.entries(safeHeaders(baseUrl)).map(([name, value]) => [
        name,
        name === 'content-security-policy'
          ? (expect.stringContaining("default-src 'none'") as string)
          : name === 'cache-control'
            ? (expect.any(String) as string)
            : value,
      ]),
    ),
  )
  expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
}

/** A refusal in the envelope. */
function expectRefusal(answer: WireAnswer, codes?: readonly (number | string)[]): void {
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  const { success, error } = JSON.parse(answer.body) as {
    success: boolean
    error: { code: number; message: string }
  }
  expect(success).toBe(false)
  expect(error.message).not.toBe('')
  if (codes) expect(codes).toContain(error.code)
}

// Two of them are waited for six seconds each.
describe('what no door gets to see is refused in our words', { concurrent: true }, () => {
  test.each<[string, number, () => string]>([
    ['no method', 400, as('\x00\x01\x02\r\n\r\n')],
    ['a hello of TLS', 400, as('\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03')],
    ['a method that there is not', 400, as(`FOO / HTTP/1.1\r\nHost: x\r\n\r\n`)],
    ['another version of HTTP', 400, as('GET / HTTP/9.9\r\nHost: x\r\n\r\n')],
    ['the preface of HTTP/2', 400, as('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n')],
    ['an address without a slash', 400, as('GET ?x HTTP/1.1\r\nHost: x\r\n\r\n')],
    ['an absolute address of nothing', 400, get('http://')],
    ['a line that is no header', 400, as('GET / HTTP/1.1\r\nHost: x\r\nbad header\r\n\r\n')],
    ['NUL in a header', 400, as('GET / HTTP/1.1\r\nHost: x\r\nX-A: a\x00b\r\n\r\n')],
    ['no host', 400, as(`GET / HTTP/1.1\r\n${close}\r\n`)],
    ['20 kB of headers', 431, as(`GET / HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`)],
    [
      '3,000 headers',
      431,
      as(
        `GET / HTTP/1.1\r\nHost: x\r\n${Array.from({ length: 3000 }, (_, n) => `a${n}: 1\r\n`).join('')}\r\n`,
      ),
    ],
    ['a length below nothing', 400, api(ping, 'Content-Length: -1\r\n')],
    ['two ways to tell a length', 400, api(ping, 'Transfer-Encoding: chunked\r\n')],
    [
      'a chunk without a length',
      400,
      () =>
        `POST /api/mobile HTTP/1.1\r\nHost: x\r\n${cookie}Transfer-Encoding: chunked\r\nContent-Type: application/json\r\n\r\nZZ\r\n`,
    ],
    ['an expectation nobody has heard of', 417, api(ping, 'Expect: 200-maybe\r\n')],
    ['a tunnel', 405, as('CONNECT x:443 HTTP/1.1\r\nHost: x:443\r\n\r\n')],
    ['headers that never end', 408, as('GET / HTTP/1.1\r\nHost:')],
    ['nothing at all', 408, as('')],
  ])('%s: %i', async (_, status, request) => {
    const answer = await overWire(app.http, request())

    expect(answer.status).toBe(status)
    expectSafe(answer)
    expectRefusal(answer)
    expect(answer.headers['connection']).toBe('close')
    expect(answer.tookMs).toBeLessThan(10_000)
  })
})

describe('odd addresses', () => {
  test.each<[string, number]>([
    ['/api/%', 404],
    ['/api/archivos/%', 404],
    ['/api/archivos/%00', 404],
    ['/api/archivos/22x1%00', 404],
    [`/api/archivos/${'1'.repeat(6000)}`, 404],
    ['/api/archivos/22x1?miniatura=1&miniatura=2&_session[]=1', 404],
    ['/api/documentos-zip/%ff', 404],
    ['/api/logo/%ff', 404],
    ['/api/ejemplos/%00', 404],
  ])('GET %s', async (target, status) => {
    const answer = await overWire(app.http, get(target)())

    expect(answer.status).toBe(status)
    expectSafe(answer)
    expectRefusal(answer, ['RECORD_NOT_FOUND', 1404])
  })

  test.each([
    '/%',
    '/%00',
    '/%ff',
    '/app/%ff',
    '/app/%00',
    '/consola/%',
    '/assets/%ff',
    '/assets/%00',
    '/assets/..%2f..%2fpackage.json',
    '/assets/../../package.json',
    '//',
    '//otro.example/app',
    '*',
    `/${'a'.repeat(8000)}`,
    'http://otro.example/app',
    '/auth/login?destino=%&x=%ff',
    '/idioma?a=%&volver=%ff',
    '/ical/%',
    '/ical/%00.ics',
    '/ical/..%2f..%2fpackage.json',
    `/ical/${'a'.repeat(8000)}.ics`,
  ])('GET %s', async (target) => {
    const answer = await overWire(app.http, get(target)())

    expect(answer.status).toBeGreaterThanOrEqual(200)
    expect(answer.status).toBeLessThan(500)
    expectSafe(answer)
  })
})

test.each([
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'HEAD',
  'PROPFIND',
  'MKCOL',
  'QUERY',
  'SEARCH',
  'PURGE',
  'LOCK',
])('%s is no fault anywhere', async (method) => {
  for (const path of [
    '/',
    '/app',
    '/consola',
    '/auth/login',
    '/nada',
    '/salud',
    '/metricas',
    '/api/mobile',
    '/api/consola',
    '/api/upfile',
    '/api/registro',
    '/api/faltantes',
    '/api/geografia',
    '/api/openapi.json',
    '/api/archivos/22x1',
    '/api/documentos-zip/17x1',
    '/api/consola/exportar/11x1',
    '/ical/cal_c.ics',
    '/api/nada',
  ]) {
    for (const body of ['', '{']) {
      const head = body === '' ? '' : `Content-Type: application/json\r\nContent-Length: 1\r\n`
      const answer = await overWire(
        app.http,
        `${method} ${path} HTTP/1.1\r\nHost: x\r\n${cookie}${close}${head}\r\n${body}`,
      )
      expect([method, path, body, answer.status]).not.toContain(500)
      expect(answer.status).toBeGreaterThan(0)
      expectSafe(answer)
      if (path.startsWith('/api/') && method !== 'HEAD' && answer.status !== 200) expectRefusal(answer)
    }
  }
})

describe('odd bodies', () => {
  test.each<[string, () => string]>([
    ['JSON cut off', api('{')],
    ['100,000 brackets', api('['.repeat(100_000))],
    ['JSON nested 50,000 times', api(`{"_operation":"ping","x":${'['.repeat(50_000)}${']'.repeat(50_000)}}`)],
    ['JSON with __proto__', api('{"_operation":"ping","__proto__":{"a":1}}')],
    [
      'JSON with NUL in a text',
      api('{"_operation":"PortalCustomOperations","mode":"ListChoferes","search":"a\\u0000b"}'),
    ],
    ['a type with odd parameters', post('/api/mobile', ping, 'application/json;;;=')],
    ['an empty type', post('/api/mobile', ping, '')],
    [
      'a body of an endless length',
      () =>
        `POST /api/mobile HTTP/1.1\r\nHost: x\r\n${cookie}${close}Content-Type: application/json\r\nContent-Length: 999999999999999\r\n\r\n`,
    ],
    [
      'a key of repetition that is none',
      api(
        '{"_operation":"PortalCustomOperations","mode":"SaveChofer","choferid":"0","values":{}}',
        'Idempotency-Key: \xff\xff\r\n',
      ),
    ],
    ['Basic credentials that are none', api(ping, 'Authorization: Basic \xff\xfe\r\n')],
    ['multipart without a boundary', multipart('x', 'multipart/form-data')],
    ['multipart with half a boundary', multipart('x', 'multipart/form-data; boundary="')],
    [
      'multipart with a boundary of 5 kB',
      multipart('x', `multipart/form-data; boundary=${'a'.repeat(5000)}`),
    ],
    [
      'a part called __proto__',
      multipart(`${part('Content-Disposition: form-data; name="__proto__"')}--x--\r\n`),
    ],
    [
      'a file called constructor',
      multipart(`${part('Content-Disposition: form-data; name="constructor"; filename="a"')}--x--\r\n`),
    ],
    [
      'a part that is JSON cut off',
      multipart(
        `${part('Content-Disposition: form-data; name="recursoid"\r\nContent-Type: application/json', '{')}--x--\r\n`,
      ),
    ],
    ['100 parts', multipart(`${part('Content-Disposition: form-data; name="a"').repeat(100)}--x--\r\n`)],
    [
      '100 files',
      multipart(`${part('Content-Disposition: form-data; name="data"; filename="a"').repeat(100)}--x--\r\n`),
    ],
    ['a part without a header', multipart(`${part('foo')}--x--\r\n`)],
    [
      'a name of a file of 90 kB',
      multipart(
        `${part(`Content-Disposition: form-data; name="data"; filename="${'a'.repeat(90_000)}"`)}--x--\r\n`,
      ),
    ],
    [
      'NUL in a part',
      multipart(`${part('Content-Disposition: form-data; name="recursoid"', 'a\x00b')}--x--\r\n`),
    ],
    ['a data URL that is none', post('/api/upfile', '{"data":"data:;base64,!!!!"}')],
    ['numbers for files', post('/api/upfile', '{"data":[1,null]}')],
  ])('%s', async (_, request) => {
    const answer = await overWire(app.http, request())

    expect([200, 401, 413, 415]).toContain(answer.status)
    expectSafe(answer)
    expectRefusal(answer)
  })
})

describe('who calls, as a proxy tells it', () => {
  const told = [
    'basura',
    '10.0.0.1:443',
    '[::1]:80',
    'fe80::1%eth0',
    'unknown',
    ',,,',
    '1.2.3.4, ',
    'a'.repeat(10_000),
    Array.from({ length: 700 }, (_, n) => `10.0.0.${n % 250}`).join(', '),
    '\xff\xfe',
    '::ffff:1.2.3.4',
    '999.999.999.999',
    "1'; drop table limite; --",
    ' ',
    '2001:db8::1%25',
  ]
  test.each(told.map((each) => [each.slice(0, 40), each] as const))('%s', async (_, told) => {
    const more = `X-Forwarded-For: ${told}\r\nX-Forwarded-Host: ${told.slice(0, 60)}\r\nX-Forwarded-Proto: ${told.slice(0, 60)}\r\n`
    const login = await overWire(
      app.http,
      api('{"_operation":"login","username":"a@x.example","password":"x"}', more)(),
    )
    const page = await overWire(app.http, get('/auth/login', more)())

    expect(login.status).toBe(200)
    expectRefusal(login, [1210])
    expect(page.status).toBeLessThan(500)
    for (const answer of [login, page]) expectSafe(answer)
    const { rows } = await sql<{ key: string }>`select key from limite where key like 'signInFrom:%'`.execute(
      app.owner,
    )
    expect(rows).toEqual([{ key: expect.stringMatching(/^signInFrom:portal:[\da-f.:/]+$/i) as string }])
  })
})

describe('an e-mail of 100,000 letters', () => {
  const email = `${'a'.repeat(100_000)}@x.example`
  test.each<[string, () => string]>([
    ['login', api(JSON.stringify({ ...named('login', carrierDoor), username: email, password: 'x' }))],
    [
      'a password of that length',
      api(JSON.stringify({ ...named('login', carrierDoor), username: 'a@x.example', password: email })),
    ],
    ['sendMailForPassword', api(JSON.stringify({ ...named('sendMailForPassword', carrierDoor), email }))],
    [
      'changePasswordByCode',
      api(
        JSON.stringify({
          ...named('changePasswordByCode', carrierDoor),
          email,
          code: '123456',
          password: 'x',
        }),
      ),
    ],
    [
      'EnviarConsulta',
      api(JSON.stringify({ ...named('EnviarConsulta', carrierDoor), nombre: 'x', email, mensaje: 'x' })),
    ],
    ['registro', post('/api/registro', JSON.stringify({ email }))],
    [
      'LoginOperador',
      post(
        providerDoor.url,
        JSON.stringify({ ...named('LoginOperador', providerDoor), username: email, password: 'x' }),
      ),
    ],
    [
      'a plain form',
      post('/auth/login', `username=${email}&password=x`, 'application/x-www-form-urlencoded'),
    ],
  ])('%s', async (name, request) => {
    const answer = await overWire(app.http, request())

    expect(answer.status).toBe({ 'a plain form': 303, registro: 413, LoginOperador: 413 }[name] ?? 200)
    expectSafe(answer)
    if (name !== 'a plain form') expectRefusal(answer)
  })
})

test('an outside client whose credentials are right gets the envelope for whatever it sends', async () => {
  const basic = Buffer.from(`${outsideClient.user}:${outsideClient.password}`).toString('base64')
  for (const [type, body] of [
    ['application/x-www-form-urlencoded', '_operation=%&mode=%ff'],
    ['application/x-www-form-urlencoded', '&&&==&'],
    ['text/json', '\xff\xfe'],
    ['application/json', ''],
    ['application/json', 'null'],
  ] as const) {
    const answer = await overWire(
      app.http,
      `POST /api/mobile HTTP/1.1\r\nHost: x\r\nAuthorization: Basic ${basic}\r\n${close}Content-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    )
    expect(answer.status).toBe(200)
    expectSafe(answer)
    expectRefusal(answer, [1404, 1510])
  }
})
