import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { baseUrl, outsideClient, startApp, trustedProxy, type TestApp } from '../testing/app.ts'
import { anonymous, anonymousAtConsole } from '../testing/caller.ts'
import { password } from '../testing/make.ts'
import { openProgramSession, signedIn, signedInOperador } from '../testing/people.ts'
import { producto } from '../version.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const json = 'application/json'
const basic = `Basic ${Buffer.from(`${outsideClient.user}:${outsideClient.password}`).toString('base64')}`

/** A call as it is on the wire, with nothing added. */
const post = (url: string, payload: string, headers: Record<string, string> = {}, cookies = {}) =>
  app.http.inject({ method: 'POST', url, payload, headers, cookies })

const ping = JSON.stringify({ _operation: 'ping' })
const codeOf = (answer: { json: () => unknown }) =>
  (answer.json() as { error?: { code: unknown } }).error?.code

describe('a browser', () => {
  test('gets its session in a cookie that scripts cannot read, and never in the answer', async () => {
    const { email } = await signedIn(app)

    const answer = await anonymous(app).send('login', { username: email, password })

    expect(answer.json()).toMatchObject({ success: true, result: { login: { rol: 'titular' } } })
    expect(answer.body).not.toContain('"session"')
    const [cookie = '', navegador = ''] = [answer.headers['set-cookie']].flat().map(String)
    expect(navegador).toMatch(
      /^portal_navegador=[\w-]{22}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect(cookie).toMatch(/^portal_sesion=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
    const token = cookie.slice('portal_sesion='.length, cookie.indexOf(';'))
    expect(answer.body).not.toContain(token)
  })

  test('gets a new session with each sign-in, and the one it had ends', async () => {
    const person = await signedIn(app)

    const answer = await person.send('login', { username: person.email, password })

    expect(String(answer.headers['set-cookie'])).not.toContain(person.token)
    await expect(person.call('ping', {})).rejects.toMatchObject({ body: { code: 1501 } })
  })

  test('cannot name a session in the body', async () => {
    const { token } = await signedIn(app)

    const answer = await anonymous(app).send('ping', { _session: token })

    expect(codeOf(answer)).toBe(1501)
  })

  test.each([
    ['says nothing of where the call comes from', {}],
    ['comes from another site', { origin: 'https://otro.example' }],
    ['comes from a page without origin', { origin: 'null' }],
    ['says same-site, which is not the same', { origin: baseUrl, 'sec-fetch-site': 'same-site' }],
    ['says cross-site', { 'sec-fetch-site': 'cross-site' }],
  ])('is denied when it %s', async (_, headers) => {
    const { token } = await signedIn(app)

    const answer = await post(
      '/api/mobile',
      ping,
      { 'content-type': json, ...headers },
      { portal_sesion: token },
    )

    expect(codeOf(answer)).toBe('ACCESS_DENIED')
  })

  test('is let in when it says same-origin', async () => {
    const { token } = await signedIn(app)

    const answer = await post(
      '/api/mobile',
      ping,
      { 'content-type': json, 'sec-fetch-site': 'same-origin' },
      { portal_sesion: token },
    )

    expect(codeOf(answer)).toBeUndefined()
  })

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json; charset=utf-8',
    'text/json',
    'multipart/form-data',
  ])('may not send %s', async (type) => {
    const answer = await post('/api/mobile', ping, { origin: baseUrl, 'content-type': type })

    expect(answer.statusCode).toBe(415)
    expect(codeOf(answer)).toBe(415)
  })
})

