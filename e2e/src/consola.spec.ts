import type { BrowserContext, Page } from '@playwright/test'
import { named, providerDoor } from '@portal/contract/door.ts'
import { pdfFile } from './files.ts'
import { tabTo } from './keyboard.ts'
import { newPaper } from './newPaper.ts'
import { expect, test } from './portal.ts'

/** What the provider's people do at their desk, and what must not happen to them there. */

interface Row {
  documentoid: string
  anteriores: unknown[]
}

async function records(context: BrowserContext, origin: string, mode: string, input: object): Promise<Row[]> {
  const answer = await context.request.post(`${origin}${providerDoor.url}`, {
    headers: { origin },
    data: { ...named(mode, providerDoor), ...input },
  })
  const { result } = (await answer.json()) as { result: { records: Row[] } } // what the contract promises
  return result.records
}

/** Those that wait, as far as one page of them goes. */
const waiting = (context: BrowserContext, origin: string) =>
  records(context, origin, 'ListRevision', { pagesize: 50 })

const files = /\/api\/archivos\/[^?]+$/

/** Every decision that the page sends. */
function decisionsOf(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.postData()?.includes('DecidirDocumento')) sent.push(request.postData() ?? '')
  })
  return sent
}

const aprobar = (page: Page) => page.getByRole('button', { name: /^Aprobar/ })
const rechazar = (page: Page) => page.getByRole('button', { name: /^Rechazar/ })

test('nadie decide un documento que todavía no se ve, y el siguiente empieza de nuevo', async ({
  page,
  context,
  origin,
  signIn,
}) => {
  await signIn('revisor')
  const decisions = decisionsOf(page)
  let arrive = () => {}
  let onItsWay = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(files, async (route) => {
    await onItsWay
    await route.continue()
  })
  const [first] = await waiting(context, origin)

  await page.goto(`/consola/revision/${first?.documentoid ?? ''}`)
  await expect(aprobar(page)).toBeVisible()
  // Long past the moment after which a key would have counted.
  await page.waitForTimeout(1500)
  await page.keyboard.press('a')
  await page.keyboard.press('r')
  await expect(aprobar(page)).toBeDisabled()
  await expect(rechazar(page)).toBeDisabled()
  await expect(page.getByRole('region', { name: 'Rechazar el documento' })).toHaveCount(0)

  arrive()
  await expect(aprobar(page)).toBeEnabled()
  onItsWay = new Promise<void>((resolve) => (arrive = resolve))
  // The next two may be drawn already: the one after them is on its way.
  for (let step = 0; step < 3; step++) {
    const before = page.url()
    await page.keyboard.press('j')
    await expect(page).not.toHaveURL(before)
  }
  await page.waitForTimeout(1500)
  await page.keyboard.press('a')
  await expect(aprobar(page)).toBeDisabled()
  expect(decisions).toEqual([])
  arrive()
  await expect(aprobar(page)).toBeEnabled()
  expect(decisions).toEqual([])
})

