import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import type { Page } from '@playwright/test'
import { askAsCarrier, askAsProvider } from './ask.ts'
import { barriers, overflow } from './barriers.ts'
import { sidewaysPhoto } from './files.ts'
import { tabTo } from './keyboard.ts'
import { newChofer } from './newChofer.ts'
import { newPedido } from './newPedido.ts'
import { expect, test } from './portal.ts'

/** A paper is asked for by a link, and goes all the way to the provider and back. */

const phone = { width: 360, height: 740 }
const photo = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await sidewaysPhoto() })

const licencia = 'Licencia Nacional de Conducir profesional'

/** What axe finds on a phone in both modes, and whether anything is wider than it. */
async function expectGood(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await barriers(page)).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await overflow(page)).toBe(0)
}

/** What a page took over the network, in bytes. */
const weight = (page: Page): Promise<number> =>
  page.evaluate(() =>
    performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .reduce((sum, { transferSize }) => sum + transferSize, 0),
  )

test('una licencia se pide, se saca con el teléfono, se presenta, se rechaza y se pide de nuevo', async ({
  page,
  context,
  browser,
  origin,
  consoleOrigin,
  signIn,
}) => {
  test.slow()
  await signIn('carla')
  const ask = askAsCarrier(context, origin)
  const choferid = await newChofer(ask, 'del Pedido', '40.811.001')
  const provider = await browser.newContext()
  await signIn('revisor', provider)
  const askProvider = askAsProvider(provider, consoleOrigin)

  const link = await test.step('desde la fila, con el teclado solo', async () => {
    await page.goto(`/app/choferes/${choferid}/detalle`)
    const opener = page.getByRole('button', { name: `Pedírselo…: ${licencia}` })
    await tabTo(page, opener)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: 'Pedírselo a del Pedido, Óscar' })).toBeVisible()
    await expect(dialog.getByRole('checkbox', { name: new RegExp(licencia) })).toBeChecked()
    await expect(dialog.getByText(/Hola, Óscar\. Soy/)).toBeVisible()
    await dialog.getByRole('checkbox', { name: new RegExp(licencia) }).press('Space')
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog', { name: 'Tenés cambios sin guardar' })
    await question.getByRole('button', { name: 'Seguir editando' }).press('Enter')
    await expect(question).toBeHidden()
    await dialog.getByRole('checkbox', { name: new RegExp(licencia) }).press('Space')
    await tabTo(page, dialog.getByRole('textbox', { name: /^Una nota tuya/ }))
    await page.keyboard.type('Apoyada en la mesa')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('heading', { name: 'El enlace está listo' })).toBeVisible()
    const message = await dialog.getByRole('textbox', { name: 'Así lo va a leer' }).inputValue()
    expect(message).toContain('Apoyada en la mesa')
    await expect(dialog.getByRole('link', { name: 'Abrir WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\?text=/,
    )
    await expect(dialog.getByRole('img', { name: /^QR del enlace/ })).toBeVisible()
    expect(await barriers(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    return /\S+\/pedido#[\w-]{22}/.exec(message)?.[0] ?? ''
  })

  // Somebody else's phone, where nobody is signed in.
  const driver = await browser.newContext({ viewport: phone, locale: 'es-AR', baseURL: origin })
  const there = await driver.newPage()
  const path = new URL(link).pathname + new URL(link).hash
  const take = (label: string) => there.getByLabel(label, { exact: true })

  await test.step('el chofer saca la foto, y dice hasta cuándo vale', async () => {
    await there.goto(path)
    await expect(there.getByRole('heading', { level: 1 })).toHaveText('Óscar, te piden un papel')
    await expect(there.getByText('Apoyada en la mesa')).toBeVisible()
    await expect(there.getByText('40811001')).toHaveCount(0)
    expect(await weight(there), 'lo que pesa la página').toBeLessThan(100 * 1024)
    await expectGood(there)
    await take('Sacar la foto').setInputFiles(await photo('frente.jpg'))
    await expect(there.getByText('Hoja 1')).toBeVisible()
    await take('Otra hoja').setInputFiles(await photo('dorso.jpg'))
    await expect(there.getByText('Hoja 2')).toBeVisible()
    await there.getByRole('button', { name: 'Mandar las 2 hojas' }).click()
    await expect(there.getByText('Poné la fecha, o marcá «No sé».')).toBeVisible()
    await expectGood(there)
    await there.getByLabel('¿Hasta cuándo vale?').fill(sumarDias(hoyEnBuenosAires(), 900))
    await there.getByRole('button', { name: 'Mandar las 2 hojas' }).click()
    await expect(there.getByRole('heading', { level: 1 })).toContainText('Listo. Lo revisa tu empresa')
    await expectGood(there)
  })

  await test.step('lo que llegó espera en la bandeja, y lo presenta una persona con Enter', async () => {
    await page.goto('/app/pages/documentos/pedidos')
    await expect(page.getByRole('row', { name: /Óscar del Pedido.*Completo/ })).toBeVisible()
    await page.goto('/app/pages/documentos/bandeja')
    const entry = page.getByRole('link', { name: /De Óscar del Pedido/ })
    await entry.click()
    await expect(page.getByRole('group', { name: 'Vista previa de frente.jpg' })).toBeVisible()
    await expect(page.getByText('Vencimiento: lo puso Óscar del Pedido')).toBeVisible()
    expect(await barriers(page)).toEqual([])
    // X puts it away, and for ten seconds that is undone.
    await entry.focus()
    await page.keyboard.press('x')
    await expect(entry).toHaveCount(0)
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(entry).toBeVisible()
    await entry.click()
    await expect(entry).toHaveAttribute('aria-current', 'true')
    await entry.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^Presentada\./)).toBeVisible()
    await expect(entry).toHaveCount(0)
  })

  await test.step('el proveedor la rechaza: el mismo enlace la pide de nuevo, con el motivo', async () => {
    const { records } = await ask('ListDocumentos', { recursoid: choferid })
    const documentoid = records[0]?.documentoid ?? ''
    const [presented] = (await ask('DetailDocumento', { documentoid })).records
    await askProvider('DecidirDocumento', {
      documentoid,
      decision: 'rechazar',
      motivo: 'El dorso está cortado',
      marca: { archivoid: presented?.archivos[0]?.archivoid ?? '', pagina: 1, x: 0.75, y: 0.3 },
    })
    await page.goto('/app/pages/documentos?search=del+Pedido')
    await page.getByRole('row').filter({ hasText: licencia }).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Pedir a 1' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(1)
    await expect(dialog.getByRole('checkbox', { name: new RegExp(licencia) })).toBeChecked()
    expect(await barriers(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await there.goto('about:blank')
    await there.goto(path)
    await expect(there.getByText('«El dorso está cortado»')).toBeVisible()
    await expect(there.getByText('Lo marcaron en la hoja 1, arriba a la derecha.')).toBeVisible()
    await expectGood(there)
    await take('Sacar la foto').setInputFiles(await photo('entera.jpg'))
    await there.getByText('No sé', { exact: true }).click()
    await there.getByRole('button', { name: 'Mandar la hoja' }).click()
    await expect(there.getByRole('heading', { level: 1 })).toContainText('Listo')
  })

  await test.step('la empresa la pide otra vez con una palabra, y después anula el enlace', async () => {
    await page.goto('/app/pages/documentos/bandeja')
    await page.getByRole('link', { name: /De Óscar del Pedido/ }).click()
    await page.getByRole('button', { name: 'Pedirla otra vez' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: /^Por qué/ }).fill('Salió movida')
    await dialog.getByRole('button', { name: 'Pedirla otra vez' }).click()
    await expect(dialog.getByRole('heading', { name: 'El enlace está listo' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Listo' }).click()
    await there.reload()
    await expect(there.getByText('«Salió movida»')).toBeVisible()

    await page.goto('/app/pages/documentos/pedidos')
    await page.getByRole('button', { name: 'Anular: Óscar del Pedido' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Anular' }).click()
    await expect(page.getByText('Pedido anulado')).toBeVisible()
    await there.reload()
    await expect(there.getByRole('heading', { level: 1 })).toHaveText('Este enlace ya no sirve')
    await expectGood(there)
    const ended = await there.locator('main').innerText()
    await there.goto('about:blank')
    await there.goto('/pedido#AAAAAAAAAAAAAAAAAAAAAA')
    await expect(there.getByRole('heading', { level: 1 })).toHaveText('Este enlace ya no sirve')
    expect(await there.locator('main').innerText()).toBe(ended)
  })
  await driver.close()
  await provider.close()
})

test('sin señal lo que se sacó queda en la página, también si se cierra, y sale una vez cuando vuelve', async ({
  context,
  browser,
  origin,
  signIn,
}) => {
  await signIn('carla')
  const ask = askAsCarrier(context, origin)
  const choferid = await newChofer(ask, 'sin Señal', '40.811.002')
  const url = await newPedido(ask, {
    destinatario: 'Óscar sin Señal',
    recursoid: choferid,
    papeles: [licencia, 'Alta temprana'],
  })
  const driver = await browser.newContext({ viewport: phone, locale: 'es-AR', baseURL: origin })
  const there = await driver.newPage()
  await there.goto(url.pathname + url.hash)
  await expect(there.getByRole('heading', { level: 1 })).toHaveText('Óscar, te piden 2 papeles')

  await driver.setOffline(true)
  await there.getByLabel('Sacar la foto', { exact: true }).setInputFiles(await photo('una.jpg'))
  const noSe = there.getByText('No sé', { exact: true })
  if (await noSe.isVisible()) await noSe.click()
  await there.getByRole('button', { name: 'Mandar la hoja' }).click()
  await expect(there.getByText('Sin señal · 1 papel espera acá')).toBeVisible()
  await expect(there.getByRole('heading', { level: 1 })).toHaveText(/Se cortó la señal/)
  await expectGood(there)
  // The next one can be taken all the same, and the page be closed over it.
  await there.getByLabel('Sacar la foto', { exact: true }).setInputFiles(await photo('otra.jpg'))
  await expect(there.getByText('Hoja 1')).toBeVisible()
  await there.close()

  await driver.setOffline(false)
  const again = await driver.newPage()
  await again.goto(url.pathname + url.hash)
  await expect(again.getByRole('heading', { name: 'Lo que ya llegó' })).toBeVisible()
  await expect(again.getByText('Hoja 1')).toBeVisible()
  if (await again.getByText('No sé', { exact: true }).isVisible())
    await again.getByText('No sé', { exact: true }).click()
  await again.getByRole('button', { name: 'Mandar la hoja' }).click()
  await expect(again.getByRole('heading', { level: 1 })).toContainText('Listo')
  const { records: entradas } = await ask('ListBandeja', { search: 'sin Señal' })
  expect(entradas).toHaveLength(2)
  await driver.close()
})

test('a varios choferes elegidos se les pide a cada uno por su enlace', async ({
  page,
  context,
  origin,
  signIn,
}) => {
  await signIn('carla')
  const ask = askAsCarrier(context, origin)
  await newChofer(ask, 'Elegida', '40.811.003')
  await newChofer(ask, 'Elegido', '40.811.004')
  await page.goto('/app/choferes?search=elegid')
  await page.getByRole('checkbox', { name: /Elegida/ }).check()
  await page.getByRole('checkbox', { name: /Elegido/ }).check()
  await page.getByRole('button', { name: 'Pedir a 2' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Hacer 2 enlaces' }).click()
  await expect(dialog.getByRole('heading', { name: 'Los enlaces están listos' })).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Abrir WhatsApp' })).toHaveCount(2)
  expect(await barriers(page)).toEqual([])
})

test('la carta lleva a los pedidos sin respuesta, y lo que se escribió de una entrada queda al abrir otra', async ({
  page,
  signIn,
}) => {
  // The demonstration's: one that nobody answered, and two papers that came.
  await signIn('ana')
  await page.goto('/app/pages/documentos/pedidos?respuesta=nada')
  await expect(page.getByRole('row', { name: /Sin respuesta/ }).first()).toBeVisible()
  await expect(page.getByRole('row', { name: /Completo|Llegó en parte|Anulado/ })).toHaveCount(0)

  await page.goto('/app/pages/documentos/bandeja')
  const entries = page.getByRole('navigation', { name: 'Lo que llegó' }).getByRole('link')
  const numero = page.getByRole('textbox', { name: /^Número/ })
  await entries.first().click()
  await numero.fill('A-111')
  await entries.nth(1).click()
  await expect(entries.nth(1)).toHaveAttribute('aria-current', 'true')
  await expect(numero).not.toHaveValue('A-111')
  await page.reload()
  await entries.first().click()
  await expect(numero).toHaveValue('A-111')

  // And whoever goes elsewhere is asked first.
  await numero.fill('A-112')
  await page.getByRole('link', { name: 'Choferes' }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Seguir editando' }).click()
  await expect(numero).toHaveValue('A-112')
  await entries.nth(1).click()
  await expect(numero).not.toHaveValue('A-112')
  await page.getByRole('link', { name: 'Choferes' }).first().click()
  await expect(page).toHaveURL(/\/app\/choferes/)
})

test('un ejemplo que es un PDF se baja desde el enlace', async ({ context, browser, origin, signIn }) => {
  await signIn('carla')
  const ask = askAsCarrier(context, origin)
  const rto = 'Revisión Técnica Obligatoria'
  const made = await ask('SaveDominio', {
    dominioid: '0',
    values: {
      dominio: 'AC 811 PD',
      pais_patente: 'Argentina',
      vehiculo: 'Tractor',
      cantidad_ejes: 3,
      marca: 'De Prueba',
      titularidad: 'PROPIO',
    },
  })
  const recursoid = made.records[0]?.dominioid ?? ''
  const { pathname, hash } = await newPedido(ask, {
    destinatario: 'Taller de Prueba',
    recursoid,
    papeles: [rto],
  })
  const driver = await browser.newContext({ locale: 'es-AR', baseURL: origin, viewport: phone })
  const there = await driver.newPage()
  await there.goto(pathname + hash)
  const download = there.waitForEvent('download')
  await there.getByRole('button', { name: 'Bajar un ejemplo (PDF)' }).click()
  expect((await download).suggestedFilename()).toBe('Un ejemplo de VTV.pdf')
  await expectGood(there)
})
