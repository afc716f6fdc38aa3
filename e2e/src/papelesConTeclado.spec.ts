import type { Locator, Page } from '@playwright/test'
import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { askAsCarrier } from './ask.ts'
import { barriers } from './barriers.ts'
import { sidewaysPhoto } from './files.ts'
import { tabTo } from './keyboard.ts'
import { newChofer } from './newChofer.ts'
import { newPedido } from './newPedido.ts'
import { expect, test } from './portal.ts'

/** Papers that arrive, from the link to the bandeja and from a sheet, by a person who has a keyboard and no mouse. */

const licencia = 'Licencia Nacional de Conducir profesional'
const photo = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await sidewaysPhoto() })

/** A file is chosen in the machine's own dialog, which a key opens. */
async function chooseByKey(
  page: Page,
  target: Locator,
  key: 'Enter' | 'Space',
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  // A key that comes while the field is drawn anew opens nothing: it is pressed again.
  await expect(async () => {
    await tabTo(page, target)
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser', { timeout: 3_000 }),
      page.keyboard.press(key),
    ])
    await chooser.setFiles(file)
  }).toPass({ timeout: 30_000 })
}

/** Where somebody goes on from: what was pressed is gone, and its place is not. */
const expectFocusKept = (page: Page) =>
  expect(page.locator('body'), 'el foco quedó en ningún lado').not.toBeFocused()

test('con el teclado solo se manda lo que un enlace pide, y se saca lo que salió mal', async ({
  context,
  browser,
  origin,
  signIn,
}) => {
  await signIn('carla')
  const ask = askAsCarrier(context, origin)
  const choferid = await newChofer(ask, 'con Teclado', '40.811.041')
  const { pathname, hash } = await newPedido(ask, {
    destinatario: 'Óscar con Teclado',
    recursoid: choferid,
    papeles: [licencia],
  })
  const driver = await browser.newContext({ locale: 'es-AR', baseURL: origin })
  const there = await driver.newPage()
  await there.goto(pathname + hash)
  const title = there.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Óscar, te piden un papel')
  await expect(there.getByText('PDF, JPG, PNG o BMP · hasta')).toBeVisible()

  await chooseByKey(there, there.getByLabel('Elegir un archivo'), 'Space', {
    name: 'video.mp4',
    mimeType: 'video/mp4',
    buffer: Buffer.from('no'),
  })
  await expect(there.getByText(/^Ese archivo no sirve: .* PDF, JPG, PNG o BMP\.$/)).toBeVisible()
  await chooseByKey(there, there.getByLabel('Elegir un archivo'), 'Space', await photo('movida.jpg'))
  await expect(title).toBeFocused()
  await tabTo(there, there.getByRole('button', { name: 'Quitar la hoja 1' }))
  await there.keyboard.press('Enter')
  await expect(title).toHaveText('Óscar, te piden un papel')
  await expect(title).toBeFocused()
  await chooseByKey(there, there.getByLabel('Elegir un archivo'), 'Space', await photo('frente.jpg'))
  await chooseByKey(there, there.getByLabel('Otra hoja'), 'Space', await photo('dorso.jpg'))
  await expect(there.getByText('Hoja 2')).toBeVisible()
  await tabTo(there, there.getByRole('button', { name: 'Mandar las 2 hojas' }))
  await there.keyboard.press('Enter')
  await expect(there.getByText('Poné la fecha, o marcá «No sé».')).toBeVisible()
  await tabTo(there, there.getByRole('checkbox', { name: 'No sé' }))
  await there.keyboard.press('Space')
  await tabTo(there, there.getByRole('button', { name: 'Mandar las 2 hojas' }))
  await there.keyboard.press('Enter')
  await expect(title).toContainText('Listo. Lo revisa tu empresa')
  await expect(title).toBeFocused()
  await driver.close()
})

