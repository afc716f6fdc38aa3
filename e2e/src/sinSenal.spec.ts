import type { BrowserContext, Page } from '@playwright/test'
import { installedAddresses } from '@portal/contract/door.ts'
import { expect, test } from './portal.ts'

/** What an installed portal keeps of itself, and what it never does. */

test.use({ serviceWorkers: 'allow' })

/** The paths of all that is kept. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname)
    return found
  })

/** Whole, once the frame is in. */
const isKept = (page: Page) => expect.poll(async () => (await kept(page)).includes('/marco')).toBe(true)

/** Also what the service worker asks for itself has no network. */
const cut = (context: BrowserContext) => context.setOffline(true)

test('volver a cargar sin señal muestra el marco y lo que espera, y sigue solo cuando vuelve', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('ana')
  await page.goto('/app/choferes/nuevo-chofer')
  await isKept(page)
  await cut(context)
  await page.getByRole('textbox', { name: /^Nombre/ }).fill('Ocho')
  await page.getByRole('textbox', { name: /^Apellido/ }).fill('de la Señal')
  await page.getByRole('textbox', { name: 'Número', exact: true }).fill('40111999')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Queda en espera: sale cuando vuelva la conexión.')).toBeVisible()

  page.once('dialog', (dialog) => void dialog.accept())
  const reloaded = await page.reload()
  await expect(page.getByRole('heading', { name: 'Lo que espera en este dispositivo' })).toBeVisible()
  await expect(page.getByText('Datos de Ocho de la Señal')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Choferes' }).first()).toBeVisible()
  // The frame has nobody in it.
  await expect(page.getByText('Ana', { exact: false })).toHaveCount(0)
  // And its policy is as strict as any page's: what is inline in it is allowed by hash.
  expect(reloaded?.fromServiceWorker()).toBe(true)
  const policy = reloaded?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toMatch(/script-src 'self' 'sha256-[^;]+'; style-src 'self' 'sha256-/)
  expect(policy).not.toMatch(/unsafe|nonce-|\*/)

  await context.setOffline(false)
  await expect(page.getByText('Salió lo que esperaba: Datos de Ocho de la Señal')).toBeVisible()
  await expect(page.getByText('Ana', { exact: false }).first()).toBeVisible()
})

test('lo que se guarda es código: ni datos, ni consola, ni páginas de antes de ingresar', async ({
  page,
  signIn,
}) => {
  await signIn('ana')
  await page.goto('/app')
  await isKept(page)
  for (const screen of ['/app/choferes', '/app/pages/documentos', '/app']) await page.goto(screen)
  await page.goto('/auth/login')
  const all = await kept(page)
  expect(all.length).toBeGreaterThan(40)
  expect(all.filter((path) => path !== '/marco' && !path.startsWith('/assets/'))).toEqual([])
  const texts = await page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys())
        found.push((await (await (await caches.open(name)).match(request))?.text()) ?? '')
    return found.join('\n')
  })
  expect(texts).not.toContain('ficcion-del-sur')
})

test('salir no deja nada guardado, y sin señal no queda nada que mostrar', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('ana')
  await page.goto('/app')
  await isKept(page)
  await page.getByRole('button', { name: /usuario/i }).click()
  await page.getByRole('button', { name: 'Salir' }).click()
  await expect(page).toHaveURL(/\/auth\/login/)
  expect(await kept(page)).toEqual([])
  await cut(context)
  await expect(page.goto('/app')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  await context.setOffline(false)
})

test('un archivo cortado o cambiado por otra red no se guarda, y se completa después', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('ana')
  let wrong = 0
  let captive = true
  await context.route('**/assets/*.js', (route, request) => {
    // Only what the worker asks for by itself: a page would not start.
    if (!captive || request.serviceWorker() === null || !/Matriz-/.test(request.url()))
      return route.continue()
    wrong += 1
    return route.fulfill({ contentType: 'text/html', body: '<h1>Red del hotel</h1>' })
  })
  await page.goto('/app')
  await expect.poll(() => wrong).toBeGreaterThan(1)
  expect((await kept(page)).filter((path) => /Matriz-.*\.js$|^\/marco$/.test(path))).toEqual([])
  captive = false
  await page.reload()
  await isKept(page)
  expect((await kept(page)).some((path) => /Matriz-.*\.js/.test(path))).toBe(true)
})

test('el navegador lo ofrece instalar: manifiesto, íconos y la dirección de compartir', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('ana')
  await page.goto('/app')
  const client = await context.newCDPSession(page)
  const { errors, url, data } = await client.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(url).toMatch(/\/portal\.webmanifest$/)
  const manifest = JSON.parse(data ?? '{}') as { icons: { src: string }[]; share_target: { action: string } }
  expect(manifest.share_target.action).toBe(installedAddresses.share)
  for (const { src } of manifest.icons) expect((await page.request.get(src)).status()).toBe(200)
})
