import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { apiV1, maxPreguntas, type AnswerOf } from '@portal/contract/apiV1.ts'
import { estadoCuenta } from '@portal/contract/estadoCuenta.ts'
import { alcances } from '@portal/contract/tokens.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../testing/app.ts'
import { signedIn, signedInOperador, type Carrier } from '../../testing/people.ts'

/** Whether something may go out, as programs ask it. */

type Veredicto = AnswerOf<'aptitud'>

let app: TestApp
let ana: Carrier
/** Tokens of Ana's account, of a stranger's, and of the provider. */
let own: string
let theirs: string
let providers: string
const hoy = hoyEnBuenosAires()

interface Maker {
  call: (operation: 'CrearToken', input: object) => Promise<{ records: { token: string }[] }>
}

const values = (more: object = {}) => ({
  nombre: 'Despacho',
  alcances: [...alcances],
  vence: sumarDias(hoy, 30),
  ...more,
})

async function tokenOf(maker: unknown, more: object = {}): Promise<string> {
  const { records } = await (maker as Maker).call('CrearToken', { values: values(more) })
  return records[0]?.token ?? ''
}

const ask = (
  token: string | undefined,
  query: Record<string, string>,
  headers: Record<string, string> = {},
) =>
  app.http.inject({
    method: 'GET',
    url: `${apiV1}/aptitud`,
    query,
    headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
  })

const verdict = async (token: string, query: Record<string, string>): Promise<Veredicto> => {
  const answer = await ask(token, query)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<Veredicto>()
}

let critical: string
let dominio: string

beforeAll(async () => {
  app = await startApp()
  ana = await signedIn(app)
  const stranger = await signedIn(app)
  const administrador = await signedInOperador(app, { rol: 'administrador' })
  own = await tokenOf(ana)
  theirs = await tokenOf(stranger)
  providers = await tokenOf(administrador)
  await sql`update tipo_documento set critico = false`.execute(app.owner)
  critical = (
    await app.make.tipo({
      docrectipo_recurso: 'dominio',
      critico: true,
      obligatorio: true,
      nombre: 'VTV de prueba',
    })
  ).tipodocumentoid
  dominio = (await app.make.dominio({ cuenta_id: ana.cuentaId, dominio: 'AB123CD' })).dominioid
}, 60_000)
afterAll(() => app.stop())

const approved = (recursoid: string, fecha_vencimiento: string) =>
  app.make.documento({
    cuenta_id: ana.cuentaId,
    recursoid,
    tipodocumentoid: critical,
    estado: 'aprobado',
    fecha_vencimiento,
  })

describe('a plate', () => {
  test('that misses a paper may not go out, and whose it is may be written as people do', async () => {
    expect(await verdict(own, { dominio: 'ab 123-cd' })).toMatchObject({
      apto: 'no',
      hasta: null,
      culpables: [{ tipo: 'VTV de prueba', recurso: 'AB123CD', estado: 'pendiente' }],
      recursos: [{ recursoid: dominio, tiporecurso: 'dominio' }],
      dia: hoy,
    })
  })

  test('may go out through the day on which its first paper ends, and not the day after', async () => {
    const end = sumarDias(hoy, 60)
    await approved(dominio, end)
    expect(await verdict(own, { dominio: 'AB123CD' })).toMatchObject({
      apto: 'si',
      hasta: end,
      culpables: [],
    })
    expect(await verdict(own, { dominio: 'AB123CD', dia: end })).toMatchObject({ apto: 'si', hasta: end })
    expect(await verdict(own, { dominio: 'AB123CD', dia: sumarDias(end, 1) })).toMatchObject({
      apto: 'no',
      culpables: [{ tipo: 'VTV de prueba', estado: 'vencido', desde: sumarDias(end, 1) }],
    })
  })

  test('that nobody has is unknown, and so is another account’s; the provider knows it', async () => {
    expect(await verdict(own, { dominio: 'QQ999QQ' })).toMatchObject({ apto: 'desconocido', recursos: [] })
    const mine = await verdict(theirs, { dominio: 'AB123CD' })
    const nobodys = await verdict(theirs, { dominio: 'QQ999QQ' })
    expect({ ...mine, calculado: '' }).toEqual({ ...nobodys, calculado: '' })
    expect(await verdict(providers, { dominio: 'AB123CD' })).toMatchObject({ apto: 'si' })
  })

  test('that two carriers have on the road has to be fit at both; what one of them left doesn’t count', async () => {
    const other = await signedIn(app)
    const { dominioid } = await app.make.dominio({ cuenta_id: other.cuentaId, dominio: 'AB123CD' })
    expect(await verdict(providers, { dominio: 'AB123CD' })).toMatchObject({ apto: 'no', hasta: null })
    const { cuit } = await app.owner
      .selectFrom('cuenta')
      .select('cuit')
      .where('cuenta_id', '=', ana.cuentaId)
      .executeTakeFirstOrThrow()
    expect(await verdict(providers, { dominio: 'AB123CD', cuit })).toMatchObject({ apto: 'si' })
    await app.owner
      .updateTable('dominio')
      .set({ estado_dominio: 'BAJA', fecha_baja: hoy, motivo_baja: 'Vendido' })
      .where('dominioid', '=', dominioid)
      .execute()
    expect(await verdict(providers, { dominio: 'AB123CD' })).toMatchObject({ apto: 'si' })
  })
})