describe('an outside client', () => {
  test('signs with Basic, gets its session in the answer, and names it in each call', async () => {
    const { email } = await signedIn(app)
    const headers = { authorization: basic, 'content-type': json }

    const login = await post(
      '/api/mobile',
      JSON.stringify({ _operation: 'login', username: email, password }),
      headers,
    )
    expect(login.headers['set-cookie']).toBeUndefined()
    const { session } = login.json<{ result: { login: { session: string } } }>().result.login
    const answer = await post(
      '/api/mobile',
      JSON.stringify({ _operation: 'ping', _session: session }),
      headers,
    )

    expect(answer.json()).toMatchObject({ success: true })
  })

  test('may send a form, with what is nested as JSON text', async () => {
    const token = await openProgramSession(app, await signedIn(app))
    const form = new URLSearchParams({
      _operation: 'PortalCustomOperations',
      mode: 'TiposDocumentos',
      _session: token,
      filter: '{"tiporecurso":"dominio"}',
    })

    const answer = await post('/api/mobile', form.toString(), {
      authorization: basic,
      'content-type': 'application/x-www-form-urlencoded',
    })

    const { records } = answer.json<{ result: { records: { docrectipo_recurso: string }[] } }>().result
    expect(new Set(records.map((tipo) => tipo.docrectipo_recurso))).toEqual(new Set(['dominio']))
  })

  test('may send by a form what is no text, as JSON text too', async () => {
    const carrier = await signedIn(app)
    const token = await openProgramSession(app, carrier)
    const send = (fields: Record<string, string>) =>
      post('/api/mobile', new URLSearchParams(fields).toString(), {
        authorization: basic,
        'content-type': 'application/x-www-form-urlencoded',
      })
    const mode = { _operation: 'PortalCustomOperations', _session: token }

    for (const answer of [
      await send({ _operation: 'login', username: carrier.email, password, remember: 'true' }),
      await send({ ...mode, mode: 'ListContacts', activo: 'true' }),
      await send({ ...mode, mode: 'ListRecDocHistorial', filter: '' }),
    ])
      expect(answer.json()).toMatchObject({ success: true })
    expect(
      codeOf(await send({ ...mode, mode: 'AnularDocumento', documentoid: '21x999', version: '1' })),
    ).toBe('RECORD_NOT_FOUND')
  })

  test('may call its JSON text/json', async () => {
    const answer = await post('/api/mobile', JSON.stringify({ _operation: 'ping', _session: 'x' }), {
      authorization: basic,
      'content-type': 'text/json; charset=utf-8',
    })
    expect(codeOf(answer)).toBe(1501)
  })

  test('with wrong credentials gets 401, with and without a good session', async () => {
    const token = await openProgramSession(app, await signedIn(app))
    const wrong = `Basic ${Buffer.from('app:otra').toString('base64')}`

    const answer = await post('/api/mobile', JSON.stringify({ _operation: 'ping', _session: token }), {
      authorization: wrong,
      'content-type': json,
    })

    expect(answer.statusCode).toBe(401)
    expect(answer.headers['www-authenticate']).toMatch(/^Basic realm=/)
    expect(answer.json()).toMatchObject({ success: false, error: { code: 401 } })
  })

  test("a browser's cookie does not sign its calls", async () => {
    const { token } = await signedIn(app)

    const answer = await post(
      '/api/mobile',
      ping,
      { authorization: basic, 'content-type': json },
      { portal_sesion: token },
    )

    expect(codeOf(answer)).toBe(1501)
  })
})

describe('a call that shows no credentials and is no browser’s', () => {
  const boundary = 'multipart/form-data; boundary=x'
  test.each([
    ['POST', '/api/mobile', json, ping],
    ['POST', '/api/mobile', 'application/x-www-form-urlencoded', '_operation=ping'],
    [
      'POST',
      '/api/mobile',
      json,
      JSON.stringify({ _operation: 'login', username: 'a@x.example', password: 'x' }),
    ],
    ['POST', '/api/upfile', boundary, '--x--'],
    ['POST', '/api/faltantes', json, '{}'],
    ['POST', '/api/registro', json, '{}'],
    ['GET', '/api/archivos/22x1', undefined, undefined],
  ] as const)('gets 401 at %s %s (%s)', async (method, url, type, payload) => {
    const headers = type === undefined ? {} : { 'content-type': type }
    const answer = await app.http.inject({ method, url, headers, ...(payload !== undefined && { payload }) })

    expect(answer.statusCode).toBe(401)
    expect(answer.headers['www-authenticate']).toMatch(/^Basic realm=/)
    expect(answer.json()).toMatchObject({ success: false, error: { code: 401 } })
  })

  test.each<Record<string, string>>([{ origin: baseUrl }, { 'sec-fetch-site': 'same-origin' }])(
    'a browser’s with %j stays 1501',
    async (shown) => {
      const answer = await post('/api/mobile', ping, { 'content-type': json, ...shown })

      expect(answer.statusCode).toBe(200)
      expect(answer.headers['www-authenticate']).toBeUndefined()
      expect(codeOf(answer)).toBe(1501)
    },
  )

  test('a browser’s with a cookie of a session that ended stays 1501, where it says where it comes from', async () => {
    const headers = { 'content-type': json, origin: baseUrl }
    expect(codeOf(await post('/api/mobile', ping, headers, { portal_sesion: 'x'.repeat(43) }))).toBe(1501)
  })
})

