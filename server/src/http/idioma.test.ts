import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Refusal } from '@portal/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/app.ts'
import { anonymous } from '../testing/caller.ts'
import { signedIn } from '../testing/people.ts'

/** Which language the server answers in: the one that the call names, or its browser was told; Spanish otherwise. */

let folder: string
let app: TestApp
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-idioma-'))
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  await write('publico/login.html', 'ingresar')
  await write('publico/en/login.html', 'sign in')
  await write('publico/not-found.html', 'no está')
  await write('publico/de/not-found.html', 'nicht da')
  await write('app.html', '<html lang="es"><p>{{falla}}</p><!--marco-->TITLE_PLACEHOLDER<!--/marco-->')
  const frame = (title: string, words = {}) => ({ titles: { '/app/choferes': title }, words })
  const frames = {
    es: frame('Choferes', { falla: 'La app' }),
    en: frame('Drivers & more', { falla: 'The "app"' }),
  }
  await write('.vite/marcos.json', JSON.stringify(frames))
  app = await startApp({ built: { portalDist: folder } })
})
afterAll(async () => {
  await app.stop()
  await rm(folder, { recursive: true, force: true })
})

const wrong = { username: 'nadie@ninguna-parte.example', password: 'cualquiera' }
const signIn = async (headers: Record<string, string>) =>
  (await anonymous(app).send('login', wrong, headers)).json<{ error: { message: string } }>().error.message

test.each<[string, Record<string, string>, string]>([
  ['no language', {}, 'Email o contraseña incorrectos.'],
  ['English in its cookie', { cookie: 'portal_idioma=en' }, 'Wrong email or password.'],
  ['German in its header', { 'x-idioma': 'de' }, 'E-Mail oder Passwort stimmt nicht.'],
  ['both', { cookie: 'portal_idioma=en', 'x-idioma': 'pt' }, 'E-mail ou senha incorretos.'],
  [
    'both, its header Spanish',
    { cookie: 'portal_idioma=en', 'x-idioma': 'es' },
    'Email o contraseña incorrectos.',
  ],
  ['one that is none of ours', { cookie: 'portal_idioma=fr' }, 'Email o contraseña incorrectos.'],
  ['what browsers send by themselves', { 'accept-language': 'en' }, 'Email o contraseña incorrectos.'],
])('a call that names %s', async (_what, headers, message) => {
  expect(await signIn(headers)).toBe(message)
})

test('what is wrong with a field is said in the language of the call, in words of ours alone', async () => {
  const person = await signedIn(app)
  const values = { nombre: '', apellido: 'Peña', version: 'x' }
  const refused: unknown = await person
    .call('SaveChofer', { values }, { 'x-idioma': 'en' })
    .catch((error: unknown) => error)

  if (!(refused instanceof Refusal)) throw new Error('it was taken')
  expect(refused.body.message).toBe('Check the details.')
  expect(refused.body.fields?.['nombre']).toBe('Required field')
  expect(refused.body.fields?.['version']).toBe('It has to be the version that was read, a whole number')
})

test('what an answer says by itself is said in the language of the call, and what people wrote is not', async () => {
  const person = await signedIn(app)
  const { choferid } = await app.make.chofer({
    cuenta_id: person.cuentaId,
    nombre: 'Campo requerido',
    documento: '20111222',
    cuil: '20304445556',
  })
  const { records } = await person.call('DetailChofer', { choferid }, { 'x-idioma': 'de' })

  expect(records[0]?.advertencias).toEqual(['Die CUIL passt nicht zum DNI: Prüfe beide Nummern.'])
  expect(records[0]?.nombre).toBe('Campo requerido')
})

test('a page before sign-in is the one of the language that was chosen, and Spanish where there is none', async () => {
  const get = (url: string, idioma: string) =>
    app.http.inject({ url, cookies: { portal_idioma: idioma }, headers: { 'accept-language': 'de' } })

  expect((await get('/auth/login', 'en')).body).toBe('sign in')
  expect((await get('/auth/login', 'de')).body).toBe('ingresar')
  expect((await get('/auth/login', '../es')).body).toBe('ingresar')
  expect((await app.http.inject('/auth/login')).body).toBe('ingresar')
  const missing = await get('/nada', 'de')
  expect([missing.statusCode, missing.body]).toEqual([404, 'nicht da'])
  expect(missing.headers['vary']).toContain('Cookie')
})

test('the frame that comes with the app speaks the language that was chosen', async () => {
  const person = await signedIn(app)
  const at = async (idioma: string) =>
    (
      await app.http.inject({
        url: '/app/choferes',
        cookies: { portal_sesion: person.token, portal_idioma: idioma },
      })
    ).body

  expect(await at('en')).toBe(
    '<html lang="en"><p>The &quot;app&quot;</p><!--marco-->Drivers &amp; more<!--/marco-->',
  )
  expect(await at('es')).toBe('<html lang="es"><p>La app</p><!--marco-->Choferes<!--/marco-->')
})

test('a link chooses a language without a script, and leads back', async () => {
  const answer = await app.http.inject('/idioma?a=de&volver=%2Fauth%2Flogin%3Fdestino%3D%252Fapp')

  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/auth/login?destino=%2Fapp'])
  expect(answer.cookies).toMatchObject([
    { name: 'portal_idioma', value: 'de', path: '/', sameSite: 'Lax', maxAge: 31_536_000 },
  ])
  expect(answer.cookies[0]).not.toHaveProperty('httpOnly')
})

test.each([
  ['/idioma?a=en', 'http://portal.example/contacto?x=1', '/contacto?x=1'],
  ['/idioma?a=en', 'https://portal.example/nada', '/nada'],
  ['/idioma?a=en', 'http://evil.example/contacto', '/'],
  ['/idioma?a=en&volver=https://evil.example/', undefined, '/'],
  ['/idioma?a=en&volver=//evil.example', undefined, '/'],
  ['/idioma?a=en&volver=/%5Cevil.example', undefined, '/'],
  ['/idioma?a=en&volver=http://portal.example//evil.example', undefined, '/'],
])('%s, from %s, leads to %s', async (url, referer, location) => {
  const headers = { host: 'portal.example', ...(referer !== undefined && { referer }) }
  expect((await app.http.inject({ url, headers })).headers.location).toBe(location)
})

test('a language that is none of ours chooses nothing', async () => {
  for (const url of ['/idioma?a=fr', '/idioma', '/idioma?a=en&a=de'])
    expect((await app.http.inject(url)).cookies).toEqual([])
})