test('a unit goes out as its parts do, and what stops it is named with whose it is', async () => {
  const { choferid } = await app.make.chofer({ cuenta_id: ana.cuentaId, nombre: 'Lucía', apellido: 'Bosque' })
  const { unidadid } = await app.make.unidad({
    cuenta_id: ana.cuentaId,
    nombre: 'La Tropilla',
    tractor: dominio,
    chofer1: choferid,
  })
  for (const unidad of [unidadid, 'La Tropilla'])
    expect(await verdict(own, { unidad })).toMatchObject({ apto: 'si', recursos: [{ recursoid: unidadid }] })
  await app.owner
    .updateTable('chofer')
    .set({ estado_cuenta: 'BLOQUEADO' })
    .where('choferid', '=', choferid)
    .execute()
  for (const dia of [hoy, sumarDias(hoy, 3)])
    expect(await verdict(own, { unidad: unidadid, dia })).toMatchObject({
      apto: 'no',
      culpables: [{ tipo: null, recurso: 'Bosque, Lucía', estado: 'BLOQUEADO' }],
    })
  await app.owner
    .updateTable('chofer')
    .set({ estado_cuenta: 'ACTIVO' })
    .where('choferid', '=', choferid)
    .execute()
  await app.owner.updateTable('unidad').set({ estado: 'INACTIVA' }).where('unidadid', '=', unidadid).execute()
  expect(await verdict(own, { unidad: unidadid })).toMatchObject({
    apto: 'no',
    culpables: [{ recurso: 'La Tropilla', estado: 'INACTIVA' }],
  })
})

test('of a suspended account nothing goes out, and it is said why', async () => {
  const carrier = await signedIn(app)
  const token = await tokenOf(carrier)
  await app.make.chofer({ cuenta_id: carrier.cuentaId, documento: '30999888' })
  expect(await verdict(token, { documento: '30.999.888' })).toMatchObject({ apto: 'si' })
  await app.owner
    .updateTable('cuenta')
    .set({ estado: estadoCuenta.suspendido })
    .where('cuenta_id', '=', carrier.cuentaId)
    .execute()
  for (const who of [token, providers])
    expect(await verdict(who, { documento: '30999888' })).toMatchObject({
      apto: 'no',
      culpables: [{ tipo: null, estado: 'suspendida' }],
    })
})

test('five hundred at once are answered in their order', async () => {
  const preguntas = Array.from({ length: maxPreguntas }, (_, n) => ({
    dominio: n === 250 ? 'AB123CD' : `ZZ${String(100 + n)}ZZ`,
  }))
  const answer = await app.http.inject({
    method: 'POST',
    url: `${apiV1}/aptitud`,
    headers: { authorization: `Bearer ${own}` },
    payload: { preguntas },
  })
  expect(answer.statusCode, answer.body).toBe(200)
  const { veredictos } = answer.json<AnswerOf<'aptitudes'>>()
  expect(veredictos.map(({ apto }) => apto)).toEqual(
    preguntas.map((_, n) => (n === 250 ? 'si' : 'desconocido')),
  )
})

