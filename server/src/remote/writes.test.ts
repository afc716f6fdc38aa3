import type { Request } from '@portal/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  bad,
  good,
  json,
  startOddBackOffice,
  type OddBackOffice,
  type Said,
} from '../testing/oddBackOffice.ts'
import { startRemotePortal } from '../testing/remotePortal.ts'
import { caller } from '../testing/caller.ts'
import { isUnreached } from './unsure.ts'

/** A write was done when a record or an id comes back. */

let odd: OddBackOffice
beforeAll(async () => {
  odd = await startOddBackOffice()
})
beforeEach(() => {
  odd.heard.length = 0
})
afterAll(() => odd.stop())

const values: Request<'SaveChofer'>['values'] = { nombre: 'Ana', apellido: 'Paz' }
const create = (more: object = {}) =>
  odd.browser.send('SaveChofer', { choferid: '0', values: { ...values, ...more } })
const change = () => odd.browser.send('SaveChofer', { choferid: '17x5', values })

test.each<[string, unknown]>([
  ['a record', { records: [{ choferid: '17x5', nombre: 'Ana' }] }],
  ['Vtiger’s record', { record: { id: '17x5', nombre: 'Ana' } }],
  ['an id beside it', { record: { nombre: 'Ana', record: 5 }, module: 'Choferes' }],
  ['nothing but an id', { id: '17x5' }],
  ['an id alone', '17x5'],
  ['a record that is named', { record: '17x5' }],
  ['a reference', { records: { '0': { choferid: { value: '17x5', label: 'Ana' } } } }],
])('%s is a write that was done', async (_, result) => {
  odd.answer = () => good(result)
  const answer = await create()
  expect(answer.json()).toMatchObject({
    success: true,
    result: { records: [{ choferid: expect.stringMatching(/5$/) as string }] },
  })
})

const unsure = {
  statusCode: 502,
  error: { code: 1593, message: 'No sabemos si se guardó. Fijate cómo quedó antes de volver a intentarlo.' },
}
const outcome = (answer: Awaited<ReturnType<typeof create>>) => ({
  statusCode: answer.statusCode,
  ...answer.json<{ error?: { code: unknown; message: string } }>(),
})

test.each<[string, Said]>([
  ['a null result', good(null)],
  ['an empty object', good({})],
  ['an empty list', good({ records: [] })],
  ['records: false', good({ records: false })],
  ['a message', good({ message: 'ok' })],
  ['a record of nothing', good({ record: { id: '0' } })],
  ['a page with status 200', { type: 'text/html', body: '<html><body>Fatal error</body></html>' }],
  ['nothing at all', {}],
  ['500 without a body', { status: 500 }],
  ['half an answer', { body: '{"success":true,', cut: true }],
  ['a redirection', { status: 302 }],
])('%s after a write leaves open whether it was done', async (_, said) => {
  odd.answer = () => said
  expect(outcome(await create())).toMatchObject(unsure)
  expect(odd.heard).toHaveLength(1)
})

test('of a record that was there before, its values are enough, and nothing at all is not', async () => {
  odd.answer = () => good({ records: [{ nombre: 'Ana' }] })
  expect((await change()).json()).toMatchObject({
    result: { records: [{ choferid: '17x5', nombre: 'Ana' }] },
  })
  odd.answer = () => good({ record: {} })
  expect(outcome(await change())).toMatchObject(unsure)
})

test.each<[string, Said, unknown]>([
  ['a refusal', bad({ code: 1510, message: 'Falta el documento' }), 1510],
  ['one within the result', good({ error: { code: 'ACCESS_DENIED', message: 'no' } }), 'ACCESS_DENIED'],
  ['one without words', json({ success: false }), 1592],
  ['too many calls', { status: 429 }, 1429],
  ['a page that is not there', { status: 404, type: 'text/html', body: '<h1>Not Found</h1>' }, 1591],
])('%s is a no, and nothing was written', async (_, said, code) => {
  odd.answer = () => said
  expect(outcome(await create()).error?.code).toBe(code)
})

