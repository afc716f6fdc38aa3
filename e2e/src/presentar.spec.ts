import { printedPdf } from './files.ts'
import { expect, test } from './portal.ts'

test('Presentar espera a que termine de subir el archivo, y si no sube lo dice y no pierde nada', async ({
  browser,
  signIn,
}) => {
  // Its own context: the browser complains of a line that breaks, as it should.
  const context = await browser.newContext()
  await signIn('ana', context)
  const page = await context.newPage()
  // A line so slow that Presentar is pressed before the file has gone, and that breaks the first time.
  let arrive: (goesThrough: boolean) => void = () => {}
  await page.route('**/api/upfile', async (route) => {
    const goesThrough = await new Promise<boolean>((resolve) => (arrive = resolve))
    await (goesThrough ? route.continue() : route.abort())
  })
  await page.goto('/app/pages/documentos?solapa=1')
  await page
    .getByRole('button', { name: /Presentar Apto psicofísico/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  const present = dialog.getByRole('button', { name: 'Presentar', exact: true })
  const number = dialog.getByRole('textbox', { name: /^Número/ })
  await number.fill('A-1')
  await dialog.getByRole('textbox', { name: /vencimiento/i }).pressSequentially('31122099')
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'alta.pdf',
      mimeType: 'application/pdf',
      buffer: await printedPdf(browser, 'Alta temprana'),
    })
  await present.click()
  await expect(present).toBeDisabled()
  arrive(false)
  await expect(dialog.getByText(/Quitá o reintentá los archivos que fallaron/)).toBeVisible()
  await expect(number).toHaveValue('A-1')

  await dialog.getByRole('button', { name: /Reintentar/ }).click()
  await present.click()
  await expect(present).toBeDisabled()
  arrive(true)
  await expect(page.getByText('Presentado. Ahora lo revisa el proveedor.').first()).toBeVisible()
  await expect(dialog).toBeHidden()
  await context.close()
})