describe('is refused with a problem that says why', () => {
  const problem = async (...asked: Parameters<typeof ask>) => {
    const answer = await ask(...asked)
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(answer.json<object>()).toMatchObject({ type: 'about:blank', status: answer.statusCode })
    return answer
  }

  test.each([
    ['none', undefined],
    ['one that is none', `pt_c1_${'x'.repeat(43)}`],
    ['what can’t be one', 'pt_nada'],
  ])('token: %s', async (_, token) => {
    const answer = await problem(token, { dominio: 'AB123CD' })
    expect(answer.statusCode).toBe(401)
    expect(answer.headers['www-authenticate']).toBe('Bearer realm="Portal"')
    expect(answer.json<object>()).toMatchObject({ code: 1601 })
  })

  test('one that ended, was revoked, or whose account is disabled', async () => {
    const carrier = await signedIn(app)
    const ended = await tokenOf(carrier)
    await sql`update token set creado = now() - interval '40 days', vence = hoy() - 1 where cuenta_id = ${carrier.cuentaId}`.execute(
      app.owner,
    )
    expect((await problem(ended, { dominio: 'AB123CD' })).json()).toMatchObject({ status: 401, code: 1603 })
    const revoked = await tokenOf(carrier)
    const { records } = await carrier.call('ListTokens', {})
    await carrier.call('RevocarToken', { tokenid: records[0]?.tokenid ?? '' })
    expect((await problem(revoked, { dominio: 'AB123CD' })).json()).toMatchObject({ status: 401, code: 1602 })
    const live = await tokenOf(carrier)
    await app.owner
      .updateTable('cuenta')
      .set({ estado: estadoCuenta.deshabilitado })
      .where('cuenta_id', '=', carrier.cuentaId)
      .execute()
    expect((await problem(live, { dominio: 'AB123CD' })).json()).toMatchObject({ status: 403, code: 1604 })
  })

  test('from another network, and without the scope, which is named', async () => {
    const near = await tokenOf(ana, { redes: ['127.0.0.1', '10.0.4.0/24'] })
    expect((await ask(near, { dominio: 'AB123CD' })).statusCode).toBe(200)
    const far = await tokenOf(ana, { redes: ['192.0.2.0/24'] })
    expect((await problem(far, { dominio: 'AB123CD' })).json()).toMatchObject({ status: 403, code: 1605 })
    const without = await tokenOf(ana, { alcances: ['recursos:leer'] })
    const answer = await problem(without, { dominio: 'AB123CD' })
    expect(answer.json()).toMatchObject({ status: 403, code: 1606 })
    expect(answer.json<{ detail: string }>().detail).toContain('aptitud:leer')
  })

  test('over its limit, with how long to wait', async () => {
    const slow = await tokenOf(ana, { por_minuto: 2 })
    const answers = []
    for (let n = 0; n < 4; n++) answers.push(await ask(slow, { dominio: 'AB123CD' }))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429, 429])
    const [first, second, third] = answers
    expect(second?.headers['ratelimit']).toMatch(/^"minuto";r=0;t=\d+$/)
    expect(second?.headers['ratelimit-policy']).toBe('"minuto";q=2;w=60')
    expect(Number(third?.headers['retry-after'])).toBeGreaterThan(0)
    expect(first?.headers['ratelimit']).toBeDefined()
    // Nobody else waits for it.
    expect((await ask(own, { dominio: 'AB123CD' })).statusCode).toBe(200)
  })

  test.each([
    ['nobody', {}, 'dominio'],
    ['two', { dominio: 'AB123CD', documento: '30999888' }, 'dominio'],
    ['a plate that is none', { dominio: '??' }, 'dominio'],
    ['a day that passed', { dominio: 'AB123CD', dia: sumarDias(hoy, -1) }, 'dia'],
    ['a day of 2100', { dominio: 'AB123CD', dia: '2100-01-01' }, 'dia'],
    [
      'the day after the last that may be asked about',
      { dominio: 'AB123CD', dia: sumarDias(hoy, 367) },
      'dia',
    ],
    ['a day that is none', { dominio: 'AB123CD', dia: '2026-02-30' }, 'dia'],
    ['a CUIT that is none', { cuit: '20111111111' }, 'cuit'],
  ])('asked about %s', async (_, query, field) => {
    const answer = await problem(own, query)
    expect(answer.statusCode).toBe(400)
    expect(answer.json<{ fields: Record<string, string> }>().fields[field]).toMatch(/\w/)
  })

  test('asked about more than 500 at once, or about nothing', async () => {
    for (const preguntas of [Array.from({ length: 501 }, () => ({ dominio: 'AB123CD' })), []]) {
      const answer = await app.http.inject({
        method: 'POST',
        url: `${apiV1}/aptitud`,
        headers: { authorization: `Bearer ${own}` },
        payload: { preguntas },
      })
      expect(answer.statusCode).toBe(400)
      expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
      expect(answer.json<{ fields: Record<string, string> }>().fields['preguntas']).toMatch(/\w/)
    }
  })

  test('an address that is none', async () => {
    const answer = await app.http.inject({
      method: 'GET',
      url: `${apiV1}/nada`,
      headers: { authorization: `Bearer ${own}` },
    })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ status: 404 })
  })
})

