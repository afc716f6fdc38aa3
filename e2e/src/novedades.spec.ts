import type { Page } from '@playwright/test'
import { addresses } from '@portal/contract/door.ts'
import { pdfFile } from './files.ts'
import { newPaper } from './newPaper.ts'
import { expect, test } from './portal.ts'

/** What carriers do appears before the provider's people by itself. */

/** Those choferes alone: fifteen papers that another journey presents at once would fill a page of the newest. */
const theirs = '/consola/revision?search=Novedoso'
const row = (page: Page, documentoid: string) => page.locator(`a[href*="${documentoid}"]`).first()

test('lo que un transportista presenta aparece sin recargar, también después de un corte, y las pestañas comparten un canal', async ({
  page,
  context,
  origin,
  signIn,
  browser,
}) => {
  const streams: string[] = []
  context.on('request', (request) => {
    if (request.url().endsWith(addresses.novedades)) streams.push(request.url())
  })
  const pdf = await pdfFile('novedad.pdf', 'Una novedad')
  const carrier = await browser.newContext({ baseURL: origin })
  const paper = { carrier, origin, data: pdf }
  await signIn('carla', carrier)
  await signIn('revisor')
  await page.goto('/consola')
  await expect(page.getByText(/^En vivo · \d/)).toBeVisible()
  const other = await context.newPage()
  await other.goto(theirs)
  await expect(other.getByRole('heading', { level: 1, name: 'Revisión' })).toBeVisible()

  await test.step('en la otra pestaña, por el canal de la primera', async () => {
    const documentoid = await newPaper(paper, { apellido: 'Novedoso', documento: '40.811.061' })
    await expect(row(other, documentoid)).toBeVisible()
    expect(streams).toHaveLength(1)
  })

  await test.step('cerrada la primera, la otra sigue', async () => {
    await page.close()
    const documentoid = await newPaper(paper, { apellido: 'Novedoso', documento: '40.811.062' })
    await expect(row(other, documentoid)).toBeVisible()
    expect(streams).toHaveLength(2)
  })

  await test.step('lo que pasó sin señal aparece al volver', async () => {
    await context.setOffline(true)
    const documentoid = await newPaper(paper, { apellido: 'Novedoso', documento: '40.811.063' })
    await other.waitForTimeout(1_500)
    await expect(row(other, documentoid)).toHaveCount(0)
    await context.setOffline(false)
    await expect(row(other, documentoid)).toBeVisible()
  })
  await carrier.close()
})

test('nadie pregunta por sí solo cuando nada cambia', async ({ page, signIn }) => {
  await signIn('revisor')
  const calls: string[] = []
  await page.goto('/consola/revision')
  await page.getByRole('link', { name: /Empezar a revisar/ }).click()
  await expect(page.getByRole('button', { name: /^Aprobar/ })).toBeEnabled()
  page.on('request', (request) => {
    if (request.postData()?.includes('MirarDocumentos')) calls.push(request.postData() ?? '')
  })
  await page.waitForTimeout(4_000)
  // Other journeys make a little news; if looking made news, and news looking, it would be dozens.
  expect(calls.length).toBeLessThan(10)
})
