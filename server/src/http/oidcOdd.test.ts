import { createServer } from 'node:net'
import { oidcPaths } from '@portal/contract/ingresoPorEmpresa.ts'
import type { JWTPayload } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { baseUrl, startApp, type TestApp } from '../testing/app.ts'
import { anonymousAtConsole } from '../testing/caller.ts'
import { howMany, inFull } from '../testing/howMany.ts'
import { openJar } from '../testing/jar.ts'
import { password } from '../testing/make.ts'
import { startOddIssuer, type Odd, type OddIssuer } from '../testing/oddIssuer.ts'
import { oidcClient } from '../testing/oidcIssuer.ts'

/**
 * An issuer that is down, slow, or says and signs what it must not: each is refused with a sentence, and nobody else waits. One
 * that is slow is waited for half a second, and in full as long as an installation waits.
 */

const issuerMs = howMany(500, 5_000)
const patience = inFull ? {} : { issuerMs }
let issuer: OddIssuer
let app: TestApp
let nonce = ''
let email = ''
const logged: string[] = []
beforeAll(async () => {
  issuer = await startOddIssuer(() => nonce)
  app = await startApp({ ...patience, oidc: { issuer: issuer.url }, logged: (line) => logged.push(line) })
  email = (await app.make.operador({ email: 'rara@proveedor.example' })).email
})
afterAll(async () => {
  await app.stop()
  await issuer.stop()
})
beforeEach(() => {
  issuer.odd = {}
})

const refusedBy = (falla: string) => `/consola/ingresar?falla=${falla}`

/** Goes there and comes back with a code, as if the company had asked and signed in; `say` spoils what comes back. */
async function enter(odd: Odd = {}, say: (back: URLSearchParams) => void = () => undefined) {
  const jar = openJar(app)
  const away = new URL(String((await jar.get(oidcPaths.entrar)).headers.location))
  nonce = away.searchParams.get('nonce') ?? ''
  const back = new URLSearchParams({ code: 'uno', state: away.searchParams.get('state') ?? '' })
  say(back)
  issuer.odd = odd
  const { location } = (await jar.get(`${oidcPaths.vuelta}?${back.toString()}`)).headers
  return { location: String(location), isIn: jar.cookies.has('consola_sesion'), away }
}

test('one that is right lets in, and asks by code with PKCE, state and nonce', async () => {
  const { location, isIn, away } = await enter()
  expect([location, isIn]).toEqual(['/consola', true])
  expect(Object.fromEntries(away.searchParams)).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    scope: 'openid email profile',
    redirect_uri: `${baseUrl}${oidcPaths.vuelta}`,
  })
  for (const name of ['state', 'nonce', 'code_challenge'])
    expect(away.searchParams.get(name)).toMatch(/^[\w-]{43}$/)
})

const seconds = (n: number) => Math.floor(Date.now() / 1000) + n

test.each<[string, () => Odd]>([
  ['signed by nobody (alg: none)', () => ({ signs: 'none' })],
  ['signed with the secret of both', () => ({ signs: 'HS256' })],
  [
    'signed with the secret of both, which it says it does',
    () => ({
      signs: 'HS256',
      metadata: { id_token_signing_alg_values_supported: ['HS256', 'none'] },
    }),
  ],
  ['signed with a key that is not the issuer’s', () => ({ signs: 'stranger' })],
  ['for somebody else', () => ({ claims: { aud: 'otro' } })],
  ['of another issuer', () => ({ claims: { iss: 'https://otro.example' } })],
  ['of another sign-in', () => ({ claims: { nonce: 'otro' } })],
  ['of no sign-in', () => ({ claims: { nonce: undefined } })],
  ['that ended five minutes ago', () => ({ claims: { iat: seconds(-600), exp: seconds(-300) } })],
  ['of a clock five minutes ahead', () => ({ claims: { nbf: seconds(300), exp: seconds(600) } })],
  ['of nobody', () => ({ claims: { sub: '' } })],
  ['of a name without end', () => ({ claims: { sub: 'x'.repeat(256) } })],
])('an id token %s lets nobody in', async (_what, odd) => {
  const { location, isIn } = await enter(odd())
  expect([location, isIn]).toEqual([refusedBy('rara'), false])
})

test.each([
  ['another state', (back: URLSearchParams) => back.set('state', 'otro'), 'tarde'],
  ['no state', (back: URLSearchParams) => back.delete('state'), 'tarde'],
  ['two states', (back: URLSearchParams) => back.append('state', 'otro'), 'rara'],
  ['no code', (back: URLSearchParams) => back.delete('code'), 'rara'],
  ['the name of another issuer', (back: URLSearchParams) => back.set('iss', 'https://otro.example'), 'rara'],
  ['an error in words of its own', (back: URLSearchParams) => back.set('error', '<b>x</b>'), 'negada'],
  ['that it can’t now', (back: URLSearchParams) => back.set('error', 'temporarily_unavailable'), 'caida'],
])('an answer with %s is told on the sign-in page', async (_what, say, falla) => {
  const { location, isIn } = await enter({}, say)
  expect([location, isIn]).toEqual([refusedBy(falla), false])
})

test('one that says it is another is not believed', async () => {
  const liar = await startOddIssuer(() => '')
  liar.odd = { metadata: { issuer: 'https://otro.example' } }
  const there = await startApp({ oidc: { issuer: liar.url } })
  try {
    expect((await openJar(there).get(oidcPaths.entrar)).headers.location).toBe(refusedBy('rara'))
  } finally {
    await there.stop()
    await liar.stop()
  }
})

