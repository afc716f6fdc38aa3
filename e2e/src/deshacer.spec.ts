import type { BrowserContext } from '@playwright/test'
import { askAsProvider } from './ask.ts'
import { expect, test } from './portal.ts'

/** A slip of the finger in a review costs nothing, for ten seconds. */

/** One that waits in the middle of the queue, for each test another: they run beside each other. */
async function waiting(context: BrowserContext, origin: string, place: number): Promise<string> {
  const { records: rows } = await askAsProvider(context, origin)('ListRevision', {
    pagesize: 50,
    order: 'accountname DESC',
  })
  return rows[place]?.documentoid ?? ''
}

const estado = async (context: BrowserContext, origin: string, documentoid: string) =>
  (await askAsProvider(context, origin)('DetailRevision', { documentoid })).records[0]?.estado

test('lo aprobado sin querer se deshace con Z, y vuelve a esperar como estaba', async ({
  page,
  context,
  origin,
  signIn,
}) => {
  await signIn('revisor')
  const documentoid = await waiting(context, origin, 3)
  await page.goto(`/consola/revision/${documentoid}`)
  await expect(page.getByRole('button', { name: /^Aprobar/ })).toBeEnabled()
  await page.keyboard.press('a')
  await expect(page.getByText('Aprobaste')).toBeVisible()
  await expect(page).not.toHaveURL(new RegExp(documentoid))
  expect(await estado(context, origin, documentoid)).toBe('aprobado')

  await page.keyboard.press('z')

  await expect(page).toHaveURL(new RegExp(documentoid))
  await expect(page.getByText(/^Deshecho:/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Aprobar/ })).toBeEnabled()
  expect(await estado(context, origin, documentoid)).toBe('en revision')
  await expect(page.getByRole('button', { name: /Deshacer/ })).toHaveCount(0)
})

test('también desde otra pantalla, y a los diez segundos ya no', async ({
  page,
  context,
  origin,
  signIn,
}) => {
  await signIn('revisor')
  const documentoid = await waiting(context, origin, 5)
  await page.goto(`/consola/revision/${documentoid}`)
  await expect(page.getByRole('button', { name: /^Rechazar/ })).toBeEnabled()
  await page.keyboard.press('r')
  await page.getByRole('radio', { name: 'Está vencido.' }).check()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Rechazaste')).toBeVisible()

  await page.getByRole('link', { name: 'Inicio' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Inicio' })).toBeVisible()
  await page.getByRole('button', { name: /Deshacer/ }).click()
  await expect(page).toHaveURL(new RegExp(documentoid))
  expect(await estado(context, origin, documentoid)).toBe('en revision')

  await expect(page.getByRole('button', { name: /^Aprobar/ })).toBeEnabled()
  await page.keyboard.press('a')
  await expect(page.getByRole('button', { name: /Deshacer/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /Deshacer/ })).toHaveCount(0, { timeout: 20_000 })
  await page.keyboard.press('z')
  await page.waitForTimeout(500)
  expect(await estado(context, origin, documentoid)).toBe('aprobado')
})