test('a password is changed where something says so, and a mail is asked for anyhow', async () => {
  const input = { passwordActual: 'x', password: 'seis caminos y un puente' }
  const says = (result: unknown) => {
    odd.answer = (operation) =>
      operation === 'login'
        ? good({ login: { session: 'otra', contact_firstname: 'A', contact_lastname: 'P' } })
        : good(result)
  }
  says({ message: 'Password changed' })
  expect((await odd.browser.send('changePasswordProfile', input)).json()).toMatchObject({ success: true })
  says(null)
  expect(outcome(await odd.browser.send('changePasswordProfile', input))).toMatchObject(unsure)
  expect((await odd.browser.send('sendMailForPassword', { email: 'ana@x.example' })).json()).toMatchObject({
    success: true,
  })
})

test('what could not be read is not sent back', async () => {
  expect(outcome(await create({ apellido: 'Pe\uFFFDa' })).error).toMatchObject({
    code: 1510,
    fields: { apellido: 'Hay una letra que no se pudo leer: escribilo de nuevo.' },
  })
  expect(odd.heard).toEqual([])
})

const registration = {
  module: 'Contacts',
  record: '0',
  values: {
    firstname: 'Eva',
    lastname: 'Ríos',
    tipo_documento: 'CUIT',
    cuit: '20123456786',
    email: 'eva@x.example',
    mobile: '+5491154445566',
    mailingstreet: 'Ruta 9',
    othercountry: 'Argentina',
    otherstate: 'Salta',
    othercity: 'Orán',
  },
}

describe('where no connection was made', () => {
  test.each([
    ['nobody listens', 'http://127.0.0.1:40001/'],
    ['there is no such name', 'http://no-hay.invalid/'],
  ])('%s: nothing was written', async (_, url) => {
    const lonely = await startRemotePortal(url)
    const answer = await caller<never>({ http: lonely }, 'portal').send('saveRecord', registration)
    expect(outcome(answer)).toMatchObject({ statusCode: 503, error: { code: 1590 } })
    await lonely.close()
  })

  test('what answers in clear where encryption is asked for is said so', async () => {
    const clear = await startRemotePortal(odd.url.replace('http:', 'https:'))
    const answer = await caller<never>({ http: clear }, 'portal').send('login', {
      username: 'a@x.example',
      password: 'x',
    })
    expect(outcome(answer)).toMatchObject({ statusCode: 503, error: { code: 1590 } })
    await clear.close()
  })

  test('a certificate that proves nothing is no connection, and one that broke is one', () => {
    const failed = (code: string) =>
      new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) })
    for (const code of [
      'DEPTH_ZERO_SELF_SIGNED_CERT',
      'CERT_HAS_EXPIRED',
      'ERR_TLS_CERT_ALTNAME_INVALID',
      'ECONNREFUSED',
      'ENOTFOUND',
      'UND_ERR_CONNECT_TIMEOUT',
    ])
      expect([code, isUnreached(failed(code))]).toEqual([code, true])
    for (const code of ['ECONNRESET', 'UND_ERR_SOCKET', 'EPIPE'])
      expect([code, isUnreached(failed(code))]).toEqual([code, false])
  })
})

test('a write that is sent again with its key is done once, also where nobody knows whether it was', async () => {
  const send = (key: string, nombre = 'Ana') =>
    odd.browser.send(
      'SaveChofer',
      { choferid: '0', values: { ...values, nombre } },
      { 'idempotency-key': key },
    )
  odd.answer = () => good({ id: '17x5' })
  const answers = await Promise.all([send('una-clave-de-prueba'), send('una-clave-de-prueba')])
  for (const answer of answers)
    expect(answer.json()).toMatchObject({ result: { records: [{ choferid: '17x5' }] } })
  expect(outcome(await send('una-clave-de-prueba', 'Eva')).error?.code).toBe(1510)
  expect(odd.heard).toHaveLength(1)

  odd.answer = () => good(null)
  expect(outcome(await send('otra-clave-de-prueba'))).toMatchObject(unsure)
  odd.answer = () => good({ id: '17x6' })
  expect(outcome(await send('otra-clave-de-prueba'))).toMatchObject(unsure)
  expect(odd.heard).toHaveLength(2)

  odd.answer = () => bad({ code: 'ACCESS_DENIED', message: 'no' })
  await send('tercera-clave-de-prueba')
  odd.answer = () => good({ id: '17x7' })
  expect((await send('tercera-clave-de-prueba')).json()).toMatchObject({ success: true })
})