test('con el teclado solo la bandeja se recorre, se descarta, se deshace y se presenta', async ({
  page,
  context,
  origin,
  signIn,
}) => {
  await signIn('carla')
  const ask = askAsCarrier(context, origin)
  const apellidos = ['Primera', 'Segunda']
  for (const [i, apellido] of apellidos.entries()) {
    const choferid = await newChofer(ask, `${apellido} del Teclado`, `40.811.04${String(i + 2)}`)
    const { hash } = await newPedido(ask, {
      destinatario: `${apellido} Persona`,
      recursoid: choferid,
      papeles: [licencia],
    })
    const sent = await page.request.post('/api/pedido/archivo', {
      headers: { origin },
      multipart: {
        token: hash.slice(1),
        posicion: '1',
        entrega: crypto.randomUUID(),
        // The second one's sender did not know.
        ...(i === 0 && { fecha_vencimiento: sumarDias(hoyEnBuenosAires(), 900) }),
        data: await photo(`${apellido.toLowerCase()}.jpg`),
      },
    })
    expect(await sent.json()).toMatchObject({ success: true })
  }

  await page.goto('/app/pages/documentos/bandeja')
  const entry = (apellido: string) => page.getByRole('link', { name: new RegExp(`De ${apellido} Persona`) })
  const [una, otra] = [entry('Primera'), entry('Segunda')]
  const entries = page.getByRole('navigation', { name: 'Lo que llegó' }).getByRole('link')
  await tabTo(page, entries.first())
  // Enter on the one that is open would present it.
  for (let i = 0; i < 30 && (await una.getAttribute('aria-current')) !== 'true'; i++)
    await page.keyboard.press('j')
  await expect(una).toBeFocused()
  await page.keyboard.press('j')
  await expect(otra).toBeFocused()
  await page.keyboard.press('k')
  await expect(una).toBeFocused()

  await page.keyboard.press('x')
  await expect(una).toHaveCount(0)
  await expectFocusKept(page)
  await tabTo(page, page.getByRole('button', { name: 'Deshacer' }))
  await page.keyboard.press('Enter')
  await expect(una).toBeVisible()
  await tabTo(page, una)
  await page.keyboard.press('Enter')
  await expect(una).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Presentada\./)).toBeVisible()
  await expect(una).toHaveCount(0)
  await expectFocusKept(page)

  // Nothing is presented without the date that nobody knew: it is asked for, and typed.
  await tabTo(page, otra)
  await page.keyboard.press('Enter')
  await expect(otra).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('Enter')
  const date = page.getByRole('textbox', { name: /vencimiento/i })
  await expect(date).toHaveAttribute('aria-invalid', 'true')
  await expect(date).toBeFocused()
  await page.keyboard.type('31122031')
  await tabTo(page, page.getByRole('button', { name: /^Presentar esta/ }))
  await page.keyboard.press('Enter')
  await expect(otra).toHaveCount(0)
  await expectFocusKept(page)
  expect(await barriers(page)).toEqual([])
})

test('con el teclado solo una planilla se elige, se acomoda, se decide, se importa y se deshace', async ({
  page,
  signIn,
}) => {
  test.slow()
  await signIn('carla')
  await page.goto('/app/choferes')
  await tabTo(page, page.getByRole('link', { name: 'Importar' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Importar choferes' })).toBeVisible()
  await chooseByKey(page, page.getByRole('button', { name: 'Elegir planilla' }), 'Enter', {
    name: 'teclado.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'Apellido y Nombre;D.N.I.;Cel;Obs\nTeclado, Una;99000551;291 555-0101;\nTeclado, Una;99000551;291 555-0102;\nTeclado, Otra;99000552;;viaja\n',
    ),
  })
  const obs = page.getByLabel('Qué es «Obs»')
  await expect(obs).toBeVisible()
  await expectFocusKept(page)
  await tabTo(page, obs)
  await tabTo(page, page.getByRole('button', { name: 'Ensayar las 3 filas' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^Así quedaría/ })).toBeVisible()
  await expectFocusKept(page)
  await tabTo(page, page.getByRole('button', { name: /^Usar la 3/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('La dejaste afuera: cuenta la fila 3')).toBeVisible()
  await expectFocusKept(page)
  await tabTo(page, page.getByRole('button', { name: 'Importar 2 filas' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Importaste 2 choferes' })).toBeVisible({ timeout: 60_000 })
  await expectFocusKept(page)
  await tabTo(page, page.getByRole('button', { name: 'Deshacer la importación' }))
  await page.keyboard.press('Enter')
  const sure = page.getByRole('alertdialog').getByRole('button', { name: 'Deshacer la importación' })
  await tabTo(page, sure)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Deshiciste la importación' })).toBeVisible({
    timeout: 60_000,
  })
  await expectFocusKept(page)
})
