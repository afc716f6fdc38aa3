import type { CarrierOperations } from '@portal/contract'
import { ejemploUrl } from '@portal/contract/door.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { baseUrl, outsideClient, startApp, type TestApp } from '../testing/app.ts'
import { caller, multipart, type CarrierCaller } from '../testing/caller.ts'
import { password } from '../testing/make.ts'
import { makePdf } from '../testing/makePdf.ts'
import { signedIn, signedInOperador, type Carrier } from '../testing/people.ts'
import { unzipped } from '../testing/unzipped.ts'
import { codeOf, inPeriod } from '../testing/phone.ts'
import { startRemotePortal } from '../testing/remotePortal.ts'
import { producto } from '../version.ts'

/** A portal that keeps no data, before this product as its back office. */

let backOffice: TestApp
let portal: FastifyInstance
let person: Carrier
let browser: CarrierCaller
let cookie: string
let pdf: Buffer

beforeAll(async () => {
  backOffice = await startApp()
  pdf = await makePdf()
  const url = await backOffice.http.listen({ host: '127.0.0.1', port: 0 })
  portal = await startRemotePortal(url, { BACKOFFICE_PERFIL: 'portal' })
  person = await signedIn(backOffice)
  cookie = await signIn(person.email)
  browser = caller({ http: portal }, 'portal', cookie)
})
afterAll(async () => {
  await portal.close()
  await backOffice.stop()
})