test('un archivo que no se puede mostrar no se decide sin decir que se miró el original', async ({
  page,
  context,
  origin,
  signIn,
}) => {
  await signIn('revisor')
  const decisions = decisionsOf(page)
  await page.route(files, (route) =>
    route.fulfill({ status: 200, contentType: 'application/pdf', body: 'esto no es un archivo' }),
  )
  const [first] = await waiting(context, origin)

  await page.goto(`/consola/revision/${first?.documentoid ?? ''}`)
  const step = page.getByRole('button', { name: 'Miré el original' })
  await expect(step).toBeVisible()
  await page.waitForTimeout(1500)
  await page.keyboard.press('a')
  await page.keyboard.press('r')
  await expect(aprobar(page)).toBeDisabled()
  await expect(page.getByRole('region', { name: 'Rechazar el documento' })).toHaveCount(0)
  expect(decisions).toEqual([])

  await step.click()
  await expect(aprobar(page)).toBeEnabled()
  await expect(rechazar(page)).toBeEnabled()
  await expect(step).toBeHidden()
})

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
])
  test(`en ${String(viewport.width)} × ${String(viewport.height)} se ve a la vez todo lo que decide un documento`, async ({
    page,
    context,
    origin,
    signIn,
  }) => {
    await signIn('revisor')
    await page.setViewportSize(viewport)
    const rows = await waiting(context, origin)
    const details = await Promise.all(
      rows.map(({ documentoid }) => records(context, origin, 'DetailRevision', { documentoid })),
    )
    const renewed = details.flat().find(({ anteriores }) => anteriores.length > 0)

    await page.goto(`/consola/revision/${renewed?.documentoid ?? ''}`)
    await expect(aprobar(page)).toBeEnabled()
    const whole = { ratio: 1 }
    await expect(page.getByRole('main').locator('canvas, img').first()).toBeInViewport({ ratio: 0.99 })
    await expect(page.getByRole('region', { name: 'Lo declarado' })).toBeInViewport(whole)
    await expect(page.getByRole('region', { name: /^Presentaci/ })).toBeInViewport(whole)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeInViewport(whole)
    await expect(aprobar(page)).toBeInViewport(whole)
    expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0)
  })

test('las teclas de la revisión callan mientras se escribe o algo está abierto, y el rechazo vuelve a su botón', async ({
  page,
  context,
  origin,
  signIn,
}) => {
  await signIn('revisor')
  const decisions = decisionsOf(page)
  const [first] = await waiting(context, origin)
  const address = `/consola/revision/${first?.documentoid ?? ''}`
  await page.goto(address)
  await expect(aprobar(page)).toBeEnabled()

  await page.keyboard.press('+')
  await expect(page.getByText('125 %')).toBeVisible()
  await page.keyboard.press('0')
  await expect(page.getByText('100 %')).toBeVisible()

  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Atajos de teclado' })).toBeVisible()
  await page.keyboard.press('a')
  await page.keyboard.press('j')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.keyboard.press('d')
  await expect(page.locator(':focus')).toHaveAttribute('inputmode', 'numeric')
  await page.keyboard.press('a')
  await page.keyboard.press('Escape')

  await page.keyboard.press('r')
  const panel = page.getByRole('region', { name: 'Rechazar el documento' })
  await expect(panel).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(panel.getByText('Elegí un motivo')).toBeVisible()
  await page.keyboard.press('4')
  await expect(panel.getByRole('radio').nth(3)).toBeChecked()
  await panel.getByRole('textbox').fill('jka')
  const asked = page.getByRole('alertdialog', { name: 'Tenés cambios sin guardar' })
  await page.keyboard.press('Escape')
  await expect(asked).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(asked).toBeHidden()
  await expect(panel.getByRole('textbox')).toHaveValue('jka')
  // A link of the menu asks too.
  await page.getByRole('navigation').getByRole('link', { name: 'Cuentas', exact: true }).first().click()
  await asked.getByRole('button', { name: 'Seguir editando' }).click()
  await expect(panel.getByRole('textbox')).toHaveValue('jka')
  await panel.getByRole('textbox').focus()
  await page.keyboard.press('Escape')
  await asked.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect(panel).toHaveCount(0)
  await expect(rechazar(page)).toBeFocused()

  await expect(page).toHaveURL(address)
  expect(decisions).toEqual([])
})

test('lo que se sigue de un documento se deja de seguir con la tecla con que se aprieta un botón', async ({
  page,
  context,
  origin,
  signIn,
}) => {
  await signIn('revisor')
  const [first] = await waiting(context, origin)
  await page.goto(`/consola/revision/${first?.documentoid ?? ''}`)
  await expect(aprobar(page)).toBeEnabled()
  const type = await page.getByRole('heading', { level: 2 }).first().innerText()
  await page.getByRole('link', { name: 'Otros de este tipo' }).click()
  await expect(page).toHaveURL(/tipodocumentoid=/)

  await tabTo(page, page.getByRole('button', { name: `Quitar: ${type}`, exact: true }))
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/consola/revision')
})

