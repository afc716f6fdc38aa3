import { askAsCarrier, askAsProvider } from './ask.ts'
import { expect, test } from './portal.ts'
import { pdfFile } from './files.ts'

/** What reached the provider by another way: presented in the carrier's name, and decided by somebody else. */

test('un operador presenta en nombre de la cuenta, otro lo decide y la empresa ve quién fue', async ({
  page,
  context,
  browser,
  origin,
  signIn,
}) => {
  const open = async (who: Parameters<typeof signIn>[0]) => {
    const own = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce', locale: 'es-AR' })
    await signIn(who, own)
    return own
  }
  // Given a chofer without papers,
  const [empresa, otro] = [await open('delia'), await open('administrador')]
  const { records } = await askAsCarrier(empresa, origin)('SaveChofer', {
    values: {
      nombre: 'Imaginario',
      apellido: 'Por Email',
      tipo_documento: 'DNI',
      documento: '99007001',
      fecha_nacimiento: '1985-03-02',
      nacionalidad: 'Argentina',
    },
  })
  const choferid = records[0]?.choferid ?? ''
  await signIn('revisor')
  const ask = askAsProvider(context, origin)
  const { records: cuentas } = await ask('ListCuentas', { search: 'Fletes de Fábula' })
  const cuentaid = cuentas[0]?.cuentaid ?? ''

  // when an operador presents one of them, at first without its file,
  await page.goto(`/consola/cuentas/${cuentaid}/recursos/${choferid}`)
  await page
    .getByRole('button', {
      name: 'Presentar Alta temprana ARCA de Por Email, Imaginario en nombre de la cuenta',
    })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Cómo llegó' }).fill('Llegó por email')
  await dialog.getByRole('button', { name: 'Presentar', exact: true }).click()
  await expect(dialog.getByText('Adjuntá al menos un archivo')).toBeVisible()
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles(await pdfFile('alta.pdf', 'Alta temprana'))
  await expect(dialog.getByText('Listo')).toBeVisible()
  // and what was begun is not lost by a key:
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Seguir editando' }).click()
  await dialog.getByRole('button', { name: 'Presentar', exact: true }).click()
  await expect(dialog).toBeHidden()

  // then it waits for somebody else,
  await page.getByRole('link', { name: 'Revisar: Alta temprana ARCA' }).click()
  await expect(
    page.getByText('Lo presentaste vos en nombre de la cuenta: lo decide otro operador.'),
  ).toBeVisible()
  await expect(page.getByText(/en nombre de la cuenta, \d\d\/\d\d\/\d{4}/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Bloquear/ })).toBeEnabled()
  for (const name of [/^Aprobar/, /^Rechazar/])
    await expect(page.getByRole('button', { name })).toBeDisabled()
  const documentoUrl = page.url()

  // who decides it,
  const reviewing = await otro.newPage()
  await reviewing.goto(documentoUrl)
  await expect(reviewing.getByRole('button', { name: /^Aprobar/ })).toBeEnabled()
  await reviewing.keyboard.press('a')
  await expect
    .poll(async () => {
      const { records: now } = await askAsCarrier(empresa, origin)('DetailChofer', { choferid })
      return now[0]?.casillas.find(({ nombre }) => nombre === 'Alta temprana ARCA')?.estado
    })
    .toBe('activo')

  // and the carrier reads by whom it came, and how.
  const atHome = await empresa.newPage()
  const { records: casillas } = await askAsCarrier(empresa, origin)('ListDocumentos', { recursoid: choferid })
  await atHome.goto(`/app/pages/documentos/${casillas[0]?.documentoid ?? ''}/detalle`)
  await expect(atHome.getByText(/· .+, del proveedor/)).toBeVisible()
  await expect(atHome.getByText('Llegó por email')).toBeVisible()
  await Promise.all([empresa.close(), otro.close()])
})
