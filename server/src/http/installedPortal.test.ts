import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installedAddresses } from '@portal/contract/door.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/app.ts'
import { signedIn } from '../testing/people.ts'

/** A build as small as it can be: what matters is how its files are answered. */
let folder: string
let app: TestApp
let off: TestApp
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-instalado-'))
  const built = { portalDist: folder }
  await mkdir(join(folder, '.vite'))
  await writeFile(
    join(folder, 'app.html'),
    `<html lang="es"><style nonce="NONCE_PLACEHOLDER">p{}</style><script nonce="NONCE_PLACEHOLDER">1</script>
     <script type="module" src="/assets/app-abc.js" nonce="NONCE_PLACEHOLDER"></script><!--marco--><p>TITLE_PLACEHOLDER</p><b>{{falla}}</b><!--/marco-->`,
  )
  const said = (falla: string) => ({ titles: { '/app': 'Inicio' }, words: { falla } })
  await writeFile(
    join(folder, '.vite/marcos.json'),
    JSON.stringify({ es: said('No pudimos'), en: said('We could not') }),
  )
  await writeFile(join(folder, 'trabajador.js'), '/* guarda el código */')
  app = await startApp({ built })
  off = await startApp({ built, serviceWorker: '0' })
})
afterAll(async () => {
  await Promise.all([app.stop(), off.stop()])
  await rm(folder, { recursive: true, force: true })
})

test('the worker is asked for anew each time, and loads nothing but what this server says', async () => {
  const { statusCode, headers, body } = await app.http.inject(installedAddresses.worker)

  expect([statusCode, body]).toEqual([200, '/* guarda el código */'])
  expect(headers['cache-control']).toBe('no-cache')
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  )
  // Its place bounds what it may answer, and nothing widens that.
  expect(headers['service-worker-allowed']).toBeUndefined()
})

test('switched off, it is one that forgets and goes', async () => {
  const { body } = await off.http.inject(installedAddresses.worker)

  expect(body).toContain('caches.delete')
  expect(body).toContain('registration.unregister()')
  expect(body).not.toContain('fetch')
})

test('the frame that is kept has nobody in it, no nonce, and a policy of hashes', async () => {
  const person = await signedIn(app)
  const stranger = await app.http.inject(installedAddresses.frame)
  const { body, headers } = await person.get(installedAddresses.frame)

  expect(body).toBe(stranger.body)
  expect(body).toContain('<p></p><b>No pudimos</b>')
  expect(body).not.toMatch(/nonce|PLACEHOLDER/)
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain(`script-src 'self' ${hash('1')};`)
  expect(policy).toContain(`style-src 'self' ${hash('p{}')};`)
  expect(policy).not.toMatch(/unsafe|nonce/)
  expect(headers['set-cookie']).toBeUndefined()
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['repr-digest']).toBe(`sha-256=:${createHash('sha256').update(body).digest('base64')}:`)
})

test('it is in the language of the browser, and says which', async () => {
  const { body, headers } = await app.http.inject({
    url: installedAddresses.frame,
    cookies: { portal_idioma: 'en' },
  })

  expect([headers['content-language'], headers.vary]).toEqual(['en', expect.stringContaining('Cookie')])
  expect(body).toContain('<html lang="en"')
  expect(body).toContain('We could not')
})

test('nobody visits it: it is no page of an address of its own', async () => {
  const headers = { 'sec-fetch-mode': 'navigate' }
  expect((await app.http.inject({ url: installedAddresses.frame, headers })).statusCode).toBe(404)
})

test('what is installed begins in the app, and takes files at an address within it', async () => {
  const { headers, body } = await app.http.inject(installedAddresses.manifest)
  const manifest: unknown = JSON.parse(body)

  expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8')
  expect(manifest).toMatchObject({
    start_url: '/app',
    scope: '/app',
    share_target: { action: '/app/compartir', method: 'POST', enctype: 'multipart/form-data' },
  })
})

test('files that are shared before there is a worker are not read, whoever sends them', async () => {
  const person = await signedIn(app)
  const payload = `--x\r\ncontent-disposition: form-data; name="archivos"; filename="a.pdf"\r\n\r\n${'x'.repeat(5_000_000)}\r\n--x--\r\n`
  const sessions: Record<string, string>[] = [{}, { portal_sesion: person.token }]
  for (const cookies of sessions) {
    const { statusCode, headers } = await app.http.inject({
      method: 'POST',
      url: installedAddresses.share,
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'sec-fetch-site': 'cross-site' },
      cookies,
      payload,
    })
    expect([statusCode, headers.location]).toEqual([
      303,
      '/app/pages/documentos/bandeja?compartido=sin-instalar',
    ])
  }
  expect((await person.call('ListBandeja', {})).records).toEqual([])
})