test('qué hace crítico a un documento se lee también con el teclado, y en un teléfono no ensancha la página', async ({
  page,
  context,
  origin,
  signIn,
}) => {
  await signIn('revisor')
  await page.setViewportSize({ width: 360, height: 740 })
  const [first] = await waiting(context, origin)
  await page.goto(`/consola/revision/${first?.documentoid ?? ''}`)
  const why = page.getByRole('tooltip')
  const critical = page.getByText('Crítico')
  await expect(critical).toBeVisible()
  await expect(why).toHaveCount(0)

  await critical.focus()
  await expect(why).toHaveText('Sin este documento en regla, el recurso no está habilitado.')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  await page.keyboard.press('Escape')
  await expect(why).toHaveCount(0)
})

test('el foco se ve en las flechas de la consola, y desde un documento se vuelve a su lista', async ({
  page,
  context,
  origin,
  signIn,
}) => {
  await signIn('revisor')
  const [first] = await waiting(context, origin)
  await page.goto(`/consola/revision/${first?.documentoid ?? ''}?tiporecurso=chofer`)
  await expect(aprobar(page)).toBeEnabled()
  const arrows = [
    page.getByRole('link', { name: 'Volver a la lista de revisión' }),
    page.getByRole('navigation', { name: 'Documentos de la lista' }).getByRole('link').last(),
  ]
  for (const arrow of arrows) {
    await tabTo(page, arrow)
    const [outline, halo] = await arrow.evaluate((element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      return [`${outlineStyle} ${outlineWidth}`, boxShadow]
    })
    expect(outline).toBe('solid 2px')
    expect(halo).not.toBe('none')
  }
  await arrows[0]?.click()
  await expect(page).toHaveURL('/consola/revision?tiporecurso=chofer')
  await expect(page.getByRole('heading', { name: 'Revisión' })).toBeVisible()
})

test('desde el registro de alguien se vuelve a Registros, y una dirección que no existe lleva al inicio de la consola', async ({
  page,
  signIn,
}) => {
  await signIn('revisor')
  await page.goto('/consola/registros?x=1')
  await page.getByRole('table').getByRole('link').first().click()
  await page.getByRole('link', { name: 'Volver a Registros' }).click()
  await expect(page).toHaveURL(/\/consola\/registros$/)

  const answer = await page.goto('/consola/nada')
  expect(answer?.status()).toBe(404)
  await page.getByRole('link', { name: 'Ir al inicio' }).click()
  await expect(page).toHaveURL(/\/consola\/?$/)
  await expect(page.getByRole('heading', { name: 'Inicio' })).toBeVisible()
})

test('el menú de cada persona dice qué Portal es, al lado y en un teléfono', async ({ page, signIn }) => {
  await signIn('revisor')
  await page.goto('/consola')
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 })
    const opener = page.getByRole('button', { name: 'Menú de usuario' })
    await opener.click()
    const menu = page.getByRole('navigation', { name: 'Menú de usuario' })
    await expect(menu.getByText(/^Versión \d+\.\d+\.\d+, commit /)).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
  }
})

test('de un papel presentado muchas veces se ven las cinco últimas, y todas con el teclado', async ({
  page,
  origin,
  signIn,
  browser,
}) => {
  const carrier = await browser.newContext({ baseURL: origin })
  await signIn('carla', carrier)
  const documentoid = await newPaper(
    { carrier, origin, data: await pdfFile('otra-vez.pdf', 'Otra vez') },
    { apellido: 'Insistente', documento: '40.811.064', times: 8 },
  )
  await carrier.close()
  await signIn('revisor')
  await page.goto(`/consola/revision/${documentoid}`)
  const others = page.getByRole('region', { name: 'Presentaciones anteriores' })
  await expect(others.getByRole('listitem')).toHaveCount(5)
  await tabTo(page, others.getByRole('button', { name: 'Ver las 7' }))
  await page.keyboard.press('Enter')
  await expect(others.getByRole('listitem')).toHaveCount(7)
  await expect(others.getByRole('button', { name: 'Ver menos' })).toBeFocused()
})