describe('what is no call', () => {
  test.each([
    ['an operation that does not exist', '{"_operation":"borrarTodo"}', 1404],
    ['a mode that does not exist', '{"_operation":"PortalCustomOperations","mode":"BorrarTodo"}', 1404],
    [
      'a mode that has an operation of its own',
      '{"_operation":"PortalCustomOperations","mode":"ping"}',
      1404,
    ],
    ['a name that every object has', '{"_operation":"PortalCustomOperations","mode":"constructor"}', 1404],
    ['no operation', '{}', 1404],
    ['a list', '[]', 1510],
    ['nothing', '', 1510],
    ['JSON cut off', '{"_operation":"ping"', 1510],
    ['a prototype', '{"__proto__":{"x":1},"_operation":"ping"}', 1510],
  ])('%s', async (_, payload, code) => {
    const answer = await post('/api/mobile', payload, { origin: baseUrl, 'content-type': json })

    expect(codeOf(answer)).toBe(code)
  })

  test('unknown fields are named, and nothing is done', async () => {
    const carrier = await signedIn(app)

    const answer = await carrier.send('SaveProfile', {
      values: { firstname: 'Eva', rol: 'titular' },
      extra: 1,
    })

    expect(answer.json()).toMatchObject({
      error: { code: 1510, fields: { rol: 'Campo desconocido', extra: 'Campo desconocido' } },
    })
  })

  test('a body too big gets 413', async () => {
    const answer = await post('/api/mobile', JSON.stringify({ _operation: 'x'.repeat(300_000) }), {
      origin: baseUrl,
      'content-type': json,
    })

    expect(answer.statusCode).toBe(413)
    expect(codeOf(answer)).toBe(413)
  })

  test('a character that the database cannot hold is wrong input, not a fault', async () => {
    const answer = await anonymous(app).send('login', { username: 'a\u0000@x.example', password: 'x' })

    expect(answer.statusCode).toBe(200)
  })

  test('an unknown address answers the envelope with 404', async () => {
    const answer = await app.http.inject('/api/nada')

    expect(answer.statusCode).toBe(404)
    expect(codeOf(answer)).toBe(1404)
  })
})

test('a fault says nothing but the id under which it was logged', async () => {
  const carrier = await signedIn(app)
  await app.owner.schema.alterTable('tipo_documento').renameTo('tipo_perdido').execute()
  try {
    const answer = await carrier.send('TiposDocumentos')

    const id = String(answer.headers['x-request-id'])
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({
      success: false,
      error: { code: 500, message: `Error inesperado (${id})`, requestId: id },
    })
  } finally {
    await app.owner.schema.alterTable('tipo_perdido').renameTo('tipo_documento').execute()
  }
})

test('every answer carries its request id and the headers that keep a browser safe', async () => {
  for (const answer of [await anonymous(app).send('ping'), await app.http.inject('/nada')]) {
    expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
    })
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(answer.headers['content-security-policy']).not.toContain('unsafe')
  }
})

