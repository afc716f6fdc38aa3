import { createHash } from 'node:crypto'
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { baseUrl, startApp, type TestApp } from '../testing/app.ts'
import { password } from '../testing/make.ts'
import { signedIn, signedInOperador } from '../testing/people.ts'

/** Builds as small as they can be: what matters is how their files are answered. */
let folder: string
let app: TestApp
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-pages-'))
  const built = { portalDist: join(folder, 'portal'), consoleDist: join(folder, 'console') }
  const write = async (path: string, text: string | Buffer) => {
    await mkdir(join(folder, path, '..'), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  await write(
    'portal/app.html',
    '<script nonce="NONCE_PLACEHOLDER">1</script>la app<!--marco--><p>TITLE_PLACEHOLDER</p><!--/marco-->',
  )
  await write(
    'console/index.html',
    '<script nonce="NONCE_PLACEHOLDER">1</script>la consola<!--marco-->el marco<!--/marco-->',
  )
  await write(
    'portal/.vite/marcos.json',
    JSON.stringify({ es: { titles: { '/app/choferes': 'Choferes & más' }, words: {} } }),
  )
  await write('portal/publico/login.html', '<script nonce="NONCE_PLACEHOLDER">modo()</script>ingresar')
  await write('portal/publico/not-found.html', 'Oops, Page Not Found :(')
  await write('portal/assets/app-abc.js', 'x'.repeat(2000))
  await write('portal/assets/app-abc.js.br', brotliCompressSync('x'.repeat(2000)))
  await write('portal/.vite/manifest.json', '{}')
  await write('console/assets/c-abc.js', 'console')
  app = await startApp({ built })
})
afterAll(async () => {
  await app.stop()
  await rm(folder, { recursive: true, force: true })
})

test('an unknown address is the not-found page, with its status', async () => {
  for (const url of [
    '/nada',
    '/app/nada',
    '/auth/nada',
    '/app/pages/chat',
    '/app/pages/invoice',
    '/blog/article',
    '/assets/nada.js',
    '/app.html',
    '/.vite/manifest.json',
  ]) {
    const answer = await app.http.inject(url)
    expect([url, answer.statusCode, answer.body]).toEqual([url, 404, 'Oops, Page Not Found :('])
  }
})

test('the not-found page has an address of its own in the carriers’ area', async () => {
  const person = await signedIn(app)
  const answer = await person.get('/app/pages/not-found')
  expect([answer.statusCode, answer.body]).toEqual([200, 'Oops, Page Not Found :('])
  expect((await app.http.inject('/app/pages/not-found')).headers.location).toMatch(/^\/auth\/login/)
})

test('an address with an eñe is one, as it is typed and as browsers send it', async () => {
  const person = await signedIn(app)
  const typed = '/app/pages/cambiar-contraseña'
  for (const url of [typed, encodeURI(typed), encodeURI(typed).replace('%C3%B1', '%c3%b1')])
    expect([url, (await person.get(url)).statusCode]).toEqual([url, 200])
  for (const url of ['/app/pages/cambiar-contrasena', '/app/pages/cambiar-contrase%F1a?x=1'])
    expect([url, (await person.get(url)).statusCode]).toEqual([url, 404])
})

test('an unknown address of the console is the console’s to tell, with the same status', async () => {
  const operador = await signedInOperador(app)
  for (const answer of [await app.http.inject('/consola/nada'), await operador.get('/consola/nada/nada')])
    expect([answer.statusCode, answer.body]).toEqual([404, expect.stringContaining('la consola')])
})

test('the app asks who is there, and remembers where they were going', async () => {
  const answer = await app.http.inject('/app/choferes?search=Ana')

  expect(answer.statusCode).toBe(302)
  expect(answer.headers.location).toBe('/auth/login?destino=%2Fapp%2Fchoferes%3Fsearch%3DAna')
})

test('whoever is signed in goes from the auth pages to the app, and one whose session ended does not', async () => {
  const person = await signedIn(app)

  expect((await person.get('/auth/login')).headers.location).toBe('/app')
  expect((await person.get('/app/choferes')).body).toContain('la app')
  await person.call('logout', {})
  expect((await person.get('/auth/login')).body).toContain('ingresar')
  expect((await person.get('/app')).statusCode).toBe(302)
})

test('an incomplete account gets the app too, which takes it to its profile', async () => {
  expect((await (await signedIn(app, { estado: 3 })).get('/app')).statusCode).toBe(200)
})

test('the frame that comes with the app says what the screen is called, where it is known', async () => {
  const person = await signedIn(app)

  expect((await person.get('/app/choferes?page=2')).body).toContain('<p>Choferes &amp; más</p>')
  expect((await person.get('/app/choferes/17x4/detalle')).body).toContain('<p></p>')
})

