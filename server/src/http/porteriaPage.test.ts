import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gateAddresses } from '@portal/contract/door.ts'
import { gateRoute } from '@portal/contract/rutas.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/app.ts'

const html = '<html lang="es"><script type="module" src="/porteria/assets/p-abc.js"></script></html>'
let folder: string
let app: TestApp
let off: TestApp
let without: TestApp
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-porteria-'))
  const porteriaDist = join(folder, 'porteria')
  await mkdir(join(porteriaDist, 'assets'), { recursive: true })
  await writeFile(join(porteriaDist, 'index.html'), html)
  await writeFile(join(porteriaDist, 'trabajador.js'), '/* abre sin señal */')
  await writeFile(join(porteriaDist, 'assets/codesWorker-abc.js'), 'lee códigos')
  const portalDist = join(folder, 'portal')
  app = await startApp({ built: { portalDist, porteriaDist } })
  off = await startApp({ built: { portalDist, porteriaDist }, serviceWorker: '0' })
  without = await startApp({ built: { portalDist } })
})
afterAll(async () => {
  await Promise.all([app.stop(), off.stop(), without.stop()])
  await rm(folder, { recursive: true, force: true })
})

test('the page of gates is for anybody, byte for byte as it was built, and allows nothing inline', async () => {
  for (const address of [gateRoute, `${gateRoute}/`]) {
    const { statusCode, headers, body } = await app.http.inject(address)
    expect([statusCode, body]).toEqual([200, html])
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['content-security-policy']).toContain("script-src 'self';")
    expect(createHash('sha256').update(body).digest('hex')).toBe(
      createHash('sha256').update(html).digest('hex'),
    )
  }
})

test('its worker answers for its page alone, and goes where workers are switched off', async () => {
  const { headers, body } = await app.http.inject(gateAddresses.worker)
  expect(body).toBe('/* abre sin señal */')
  expect([headers['cache-control'], headers['service-worker-allowed']]).toEqual(['no-cache', gateRoute])
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  )

  const last = (await off.http.inject(gateAddresses.worker)).body
  expect(last).toContain('registration.unregister()')
  expect(last).toContain("startsWith('portal-porteria-codigo-')")
})

test('it is installed for its own addresses, and its thread that reads codes may do nothing else', async () => {
  expect((await app.http.inject(gateAddresses.manifest)).json()).toMatchObject({
    start_url: gateRoute,
    scope: gateRoute,
  })
  const thread = await app.http.inject('/porteria/assets/codesWorker-abc.js')
  expect([thread.body, thread.headers['content-security-policy']]).toEqual([
    'lee códigos',
    "default-src 'none'; script-src 'wasm-unsafe-eval'",
  ])
})

test('where there are no gates its addresses are unknown ones', async () => {
  for (const address of [gateRoute, gateAddresses.worker, gateAddresses.manifest, '/porteria/nada'])
    expect([address, (await without.http.inject(address)).statusCode]).toEqual([address, 404])
  expect((await app.http.inject('/porteria/nada')).statusCode).toBe(404)
})