/** A server whose issuer answers nothing: people sign in with passwords meanwhile, at once. */
async function expectNobodyWaits(there: TestApp): Promise<void> {
  const { email: username } = await there.make.operador()
  const waiting = Array.from({ length: 20 }, () => openJar(there).get(oidcPaths.entrar))
  const since = performance.now()
  await anonymousAtConsole(there).call('LoginOperador', { username, password })
  expect(performance.now() - since).toBeLessThan(3_000)
  const since20 = performance.now()
  for (const { headers } of await Promise.all(waiting)) expect(headers.location).toBe(refusedBy('caida'))
  expect(performance.now() - since20).toBeLessThan(issuerMs + 3_000)
}

test('one that is down is told in a sentence, and nobody else waits', async () => {
  const gone = await startOddIssuer(() => '')
  await gone.stop()
  const there = await startApp({ oidc: { issuer: gone.url } })
  try {
    await expectNobodyWaits(there)
  } finally {
    await there.stop()
  }
})

test('one that takes the call and says nothing is given up after a while, and nobody else waits', async () => {
  const mute = createServer()
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve))
  const address = mute.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const there = await startApp({ ...patience, oidc: { issuer: `http://127.0.0.1:${port}` } })
  try {
    await expectNobodyWaits(there)
  } finally {
    await there.stop()
    mute.close()
  }
}, 30_000)

test.each(['/token', '/jwks'])(
  'one whose %s takes too long is given up after a while',
  async (slowAt) => {
    const since = performance.now()
    const { location, isIn } = await enter({ slow: 20_000, slowAt })
    expect([location, isIn]).toEqual([refusedBy('caida'), false])
    expect(performance.now() - since).toBeLessThan(issuerMs + 3_000)
  },
  30_000,
)

test('it is asked for what it is once for many, and for nothing before somebody comes', async () => {
  const fresh = await startOddIssuer(() => '')
  const there = await startApp({ oidc: { issuer: fresh.url } })
  try {
    expect(fresh.asked.size).toBe(0)
    await Promise.all(Array.from({ length: 20 }, () => openJar(there).get(oidcPaths.entrar)))
    expect([...fresh.asked]).toEqual([['/.well-known/openid-configuration', 1]])
  } finally {
    await there.stop()
    await fresh.stop()
  }
})

const event = { 'http://schemas.openid.net/event/backchannel-logout': {} }
const notice = (claims: JWTPayload = {}): JWTPayload => ({
  iss: issuer.url,
  aud: oidcClient.id,
  sub: 'rara',
  iat: seconds(0),
  exp: seconds(120),
  jti: `aviso-${String(Math.random())}`,
  events: event,
  ...claims,
})
const tell = (token: string) =>
  app.http.inject({
    method: 'POST',
    url: oidcPaths.salida,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ logout_token: token }).toString(),
  })

test.each<[string, () => JWTPayload, Odd['signs']?]>([
  ['signed by nobody', () => notice(), 'none'],
  ['signed with the secret of both', () => notice(), 'HS256'],
  ['signed with a key that is not the issuer’s', () => notice(), 'stranger'],
  ['for somebody else', () => notice({ aud: 'otro' })],
  ['of another issuer', () => notice({ iss: 'https://otro.example' })],
  ['that is an id token', () => notice({ nonce: 'x' })],
  ['of no event', () => notice({ events: {} })],
  ['of nobody', () => notice({ sub: undefined })],
  ['without a name', () => notice({ jti: undefined })],
  ['that ended', () => notice({ exp: seconds(-300), iat: seconds(-400) })],
  ['of an hour ago that goes on', () => notice({ iat: seconds(-3600), exp: seconds(3600) })],
  ['of a clock five minutes ahead', () => notice({ iat: seconds(300), exp: seconds(600) })],
])('a notice %s ends nothing', async (_what, claims, signs) => {
  const jar = openJar(app)
  issuer.odd = {}
  const away = new URL(String((await jar.get(oidcPaths.entrar)).headers.location))
  nonce = away.searchParams.get('nonce') ?? ''
  await jar.get(`${oidcPaths.vuelta}?code=uno&state=${away.searchParams.get('state') ?? ''}`)
  issuer.odd = signs === undefined ? {} : { signs }
  expect((await tell(await issuer.sign(claims(), 'logout+jwt'))).statusCode).toBe(400)
  expect((await jar.console().call('SesionOperador', {})).login.por_empresa).toBe(true)
})

test('a notice of a session of the company’s ends its person’s; one of somebody unknown ends nothing and is taken', async () => {
  issuer.odd = {}
  const jar = openJar(app)
  const away = new URL(String((await jar.get(oidcPaths.entrar)).headers.location))
  nonce = away.searchParams.get('nonce') ?? ''
  issuer.odd = { claims: { sid: 'sesion-de-la-empresa' } }
  await jar.get(`${oidcPaths.vuelta}?code=uno&state=${away.searchParams.get('state') ?? ''}`)
  const unknown = notice({ sub: 'nadie' })
  expect((await tell(await issuer.sign(unknown, 'logout+jwt'))).statusCode).toBe(200)
  expect((await jar.console().call('SesionOperador', {})).login.por_empresa).toBe(true)
  const bySid = notice({ sub: undefined, sid: 'sesion-de-la-empresa' })
  expect((await tell(await issuer.sign(bySid, 'logout+jwt'))).statusCode).toBe(200)
  await expect(jar.console().call('SesionOperador', {})).rejects.toMatchObject({ body: { code: 1501 } })
})

test('what goes wrong is told in the log, without a token and without what others wrote', () => {
  const told = logged.filter((line) => line.includes('a sign-in by the company failed'))
  expect(told.length).toBeGreaterThan(10)
  expect(told.join('\n')).not.toMatch(/eyJ|<b>|uno/)
  expect(told.join('\n')).not.toContain(email)
})