test('a token opens no other door, and a session no reading', async () => {
  const asSession = await app.http.inject({
    method: 'POST',
    url: '/api/mobile/ListChoferes',
    headers: { authorization: `Bearer ${own}` },
    payload: {},
  })
  expect(asSession.statusCode).toBe(401)
  const cookie = await app.http.inject({
    method: 'GET',
    url: `${apiV1}/aptitud`,
    query: { dominio: 'AB123CD' },
    cookies: { portal_sesion: ana.token },
  })
  expect(cookie.statusCode).toBe(401)
})

test('what is answered again is what is so now: after each change, of each day, and while the token lives', async () => {
  const carrier = await signedIn(app)
  const token = await tokenOf(carrier)
  const { choferid } = await app.make.chofer({ cuenta_id: carrier.cuentaId, documento: '30111999' })
  const block = (estado_cuenta: 'ACTIVO' | 'BLOQUEADO') =>
    app.owner.updateTable('chofer').set({ estado_cuenta }).where('choferid', '=', choferid).execute()
  const given = async () => (await app.http.inject({ url: '/metricas' })).body.match(/given_total (\d+)/)?.[1]
  const first = await verdict(token, { documento: '30111999' })
  const before = await given()
  const again = await verdict(token, { documento: '30111999' })
  expect(Number(await given())).toBe(Number(before) + 1)
  expect({ ...again, calculado: '' }).toEqual({ ...first, calculado: '' })
  expect(again.calculado > first.calculado).toBe(true)
  for (const [estado, apto] of [
    ['BLOQUEADO', 'no'],
    ['ACTIVO', 'si'],
    ['BLOQUEADO', 'no'],
  ] as const) {
    await block(estado)
    expect(await verdict(token, { documento: '30111999' })).toMatchObject({ apto })
    expect(await verdict(token, { documento: '30111999', dia: sumarDias(hoy, 1) })).toMatchObject({ apto })
  }
  await app.owner
    .updateTable('cuenta')
    .set({ estado: estadoCuenta.suspendido })
    .where('cuenta_id', '=', carrier.cuentaId)
    .execute()
  expect((await verdict(token, { documento: '30111999' })).culpables).toMatchObject([
    { estado: 'suspendida' },
    { estado: 'BLOQUEADO' },
  ])
  const { records } = await carrier.call('ListTokens', {})
  expect(records[0]?.tokenid).toBeDefined()
  await carrier.call('RevocarToken', { tokenid: records[0]?.tokenid ?? '' })
  expect((await ask(token, { documento: '30111999' })).statusCode).toBe(401)
})

test('the last day that may be asked about is 366 days from today', async () => {
  expect(await verdict(own, { dominio: 'AB123CD', dia: sumarDias(hoy, 366) })).toMatchObject({
    dia: sumarDias(hoy, 366),
  })
})

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('what is long travels as %s, and is the same', async (encoding, opened) => {
  const preguntas = Array.from({ length: 50 }, () => ({ dominio: 'AB123CD' }))
  const sent = (headers: Record<string, string>) =>
    app.http.inject({
      method: 'POST',
      url: `${apiV1}/aptitud`,
      headers: { authorization: `Bearer ${own}`, ...headers },
      payload: { preguntas },
    })
  const plain = await sent({})
  const packed = await sent({ 'accept-encoding': encoding })
  expect(plain.headers['content-encoding']).toBe(undefined)
  expect(packed.headers['content-encoding']).toBe(encoding)
  expect(packed.headers['vary']).toContain('Accept-Encoding')
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
  expect(packed.headers.etag).toBe(plain.headers.etag)
  const veredictos = (body: string) => (JSON.parse(body) as AnswerOf<'aptitudes'>).veredictos
  const withoutWhen = (body: string) => veredictos(body).map((each) => ({ ...each, calculado: '' }))
  expect(withoutWhen(opened(packed.rawPayload).toString())).toEqual(withoutWhen(plain.body))
})

test('no page of another site may ask: nothing allows it to read, nor to send its token', async () => {
  const headers = { origin: 'https://otro.example', authorization: `Bearer ${own}` }
  const read = await ask(own, { dominio: 'AB123CD' }, headers)
  const preflight = await app.http.inject({
    method: 'OPTIONS',
    url: `${apiV1}/aptitud`,
    headers: {
      origin: 'https://otro.example',
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization',
    },
  })
  expect(preflight.statusCode).toBe(404)
  for (const answer of [read, preflight])
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
})

test('what is the same is not sent again', async () => {
  const first = await ask(own, { dominio: 'AB123CD' })
  const again = await ask(own, { dominio: 'AB123CD' }, { 'if-none-match': String(first.headers.etag) })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
  expect(
    (await ask(own, { dominio: 'QQ999QQ' }, { 'if-none-match': String(first.headers.etag) })).statusCode,
  ).toBe(200)
})