const post = (payload: object, headers: Record<string, string> = {}) =>
  portal.inject({
    method: 'POST',
    url: '/api/mobile',
    headers: { origin: baseUrl, 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(payload),
  })

async function signIn(username: string): Promise<string> {
  const answer = await post({ _operation: 'login', username, password })
  const [given] = answer.cookies
  if (!given) throw new Error(answer.body)
  return given.value
}

const chofer = {
  nombre: 'Ana',
  apellido: 'Paz',
  tipo_documento: 'DNI',
  documento: '20111222',
  nacionalidad: 'Argentina',
}
test('the browser’s cookie hides the session of the back office', async () => {
  const answer = await post({ _operation: 'login', username: person.email, password })
  const [given] = answer.cookies

  expect(answer.json()).toMatchObject({ success: true, result: { login: { contactid: person.contactid } } })
  expect(answer.body).not.toContain('"session"')
  expect(given).toMatchObject({ name: 'portal_sesion', httpOnly: true, sameSite: 'Lax' })
  expect(Buffer.from(given?.value ?? '', 'base64url').toString('latin1')).not.toContain(person.contactid)
})

test('a second step that somebody has there is asked for here, and set up from here', async () => {
  await inPeriod()
  const eva = await signedIn(backOffice)
  const here = caller<CarrierOperations>({ http: portal }, 'portal', await signIn(eva.email))
  const [started] = (await here.call('IniciarTotp', { password })).records
  const secret = started?.secreto ?? ''
  const [sheet] = (await here.call('ActivarTotp', { totp: codeOf(secret, -1) })).records
  expect((await here.call('DetailTotp', {})).records).toEqual([{ activo: true, codigos: 10 }])

  const login = { _operation: 'login', username: eva.email, password }
  const half = await post(login)
  expect(half.json()).toMatchObject({ error: { code: 1508 } })
  expect(half.cookies).toEqual([])
  for (const step of [{ totp: codeOf(secret) }, { recuperacion: sheet?.codigos[0] }])
    expect((await post({ ...login, ...step })).json()).toMatchObject({ success: true })
  expect((await post({ ...login, totp: codeOf(secret) })).json()).toMatchObject({ error: { code: 1512 } })
})

test('what is done here is done there', async () => {
  const { records } = await browser.call('SaveChofer', { choferid: '0', values: chofer })

  expect(await browser.call('ListChoferes', {})).toMatchObject({
    total: 1,
    page: 1,
    records: [{ nombre: 'Paz, Ana' }],
  })
  expect(await person.call('ListChoferes', {})).toMatchObject({
    records: [{ choferid: records[0]?.choferid }],
  })
  expect((await browser.call('ping', {})).login).toMatchObject({ contactid: person.contactid, estado: 1 })
})

test('its refusals come through with their fields and their twin', async () => {
  await expect(
    browser.call('SaveChofer', { choferid: '0', values: { ...chofer, documento: '30111222', cuil: '1' } }),
  ).rejects.toMatchObject({ body: { code: 1510, fields: { cuil: 'CUIT o CUIL inválido' } } })
  await browser.call('SaveChofer', { choferid: '0', values: { ...chofer, documento: '30111333' } })
  await expect(
    browser.call('SaveChofer', { choferid: '0', values: { ...chofer, documento: '30111333' } }),
  ).rejects.toMatchObject({ body: { code: 1511, twin: expect.stringMatching(/^17x/) as unknown } })
})

test('an upload that is sent again with its key is the one that was kept there', async () => {
  const send = (bytes: Buffer) => {
    const { payload, contentType } = multipart([{ name: 'póliza.pdf', bytes }], {})
    return portal.inject({
      method: 'POST',
      url: '/api/upfile',
      headers: { origin: baseUrl, 'content-type': contentType, 'idempotency-key': 'subida-de-la-poliza' },
      cookies: { portal_sesion: cookie },
      payload,
    })
  }
  const first = await send(pdf)
  expect(first.json()).toMatchObject({ success: true, result: { records: [{ nombre: 'póliza.pdf' }] } })
  expect((await send(pdf)).body).toBe(first.body)
  expect((await send(Buffer.concat([pdf, Buffer.from(' ')]))).json()).toMatchObject({ error: { code: 1510 } })
})

test('a file goes there as it arrives, is presented, and comes back', async () => {
  const { records: drivers } = await browser.call('ListChoferes', {})
  const uploaded = await browser.upload([{ name: 'título ñ.pdf', bytes: pdf }])
  expect(uploaded.json()).toMatchObject({ success: true, result: { records: [{ nombre: 'título ñ.pdf' }] } })
  const { archivoid } = uploaded.json<{ result: { records: [{ archivoid: string }] } }>().result.records[0]
  const { records: types } = await browser.call('TiposDocumentos', { filter: { tiporecurso: 'chofer' } })
  const type = types.find(
    ({ vigencia, docrectipo_recurso }) => vigencia === 'sin vencimiento' && docrectipo_recurso === 'chofer',
  )
  const { records } = await browser.call('SaveDocumentoRecurso', {
    values: {
      recursoid: drivers[0]?.choferid ?? '',
      tipodocumentoid: type?.tipodocumentoid ?? '',
      archivos: [archivoid],
    },
  })
  expect(records[0]).toMatchObject({ estado: 'en revision' })

  const bytes = await browser.get(`/api/archivos/${archivoid}`)
  expect(bytes.rawPayload.equals(pdf)).toBe(true)
  expect(bytes.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "inline; filename*=UTF-8''t%C3%ADtulo%20%C3%B1.pdf",
    'content-security-policy': expect.stringContaining('sandbox') as unknown,
  })
})

test('the documents of several come as one ZIP, and what the back office says no to is said', async () => {
  const { records } = await browser.call('ListChoferes', {})
  const recursos = records.map(({ choferid }) => choferid)
  const { url, archivos } = await browser.call('ExportarDocumentos', { recursos })

  const answer = await browser.get(url)

  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': expect.stringMatching(/^attachment; filename="documentos-/) as unknown,
  })
  expect((await unzipped(answer.rawPayload)).size).toBe(archivos + 1)
  expect((await browser.get('/api/documentos-zip/17x999999999')).statusCode).toBe(404)
})