test('the frame of the console is for whoever seems to be signed in there', async () => {
  const operador = await signedInOperador(app)

  expect((await operador.get('/consola/registros')).body).toContain('el marco')
  expect((await operador.get('/consola/ingresar')).body).not.toContain('el marco')
  expect((await app.http.inject('/consola/registros')).body).not.toContain('el marco')
})

test("the apps' inline scripts carry a nonce of each answer", async () => {
  const operador = await signedInOperador(app)
  const [one, two] = [await operador.get('/consola'), await operador.get('/consola/registros')]

  const nonceOf = ({ body }: { body: string }) => /nonce="([^"]+)"/.exec(body)?.[1] ?? ''
  expect(nonceOf(one)).not.toBe(nonceOf(two))
  for (const answer of [one, two]) {
    const policy = String(answer.headers['content-security-policy'])
    expect(policy).toContain(`script-src 'self' 'nonce-${nonceOf(answer)}'`)
    expect(policy).not.toContain('unsafe')
    expect(answer.headers['cache-control']).toBe('no-store')
  }
})

test('a public page is always the same, and its inline script is allowed by hash', async () => {
  const answer = await app.http.inject('/auth/login')

  expect(answer.body).toBe('<script>modo()</script>ingresar')
  expect(answer.headers['content-security-policy']).toContain(
    `script-src 'self' 'sha256-${createHash('sha256').update('modo()').digest('base64')}'`,
  )
})

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip;q=0.8', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['identity', undefined, undefined],
  ['br;q=0', undefined, undefined],
])('a browser that takes «%s» gets pages as %s', async (accepted, encoding, open) => {
  const headers = { 'accept-encoding': accepted }
  for (const [url, status, says] of [
    ['/auth/login', 200, '</script>ingresar'],
    ['/auth/login', 200, '</script>ingresar'],
    ['/nada', 404, 'Oops, Page Not Found :('],
    ['/consola', 200, '</script>la consola'],
  ] as const) {
    const answer = await app.http.inject({ url, headers })

    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([status, encoding])
    expect(answer.headers.vary).toBe('Accept-Encoding, Cookie')
    expect((open ? open(answer.rawPayload) : answer.rawPayload).toString()).toContain(says)
  }
})

test('what pages load is kept for ever, and comes compressed where the build did so', async () => {
  const plain = await app.http.inject('/assets/app-abc.js')
  const small = await app.http.inject({ url: '/assets/app-abc.js', headers: { 'accept-encoding': 'br' } })

  expect(plain.body).toHaveLength(2000)
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(small.headers['content-encoding']).toBe('br')
  expect(small.rawPayload.length).toBeLessThan(100)
  expect((await app.http.inject('/consola/assets/c-abc.js')).body).toBe('console')
})

test('a form that posts by itself, before its script came, signs in', async () => {
  const { email } = await signedIn(app)
  const post = (username: string, origin = baseUrl, query = '') =>
    app.http.inject({
      method: 'POST',
      url: `/auth/login${query}`,
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ username, password }).toString(),
    })

  const right = await post(email)
  expect([right.statusCode, right.headers.location]).toEqual([303, '/app'])
  expect(String(right.headers['set-cookie'])).toContain('portal_sesion=')

  const wrong = await post('nadie@transporte.example')
  expect([wrong.statusCode, wrong.headers.location]).toEqual([303, '/auth/login?error=1210'])
  expect((await post(email, 'https://otro.example')).headers['set-cookie']).toBeUndefined()

  const asked = '?destino=%2Fapp%2Fchoferes%3Fsearch%3DAna'
  expect((await post(email, baseUrl, asked)).headers.location).toBe('/app/choferes?search=Ana')
  expect((await post(email, baseUrl, '?destino=%2F%2Fotro.example')).headers.location).toBe('/app')
  expect((await post('nadie@transporte.example', baseUrl, asked)).headers.location).toBe(
    '/auth/login?error=1210&destino=%2Fapp%2Fchoferes%3Fsearch%3DAna',
  )

  const other = await app.http.inject({ method: 'POST', url: '/auth/reset-password', payload: '' })
  expect([other.statusCode, other.headers.location]).toEqual([303, '/auth/reset-password'])
})

test('a sign-in form that no page of ours sends is refused as an empty one', async () => {
  const post = (type: string, payload: string) =>
    app.http.inject({
      method: 'POST',
      url: '/auth/login',
      headers: { origin: baseUrl, 'content-type': type },
      payload,
    })

  for (const answer of [
    await post('application/x-www-form-urlencoded', 'username=a&username=b&password=c'),
    await post('application/x-www-form-urlencoded', ''),
    await post('application/json', '[1]'),
    await post('application/json', 'null'),
  ])
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/auth/login?error=1510'])
})
