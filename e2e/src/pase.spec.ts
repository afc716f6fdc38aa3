import type { Page } from '@playwright/test'
import { askAsCarrier } from './ask.ts'
import { barriers, overflow } from './barriers.ts'
import { tabTo } from './keyboard.ts'
import { expect, test } from './portal.ts'

/** A pass is shown at a gate, printed, shared, and taken back. */

const phone = { width: 360, height: 740 }

/** What axe finds in both modes, and whether anything is wider than the window. */
async function expectGood(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await barriers(page)).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await overflow(page)).toBe(0)
}

test('el pase de un chofer se muestra con y sin señal, se imprime, se comparte y se anula', async ({
  page,
  context,
  browser,
  origin,
  signIn,
}) => {
  test.slow()
  await page.setViewportSize(phone)
  await signIn('carla')
  const ask = askAsCarrier(context, origin)
  const { records } = await ask('SaveChofer', {
    choferid: '0',
    values: {
      nombre: 'Óscar',
      apellido: 'del Pase',
      tipo_documento: 'DNI',
      documento: '40.911.001',
      nacionalidad: 'Argentina',
    },
  })
  const choferid = records[0]?.choferid ?? ''
  const dialog = page.getByRole('dialog', { name: 'Pase de del Pase, Óscar' })
  const code = dialog.getByRole('img', { name: 'Código del pase de del Pase, Óscar' })

  await test.step('con el teclado solo', async () => {
    await page.goto(`/app/choferes/${choferid}/detalle`)
    await tabTo(page, page.getByRole('button', { name: 'Pase', exact: true }))
    await page.keyboard.press('Enter')
    await expect(code).toBeVisible()
    await expect(dialog.getByText(/^El código vale hasta el \d\d\/\d\d\/\d{4}/)).toBeVisible()
    await expect(dialog.getByText('No habilitado')).toBeVisible()
    await expect(dialog.getByText('Dice quiénes son. Si pueden entrar lo dice la portería.')).toBeVisible()
    await expectGood(page)
    // White in both modes, or many cameras read it not at all.
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(code.locator('rect')).toHaveAttribute('fill', '#fff')
    await page.emulateMedia({ colorScheme: 'light' })
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Pase', exact: true })).toBeFocused()
  })

  await test.step('sin señal se ve el que se abrió antes, y cómo está hoy no se dice', async () => {
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Pase', exact: true }).click()
    await expect(code).toBeVisible()
    await expect(dialog.getByText(/^Sin conexión: es el que abriste la última vez/)).toBeVisible()
    await expect(dialog.getByText('No habilitado')).toBeHidden()
    await expect(dialog.getByRole('button', { name: 'Compartir' })).toBeHidden()
    await context.setOffline(false)
    await expect(dialog.getByText('No habilitado')).toBeVisible()
  })

  await test.step('en papel sale solo el pase', async () => {
    await page.evaluate(() => {
      window.print = () => undefined
    })
    await dialog.getByRole('button', { name: 'Imprimir' }).click()
    await dialog.getByRole('button', { name: 'En A6 (postal)' }).click()
    await expect(dialog.getByRole('button', { name: 'Imprimir' })).toBeFocused()
    await page.emulateMedia({ media: 'print' })
    const paper = page.getByRole('heading', { level: 1, name: 'del Pase, Óscar' })
    await expect(paper.last()).toBeVisible()
    await expect(page.getByText(/^Pase \d{4}-\d{4}$/)).toBeVisible()
    await expect(dialog).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await expect(dialog.getByRole('button', { name: 'Imprimir' })).toBeFocused()
  })

  const stranger = await (await browser.newContext({ viewport: phone })).newPage()
  await test.step('por un enlace lo ve quien no tiene cuenta, y nada más', async () => {
    await dialog.getByRole('button', { name: 'Compartir' }).click()
    const link = await dialog.getByText(/\/pase#[\w-]{22}$/).innerText()
    await expectGood(page)
    const asked: string[] = []
    stranger.on('request', (request) => asked.push(request.url()))
    await stranger.goto(link)
    await expect(stranger.getByRole('heading', { name: 'Pase de del Pase, Óscar' })).toBeVisible()
    await expect(stranger.getByRole('img', { name: 'Código del pase de del Pase, Óscar' })).toBeVisible()
    await expect(stranger.getByText(/habilitado|falta presentar/i)).toHaveCount(0)
    await expectGood(stranger)
    expect(asked.some((url) => url.includes(link.split('#')[1] ?? '-'))).toBe(false)
  })

  await test.step('de una sola vez se anula todo lo que se mostró', async () => {
    const before = await code.locator('path').getAttribute('d')
    await dialog.getByRole('button', { name: 'Anular lo que mostraste' }).click()
    await expect(
      page.getByText('Anulamos los códigos que mostraste y el enlace. Este es otro.'),
    ).toBeVisible()
    await expect(code.locator('path')).not.toHaveAttribute('d', before ?? '')
    await stranger.reload()
    await expect(
      stranger.getByRole('heading', { name: 'Este enlace ya no muestra ningún pase' }),
    ).toBeVisible()
    await expectGood(stranger)
  })
})
