import { askAsProvider } from './ask.ts'
import { tabTo } from './keyboard.ts'
import { expect, test } from './portal.ts'

/** A rejection shows where on the paper the trouble is. */

test('el lugar se señala con el mouse o con las flechas, y viaja con el rechazo', async ({
  page,
  context,
  origin,
  signIn,
}) => {
  await signIn('revisor')
  const ask = askAsProvider(context, origin)
  const { records: rows } = await ask('ListRevision', { pagesize: 50, order: 'accountname DESC' })
  const documentoid = rows[8]?.documentoid ?? ''
  const marca = async () => (await ask('DetailRevision', { documentoid })).records[0]?.marca_rechazo ?? null
  await page.goto(`/consola/revision/${documentoid}`)
  await expect(page.getByRole('button', { name: /^Rechazar/ })).toBeEnabled()
  await page.keyboard.press('r')
  await page.keyboard.press('1')

  const paper = page.getByRole('main').locator('canvas, img').first()
  const box = await paper.boundingBox()
  await paper.click({ position: { x: (box?.width ?? 0) * 0.25, y: (box?.height ?? 0) * 0.4 } })
  const ring = page.getByRole('img', { name: 'El lugar que se señala' })
  await expect(ring).toBeVisible()
  await page.getByRole('button', { name: 'Quitar', exact: true }).click()
  await expect(ring).toHaveCount(0)

  await tabTo(page, page.getByRole('button', { name: 'Señalar con el teclado' }))
  await page.keyboard.press('Enter')
  await expect(ring).toBeVisible()
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp']) await page.keyboard.press(key)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Rechazaste')).toBeVisible()

  expect(await marca()).toMatchObject({ pagina: 1, x: 0.54, y: 0.48 })
  await page.keyboard.press('z')
  await expect(page).toHaveURL(new RegExp(documentoid))
  expect(await marca()).toBeNull()
})