describe('the other calls', () => {
  test('registering by itself answers success or the refusal', async () => {
    const form = {
      firstname: 'Ana',
      lastname: 'Paz',
      tipo_documento: 'CUIT',
      cuit: '20-12345678-6',
      email: 'ana@registro.example',
      mobile: '+5491154445566',
      mailingstreet: 'Calle 1',
      othercountry: 'Argentina',
      otherstate: 'Córdoba',
      othercity: 'Río Cuarto',
    }
    const headers = { origin: baseUrl, 'content-type': json }

    expect((await post('/api/registro', JSON.stringify(form), headers)).json()).toEqual({ success: true })
    expect((await post('/api/registro', JSON.stringify(form), headers)).json()).toMatchObject({
      success: false,
      error: { code: 1503, message: 'Usuario con el correo ana@registro.example ya esta registrado' },
    })
    expect((await app.mailbox('ana@registro.example')).map(({ plantilla }) => plantilla)).toEqual([
      'registroRecibido',
    ])
  })

  test('an outside client registers somebody too', async () => {
    const answer = await post('/api/registro', '{"firstname":""}', {
      authorization: basic,
      'content-type': json,
    })

    expect(answer.json()).toMatchObject({ error: { code: 1510, fields: { firstname: 'Campo requerido' } } })
  })

  test('geography keeps an order, and refuses one that it does not know', async () => {
    const ask = (query: string) =>
      app.http.inject(`/api/geografia?geo_pais=Uruguay&geo_provincia=Artigas&${query}`)
    const names = (answer: { json: () => unknown }) =>
      (answer.json() as { records: { denominacion: string }[] }).records.map(
        ({ denominacion }) => denominacion,
      )

    const found = names(await ask(''))
    expect(names(await ask('order=denominacion%20DESC'))).toEqual(found.toReversed())
    expect((await ask('order=habitantes')).json()).toMatchObject({ success: false, records: [] })
  })

  test.each([['geo_pais=Francia'], ['geo_pais=Uruguay&geo_provincia=Chubut'], ['continente=Asia']])(
    'geography of %s is refused',
    async (query) => {
      const answer = await app.http.inject(`/api/geografia?${query}`)

      expect(answer.json()).toMatchObject({ success: false, records: [], message: 'Revisá los datos.' })
    },
  )

  test('geography answers its records to anybody', async () => {
    const answer = await app.http.inject('/api/geografia?geo_pais=Uruguay&geo_provincia=Artigas')

    expect(answer.json()).toMatchObject({ success: true, message: '' })
    expect(answer.json<{ records: unknown[] }>().records[0]).toEqual({
      geo_pais: 'Uruguay',
      geo_provincia: 'Artigas',
      denominacion: 'Artigas',
      othercity: 'Artigas',
    })
  })

  test('missing documents come as one list, to a cookie or to a session in the body', async () => {
    const carrier = await signedIn(app)
    const token = await openProgramSession(app, carrier)
    const headers = { 'content-type': json }

    const byCookie = await post(
      '/api/faltantes',
      '{}',
      { ...headers, origin: baseUrl },
      { portal_sesion: carrier.token },
    )
    const bySession = await post('/api/faltantes', JSON.stringify({ _session: token }), headers)
    const byNobody = await post('/api/faltantes', '{}', { ...headers, origin: baseUrl })
    const narrowed = await post(
      '/api/faltantes',
      JSON.stringify({ _session: token, tiporecurso: 'dominio' }),
      headers,
    )
    const wrong = await post('/api/faltantes', JSON.stringify({ _session: token, otra: 1 }), headers)

    expect(byCookie.json()).toMatchObject({ success: true })
    expect(byCookie.json<{ faltantes: { tipodocumento: string }[] }>().faltantes.length).toBeGreaterThan(0)
    expect(bySession.body).toBe(byCookie.body)
    expect(byNobody.json()).toMatchObject({ success: false, faltantes: [], error: { code: 1501 } })
    expect(narrowed.json()).toMatchObject({ success: true, faltantes: [] })
    expect(wrong.json()).toMatchObject({ success: false, faltantes: [], error: { code: 1510 } })

    const byBasic = (body: object) =>
      post('/api/faltantes', JSON.stringify(body), { ...headers, authorization: basic })
    expect((await byBasic({ _session: token })).body).toBe(byCookie.body)
    expect((await byBasic({ _session: token, tiporecurso: '', recursoid: 0 })).body).toBe(byCookie.body)
    for (const none of [{}, { _session: '' }, { _session: 'x'.repeat(43) }])
      expect((await byBasic(none)).json()).toMatchObject({
        success: false,
        faltantes: [],
        error: { code: 1501 },
      })
  })

  test('health and figures are for this machine alone', async () => {
    const far = { remoteAddress: '192.0.2.7' }

    expect((await app.http.inject('/salud')).json()).toMatchObject({
      success: true,
      ...producto,
      database: true,
      storage: true,
      jobs: true,
    })
    const { body } = await app.http.inject('/metricas')
    expect(body).toContain('portal_request_seconds')
    expect(body).toContain(`portal_build_info{version="${producto.version}",commit=""} 1`)
    expect((await app.http.inject({ url: '/salud', ...far })).json()).toMatchObject({ success: false })
    expect((await app.http.inject({ url: '/metricas', ...far })).json()).toMatchObject({ success: false })
  })
})

