import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { carrierDoor } from '@portal/contract/door.ts'
import { askAsProvider } from './ask.ts'
import { demoPassword, expect, people, test } from './portal.ts'

/** What a bad signal costs: nothing. */

test.use({ savesData: false })

const strip = (page: Page) => page.getByText('Sin conexión', { exact: true })
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const choferes = (page: Page) => page.getByRole('link', { name: 'Choferes' }).first()

/** As the app does it by itself, once its first screen is quiet. */
async function codeIsHere(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const last = performance.getEntriesByType('resource').at(-1)
    return last !== undefined && performance.now() - last.startTime > 4000
  })
}

/** The writes that reached the server, by the operation they name. */
function arrivals(context: BrowserContext, operation: string): string[] {
  const keys: string[] = []
  context.on('response', (response) => {
    const request = response.request()
    if (request.method() !== 'POST' || !request.postData()?.includes(`"${operation}"`)) return
    keys.push(request.headers()['idempotency-key'] ?? '')
  })
  return keys
}

/** Fills in what a new chofer cannot be without, and saves. */
async function saveChofer(page: Page, nombre: string, documento: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Nombre/ }).fill(nombre)
  await page.getByRole('textbox', { name: /^Apellido/ }).fill('de la Señal')
  await page.getByRole('textbox', { name: 'Número', exact: true }).fill(documento)
  await page.getByRole('button', { name: 'Guardar' }).click()
}

const queued = (page: Page) => page.getByText('Queda en espera: sale cuando vuelva la conexión.')

test('sin conexión, una pantalla que nunca se abrió se abre igual, y dice qué le falta', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('ana')
  await page.goto('/app')
  await codeIsHere(page)
  await expect(strip(page)).toBeHidden()
  await context.setOffline(true)
  await expect(strip(page)).toBeVisible()
  await page.getByRole('link', { name: 'Dominios' }).first().click()
  await expect(title(page)).toHaveText('Dominios')
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible()
  await context.setOffline(false)
  await expect(strip(page)).toBeHidden()
  // What could not be asked is asked by itself.
  await expect(page.getByText(/^Hay \d+ dominios/)).toBeVisible()
})