test('the sample of a type comes through where its row tells of one, and nothing where there is none', async () => {
  const { tipodocumentoid } = await backOffice.make.tipo({ nombre: 'Con ejemplo' })
  const administrador = await signedInOperador(backOffice, { rol: 'administrador' })
  const url = `/api/consola/ejemplos/${tipodocumentoid}`
  expect((await browser.get(ejemploUrl(tipodocumentoid))).statusCode).toBe(404)
  expect((await administrador.upload([{ name: 'así.pdf', bytes: pdf }], {}, url)).json()).toMatchObject({
    success: true,
  })

  const { records } = await browser.call('TiposDocumentos', {})
  expect(records.find((tipo) => tipo.tipodocumentoid === tipodocumentoid)?.ejemplo).toBe('application/pdf')
  const answer = await browser.get(ejemploUrl(tipodocumentoid))
  expect(answer.rawPayload.equals(pdf)).toBe(true)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-security-policy': expect.stringContaining('sandbox') as unknown,
  })
})

test('what is no document is refused there, in the words of this product', async () => {
  const answer = await browser.upload([{ name: 'a.pdf', bytes: Buffer.from('hola') }])
  expect(answer.json()).toMatchObject({ success: false, error: { code: 1514 } })
})

test('somebody else’s file and one that is not there are not found', async () => {
  const { archivoid } = await backOffice.make.archivo({ cuenta_id: (await signedIn(backOffice)).cuentaId })
  for (const id of [archivoid, '22x999999'])
    expect((await browser.get(`/api/archivos/${id}`)).statusCode).toBe(404)
})

test('without a cookie, or with one that was changed, there is no session', async () => {
  const changed = `${cookie.slice(0, -2)}${cookie.endsWith('AA') ? 'BB' : 'AA'}`
  for (const value of [undefined, changed, 'x'.repeat(80)]) {
    const stranger = caller<never>({ http: portal }, 'portal', value)
    expect((await stranger.send('ListChoferes')).json()).toMatchObject({ error: { code: 1501 } })
    expect((await stranger.upload([{ name: 'a.pdf', bytes: pdf }])).json()).toMatchObject({
      error: { code: 1501 },
    })
    expect((await stranger.get('/app')).headers.location).toContain('/auth/login')
  }
})

test('signing out here ends the session there', async () => {
  const value = await signIn(person.email)
  const other = caller<never>({ http: portal }, 'portal', value)
  const answer = await other.send('logout')

  expect(answer.json()).toMatchObject({ result: { logout: true } })
  expect(answer.cookies[0]).toMatchObject({ value: '' })
  expect((await other.send('ListChoferes')).json()).toMatchObject({ error: { code: 1501 } })
})

test('a page of another site is refused, and so is what is no call', async () => {
  expect((await post({ _operation: 'login' }, { origin: 'https://otro.example' })).json()).toMatchObject({
    error: { code: 'ACCESS_DENIED' },
  })
  expect((await browser.send('Inventada')).json()).toMatchObject({ error: { code: 1404 } })
})

test('an outside client speaks through this portal with the session of the back office', async () => {
  const authorization = `Basic ${Buffer.from(`${outsideClient.user}:${outsideClient.password}`).toString('base64')}`
  const login = (
    await post({ _operation: 'login', username: person.email, password }, { authorization })
  ).json<{
    result: { login: { session: string } }
  }>()
  const list = await post(
    { _operation: 'PortalCustomOperations', mode: 'ListChoferes', _session: login.result.login.session },
    { authorization },
  )
  expect(list.json()).toMatchObject({ success: true, result: { page: 1 } })
})

test('a sign-in is counted for the person’s address, not for the portal’s', async () => {
  const answer = await portal.inject({
    method: 'POST',
    url: '/api/mobile',
    remoteAddress: '203.0.113.9',
    headers: { origin: baseUrl, 'content-type': 'application/json' },
    payload: JSON.stringify({ _operation: 'login', username: person.email, password }),
  })
  expect(answer.json()).toMatchObject({ success: true })
  expect(
    await backOffice.owner.selectFrom('auditoria').select('ip').where('ip', '=', '203.0.113.9').execute(),
  ).toHaveLength(1)
})

test('there is no console, and health says whether the back office answers', async () => {
  expect((await browser.get('/consola')).statusCode).toBe(404)
  expect((await browser.get('/salud')).json()).toEqual({ success: true, ...producto, backoffice: true })
})