test("the console's cookie is its own", async () => {
  const { email } = await signedInOperador(app)

  const answer = await anonymousAtConsole(app).send('LoginOperador', { username: email, password })

  expect(String(answer.headers['set-cookie'])).toMatch(/^consola_sesion=/)
  expect(answer.json()).toMatchObject({ result: { login: { rol: 'revisor' } } })
})

describe('whose address counts', () => {
  const guess = (remoteAddress: string, said: string) =>
    app.http.inject({
      method: 'POST',
      url: '/api/mobile',
      remoteAddress,
      headers: { authorization: basic, 'content-type': json, 'x-forwarded-for': said },
      payload: JSON.stringify({
        _operation: 'PortalCustomOperations',
        mode: 'changePasswordByCode',
        token: 'a'.repeat(22),
        password: 'una frase larga y propia',
      }),
    })
  const countedAs = async (remoteAddress: string) => {
    await sql`delete from limite`.execute(app.owner)
    for (const n of [1, 2]) await guess(remoteAddress, `198.51.100.${n}`)
    const { rows } = await sql<{ key: string }>`
      select key from limite where key like 'passwordCodeFrom:%' order by key`.execute(app.owner)
    return rows.map(({ key }) => key.slice('passwordCodeFrom:'.length))
  }

  test('an outside client that names others is counted as itself', async () => {
    expect(await countedAs('203.0.113.9')).toEqual(['203.0.113.9'])
  })

  test('a trusted proxy is believed', async () => {
    expect(await countedAs(trustedProxy)).toEqual(['198.51.100.1', '198.51.100.2'])
  })
})

describe('an operation at its own address', () => {
  const at = (operation: string, body: object, headers: Record<string, string> = { authorization: basic }) =>
    post(`/api/mobile/${operation}`, JSON.stringify(body), { 'content-type': json, ...headers })

  test('is called by an outside client without naming it again, or naming the same', async () => {
    const { email } = await signedIn(app)
    const signIn = await at('login', { username: email, password })
    const { session: _session } = signIn.json<{ result: { login: { session: string } } }>().result.login

    for (const named of [{}, { _operation: 'PortalCustomOperations', mode: 'ListChoferes' }])
      expect((await at('ListChoferes', { _session, ...named })).json()).toMatchObject({
        success: true,
        result: { records: [] },
      })
  })

  test.each([
    ['another is named in the body', 'ListChoferes', { mode: 'SaveChofer', values: {} }],
    ['none is called so', 'ListarChoferes', {}],
    ['it is one of the console', 'ListCuentas', {}],
    ['its name is of every object', 'constructor', {}],
  ])('is refused where %s', async (_where, operation, body) => {
    expect(codeOf(await at(operation, body))).toBe(1404)
  })

  test('asks a browser for the same as the address of all', async () => {
    const { token } = await signedIn(app)
    const cookies = { portal_sesion: token }
    const body = JSON.stringify({})
    const own = { 'content-type': json, 'sec-fetch-site': 'same-origin' }

    const foreign = await post(
      '/api/mobile/ListChoferes',
      body,
      { ...own, 'sec-fetch-site': 'cross-site' },
      cookies,
    )
    const form = await post(
      '/api/mobile/ListChoferes',
      body,
      { ...own, 'content-type': 'text/plain' },
      cookies,
    )
    const good = await post('/api/mobile/ListChoferes', body, own, cookies)

    expect(codeOf(foreign)).toBe('ACCESS_DENIED')
    expect(form.statusCode).toBe(415)
    expect(good.json()).toMatchObject({ success: true })
  })
})
