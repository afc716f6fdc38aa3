import type { BrowserContext, Page } from '@playwright/test'
import { addresses } from '@portal/contract/door.ts'
import { askAsCarrier } from './ask.ts'
import { pdfFile } from './files.ts'
import { newChofer } from './newChofer.ts'
import { expect, test } from './portal.ts'

/** What carriers do appears before the provider's people by itself. */

/**
 * Presents something of a new chofer that is asked for no date: of one whom the demonstration has, another journey could
 * present the same again, and what was replaced waits no more.
 */
async function present(
  carrier: BrowserContext,
  origin: string,
  data: Awaited<ReturnType<typeof pdfFile>>,
  documento: string,
): Promise<string> {
  const ask = askAsCarrier(carrier, origin)
  const choferid = await newChofer(ask, 'Novedoso', documento)
  const { records } = await ask('ListRecDocFaltantes', {})
  const missing = records
    .find(({ recursoid }) => recursoid === choferid)
    ?.documentos.find(({ vigencia }) => vigencia === 'sin vencimiento')
  if (!missing) throw new Error('No le falta ninguno sin vencimiento')
  const chosen = { recursoid: choferid, tipodocumentoid: missing.tipodocumentoid }
  const uploaded = await carrier.request.post(`${origin}${addresses.upfile}`, {
    headers: { origin },
    multipart: {
      _operation: 'upfile',
      ...chosen,
      data,
    },
  })
  const { result } = (await uploaded.json()) as { result: { records: { archivoid: string }[] } } // what an upload answers
  const saved = await ask('SaveDocumentoRecurso', {
    values: { ...chosen, archivos: result.records.map(({ archivoid }) => archivoid) },
  })
  return saved.records[0]?.documentoid ?? ''
}

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
  await signIn('carla', carrier)
  await signIn('revisor')
  await page.goto('/consola')
  await expect(page.getByText(/^En vivo · \d/)).toBeVisible()
  const other = await context.newPage()
  await other.goto(theirs)
  await expect(other.getByRole('heading', { level: 1, name: 'Revisión' })).toBeVisible()

  await test.step('en la otra pestaña, por el canal de la primera', async () => {
    const documentoid = await present(carrier, origin, pdf, '40.811.061')
    await expect(row(other, documentoid)).toBeVisible()
    expect(streams).toHaveLength(1)
  })

  await test.step('cerrada la primera, la otra sigue', async () => {
    await page.close()
    const documentoid = await present(carrier, origin, pdf, '40.811.062')
    await expect(row(other, documentoid)).toBeVisible()
    expect(streams).toHaveLength(2)
  })

  await test.step('lo que pasó sin señal aparece al volver', async () => {
    await context.setOffline(true)
    const documentoid = await present(carrier, origin, pdf, '40.811.063')
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