test('lo mismo en la consola', async ({ page, context, signIn }) => {
  await signIn('revisor')
  await page.goto('/consola')
  await codeIsHere(page)
  await context.setOffline(true)
  await expect(strip(page)).toBeVisible()
  await page.getByRole('link', { name: 'Registros' }).first().click()
  await expect(title(page)).toHaveText('Registros')
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible()
  await context.setOffline(false)
  await expect(strip(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeHidden()
})

test('el código de una pantalla que no llega se dice dentro del marco, y Reintentar lo trae', async ({
  page,
  signIn,
}) => {
  await signIn('carla')
  let cut = true
  let late = 0
  await page.route(/\/assets\/(?!app-|marco-|rolldown|inicio-).*\.js/, async (route) => {
    if (cut) return route.abort('connectionreset')
    await sleep(late)
    return route.continue()
  })
  await page.goto('/app/pages/perfil')
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible()
  await expect(choferes(page)).toBeVisible()
  const stays = await page.evaluate(() => Object.assign(window, { stays: true }).stays)
  expect(stays).toBe(true)
  await choferes(page).click()
  await expect(page).toHaveURL(/\/app\/choferes$/)
  await expect(title(page)).toHaveText('Choferes')
  await expect(page).toHaveTitle('Choferes · Portal')
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible()
  cut = false
  // Longer than a press may leave the focus on nothing.
  late = 2_500
  await page.getByRole('button', { name: 'Reintentar' }).press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  // Its name and room stay while its code is on its way.
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeHidden()
  await expect(title(page)).toHaveText('Choferes', { timeout: 1_000 })
  await expect(page.getByText(/^Hay \d+ chofer/)).toBeVisible()
  // It is the same page still: nothing loaded it anew.
  expect(await page.evaluate(() => 'stays' in window)).toBe(true)
})

test('si el código de un primer paso no llega, lo demás de la pantalla está, y Reintentar lo trae', async ({
  page,
  signIn,
}) => {
  await signIn('administrador')
  let cut = true
  await page.route(/\/assets\/PasoAbierto-.*\.js/, (route) =>
    cut ? route.abort('connectionreset') : route.continue(),
  )
  await page.goto('/consola/primeros-pasos')
  await expect(page.getByRole('heading', { name: /^Hola, / })).toBeVisible()
  const retry = page.getByRole('button', { name: 'Reintentar' })
  await retry.click()
  await expect(retry).toBeVisible()
  cut = false
  await retry.click()
  await expect(page.getByRole('textbox', { name: /^Teléfono de soporte/ })).toBeVisible()
})

test('un alta hecha sin conexión espera, y sale una sola vez cuando vuelve', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('ana')
  const sent = arrivals(context, 'SaveChofer')
  await page.goto('/app/choferes/nuevo-chofer')
  await expect(page.getByRole('button', { name: 'Guardar' })).toBeVisible()
  await context.setOffline(true)
  await expect(strip(page)).toBeVisible()
  await saveChofer(page, 'Una', '40111222')
  await expect(queued(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ver el que espera' })).toBeVisible()
  // Nothing is lost by leaving, so nobody is asked.
  await choferes(page).click()
  await expect(title(page)).toHaveText('Choferes')
  await context.setOffline(false)
  await expect(page.getByText('Salió lo que esperaba: Datos de Una de la Señal')).toBeVisible()
  await expect(strip(page)).toBeHidden()
  expect(sent).toHaveLength(1)
  await page.getByRole('searchbox').fill('40111222')
  await expect(page.getByText(/^Hay 1 chofer/)).toBeVisible()
})

test('quien espera en el formulario llega a lo guardado', async ({ page, context, signIn }) => {
  await signIn('ana')
  await page.goto('/app/choferes/nuevo-chofer')
  await expect(page.getByRole('button', { name: 'Guardar' })).toBeVisible()
  await context.setOffline(true)
  await saveChofer(page, 'Dos', '40111333')
  await expect(queued(page)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Datos guardados correctamente')).toBeVisible()
  await expect(page).toHaveURL(/\/choferes\/\w+\/detalle/)
})

test('un guardado cuya respuesta se perdió sale de nuevo con la misma clave, y se hace una vez', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('ana')
  const sent = arrivals(context, 'SaveChofer')
  await page.goto('/app/choferes/nuevo-chofer')
  const keys: (string | undefined)[] = []
  await page.route(`**${carrierDoor.url}`, async (route) => {
    const request = route.request()
    if (!request.postData()?.includes('"SaveChofer"')) return route.fallback()
    keys.push(request.headers()['idempotency-key'])
    if (keys.length > 1) return route.fallback()
    await route.fetch()
    return route.abort('connectionreset')
  })
  await saveChofer(page, 'Tres', '40111444')
  await expect(page).toHaveURL(/\/choferes\/\w+\/detalle/)
  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(1)
  expect(sent).toHaveLength(1)
})

test('lo que espera se quita, y el formulario sigue como estaba', async ({ page, context, signIn }) => {
  await signIn('ana')
  const sent = arrivals(context, 'SaveChofer')
  await page.goto('/app/choferes/nuevo-chofer')
  await expect(page.getByRole('button', { name: 'Guardar' })).toBeVisible()
  await context.setOffline(true)
  await saveChofer(page, 'Cuatro', '40111555')
  await page.getByRole('button', { name: 'Ver el que espera' }).click()
  await page.getByRole('button', { name: 'Quitar: Datos de Cuatro de la Señal' }).click()
  await expect(queued(page)).toBeHidden()
  await expect(page.getByRole('textbox', { name: /^Nombre/ })).toHaveValue('Cuatro')
  await context.setOffline(false)
  await expect(strip(page)).toBeHidden()
  // It is unsaved work again.
  await choferes(page).click()
  await expect(page.getByRole('alertdialog', { name: 'Tenés cambios sin guardar' })).toBeVisible()
  expect(sent).toEqual([])
})

test('lo que espera sobrevive al vencimiento de la sesión de la misma persona, y a otra no le llega', async ({
  page,
  context,
  signIn,
}) => {
  await page.clock.install()
  await signIn('ana')
  const sent = arrivals(context, 'SaveChofer')
  const ingresar = async (who: string) => {
    await expect(page).toHaveURL(/\/auth\/login/)
    await page.getByRole('textbox', { name: 'Email' }).fill(who)
    await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect(page).toHaveURL(/\/app/)
  }
  const writeOffline = async (nombre: string, documento: string) => {
    await page.goto('/app/choferes/nuevo-chofer')
    await expect(page.getByRole('button', { name: 'Guardar' })).toBeVisible()
    await context.setOffline(true)
    await expect(strip(page)).toBeVisible()
    await saveChofer(page, nombre, documento)
    await expect(queued(page)).toBeVisible()
    await page.clock.fastForward('05:10')
    // The sign-in page can't be had: ours says so, and hides what was on screen.
    await expect(page.getByRole('alertdialog', { name: 'Se cerró la sesión' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Guardar' })).toBeHidden()
    await context.setOffline(false)
    await page.clock.fastForward('00:40')
  }
  const each = test.info().repeatEachIndex * 2
  await writeOffline('Cinco', String(40_111_600 + each))
  await ingresar(people.ana)
  await expect(page.getByText(/Salió lo que esperaba|Datos guardados/)).toBeVisible()
  expect(sent).toHaveLength(1)

  await writeOffline('Seis', String(40_111_601 + each))
  await ingresar(people.carla)
  await expect(page).toHaveURL(/\/app/)
  await expect(title(page)).toBeVisible()
  await page.goto('/app/choferes')
  await expect(page.getByText(/^Hay \d+ chofer/)).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Seis')
  expect(sent).toHaveLength(1)
})

test('salir con algo en espera avisa antes', async ({ page, context, signIn }) => {
  await signIn('delia')
  await page.goto('/app/choferes/nuevo-chofer')
  await expect(page.getByRole('button', { name: 'Guardar' })).toBeVisible()
  await context.setOffline(true)
  await saveChofer(page, 'Siete', '40111888')
  await expect(queued(page)).toBeVisible()
  await page.getByRole('button', { name: /usuario|Delia/i }).click()
  await page.getByRole('button', { name: 'Salir' }).click()
  const question = page.getByRole('alertdialog', { name: 'Hay cambios que esperan' })
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect(queued(page)).toBeVisible()
})

test('una decisión tomada sin conexión sale cuando vuelve, y la que llega tarde dice quién decidió', async ({
  page,
  context,
  browser,
  consoleOrigin,
  signIn,
}) => {
  await signIn('revisor')
  const { records } = await askAsProvider(context, consoleOrigin)('ListRevision', { pagesize: 50 })
  const [late] = records.slice(-1)
  if (!late) throw new Error('no hay nada por revisar')
  await page.goto(`/consola/revision/${late.documentoid}`)
  const approve = page.getByRole('button', { name: /^Aprobar/ })
  await expect(approve).toBeEnabled()
  await codeIsHere(page)
  await context.setOffline(true)
  await expect(strip(page)).toBeVisible()
  await approve.click()
  await expect(page.getByText(/Queda en espera/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ver el que espera' })).toBeVisible()

  const elsewhere = await browser.newContext()
  await signIn('administrador', elsewhere)
  const ask = askAsProvider(elsewhere, consoleOrigin)
  const [seen] = (await ask('DetailRevision', { documentoid: late.documentoid })).records
  await ask('DecidirDocumento', {
    documentoid: late.documentoid,
    decision: 'rechazar',
    motivo: 'Está borroso.',
    version: seen?.version,
  })
  await elsewhere.close()

  await context.setOffline(false)
  await page.getByRole('button', { name: 'Ver por qué' }).click()
  await expect(page.getByText(/lo decidió antes, el .*: quedó rechazado\./)).toBeVisible()
  await page.getByRole('button', { name: /^Quitar/ }).click()
  await expect(page.getByText('no salió')).toBeHidden()
})

test('después de navegar, el foco está en el título de la pantalla y la pestaña lleva su nombre', async ({
  page,
  signIn,
}) => {
  await signIn('ana')
  await page.goto('/app')
  await expect(title(page)).toHaveText('Inicio')
  await choferes(page).click()
  await expect(title(page)).toHaveText('Choferes')
  await expect(title(page)).toBeFocused()
  await expect(page).toHaveTitle('Choferes · Portal')
  await page.locator('main a[href$="/detalle"]:visible').first().click()
  await expect(page).toHaveURL(/detalle/)
  await expect(title(page)).toBeFocused()
  // What changes within a screen leaves the focus where it was.
  await page.goto('/app/choferes')
  const search = page.getByRole('searchbox')
  await search.fill('per')
  await expect(page).toHaveURL(/search=per/)
  await expect(search).toBeFocused()

  await signIn('revisor')
  await page.goto('/consola')
  await page.getByRole('link', { name: 'Cuentas' }).click()
  await expect(title(page)).toHaveText('Cuentas')
  await expect(title(page)).toBeFocused()
  await expect(page).toHaveTitle(/^Cuentas · /)
})

test('un parámetro desconocido no rompe ninguna pantalla', async ({ page, signIn }) => {
  await signIn('ana')
  await page.goto('/app/choferes?utm_source=correo')
  await expect(page.getByText(/^Hay \d+ chofer/)).toBeVisible()
})

test.describe('sin JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('las dos aplicaciones muestran su marco, el nombre de la pantalla y qué hace falta', async ({
    page,
    signIn,
  }) => {
    await signIn('ana')
    await page.goto('/app/choferes')
    await expect(page.getByText('Choferes', { exact: true })).toBeVisible()
    await expect(page.getByText(/hace falta JavaScript/)).toBeVisible()
    await signIn('revisor')
    await page.goto('/consola/revision')
    await expect(page.getByText('Revisión', { exact: true })).toBeVisible()
    await expect(page.getByText(/hace falta JavaScript/)).toBeVisible()
  })
})

test('si el código no llega, el marco que vino con la página lo dice y deja reintentar', async ({
  page,
  signIn,
}) => {
  await signIn('ana')
  let cut = true
  await page.route(/\/assets\/marco-.*\.js/, (route) => (cut ? route.abort() : route.continue()))
  await page.goto('/app')
  await expect(page.getByText('No pudimos cargar el portal. Revisá tu conexión.')).toBeVisible()
  cut = false
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(title(page)).toHaveText('Inicio')
})
