import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { askAsCarrier } from './ask.ts'
import { pdfFile, sidewaysPhoto } from './files.ts'
import { newChofer } from './newChofer.ts'
import { newPedido } from './newPedido.ts'
import { expect, test } from './portal.ts'
import { tapping } from './toques.ts'

/** What people do every day, on a phone and from where they begin, in no more taps than it is worth. */

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

const formatDate = (fecha: string) => fecha.split('-').reverse().join('/')

const seed = () => String(Date.now()).slice(-7)

test('un transporte se registra desde la portada en 15 toques', async ({ page }) => {
  const { tap, choose, pick, count } = tapping(page)
  const body = `309${seed().padStart(7, '0')}`
  const sum = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2].reduce((all, by, at) => all + by * Number(body[at]), 0)
  const check = (11 - (sum % 11)) % 11
  // No company has the number whose check would be ten.
  const cuit = check === 10 ? '30999000033' : `${body}${check}`
  await page.goto('/')
  await tap(page.getByRole('link', { name: 'Registrá tu transporte' }).first())
  await page.getByLabel('Nombre', { exact: true }).fill('Nora')
  await page.getByLabel('Apellido').fill('Rutera')
  await choose(page.getByLabel('Tipo de documento'), 'CUIT')
  await page.getByLabel('Número de CUIT').fill(cuit)
  await page.getByLabel('Email', { exact: true }).fill(`nora.${seed()}@toques.example`)
  await page.getByLabel('Celular').fill(`115${seed()}`)
  await page.getByLabel('Calle y número').fill('Calle Inventada 123')
  await pick(page.getByRole('combobox', { name: 'Provincia' }), 'Chubut', 'Chubut')
  await pick(page.getByRole('combobox', { name: 'Localidad' }), 'Trelew', 'Trelew')
  await tap(page.getByRole('checkbox', { name: /términos/ }))
  await tap(page.getByRole('button', { name: 'Guardar' }))
  await expect(page.getByText('Gracias por registrarte')).toBeVisible()
  expect(count()).toBeLessThanOrEqual(15)
})

test('un chofer, un dominio y una unidad se agregan desde Inicio en 8 toques cada uno', async ({
  page,
  signIn,
}) => {
  await signIn('carla')
  const dni = `4${seed()}`
  const plate = `AA${seed().slice(-3)}ZZ`
  const menu = page.getByRole('button', { name: 'Abrir el menú' })
  const drawer = page.getByRole('dialog')
  const save = page.getByRole('button', { name: 'Guardar' })
  const saved = page.getByText('Datos guardados correctamente')

  await test.step('un chofer', async () => {
    const { tap, count } = tapping(page)
    await page.goto('/app')
    await tap(menu)
    await tap(drawer.getByRole('link', { name: 'Choferes', exact: true }))
    await tap(page.getByRole('link', { name: 'Nuevo chofer' }))
    await page.getByRole('textbox', { name: /^Número$/ }).fill(dni)
    await page.getByRole('textbox', { name: /^Nombre/ }).fill('Teo')
    await page.getByRole('textbox', { name: /^Apellido/ }).fill(`Toques ${dni}`)
    await tap(save)
    await expect(saved).toBeVisible()
    expect(count()).toBeLessThanOrEqual(8)
  })

  await test.step('un dominio', async () => {
    const { tap, choose, count } = tapping(page)
    await page.goto('/app')
    await tap(menu)
    await tap(drawer.getByRole('link', { name: 'Dominios', exact: true }))
    await tap(page.getByRole('link', { name: 'Nuevo dominio' }))
    await page.getByRole('textbox', { name: /^Patente/ }).fill(plate)
    await choose(page.getByRole('combobox', { name: /^Vehículo/ }), 'Tractor')
    await choose(page.getByRole('combobox', { name: /^Cantidad de ejes/ }), '3')
    await page.getByRole('textbox', { name: /^Marca/ }).fill('Quimera')
    await tap(save)
    await expect(saved).toBeVisible()
    expect(count()).toBeLessThanOrEqual(8)
  })

  await test.step('una unidad', async () => {
    const { tap, pick, count } = tapping(page)
    await page.goto('/app')
    await tap(menu)
    await tap(drawer.getByRole('link', { name: 'Unidades', exact: true }))
    await tap(page.getByRole('link', { name: 'Nueva unidad' }))
    await page.getByRole('textbox', { name: /^Nombre/ }).fill(`Toques ${dni}`)
    await pick(page.getByRole('combobox', { name: /^Vehículo motriz/ }), plate, /Tractor/)
    await pick(page.getByRole('combobox', { name: /^Chofer/ }), `Toques ${dni}`, /Toques/)
    await tap(save)
    await expect(saved).toBeVisible()
    expect(count()).toBeLessThanOrEqual(8)
  })
})

test('un documento se presenta desde Inicio en 4 toques, y otro se deja para después en 1', async ({
  page,
  signIn,
}) => {
  await signIn('carla')
  const file = await pdfFile('papel.pdf', 'Un papel')
  await page.goto('/app')
  const dialog = page.getByRole('dialog')

  await test.step('presentar', async () => {
    const { tap, attach, count } = tapping(page)
    await tap(page.getByRole('button', { name: /^Presentar:? / }).first())
    await attach(dialog.locator('input[type=file]').first(), file)
    const asked = [
      [/Fecha de emisión/, formatDate(sumarDias(hoyEnBuenosAires(), -10))],
      [/Fecha de vencimiento/, '31/12/2099'],
      [/^Número/, 'T-1'],
    ] as const
    for (const [label, typed] of asked) {
      const field = dialog.getByRole('textbox', { name: label })
      if (await field.isVisible()) await field.pressSequentially(typed.replaceAll('/', ''))
    }
    await tap(dialog.getByRole('button', { name: /^Presentar/ }))
    await expect(page.getByText(/Ahora lo revisa el proveedor/).first()).toBeVisible()
    expect(count()).toBeLessThanOrEqual(4)
  })

  await test.step('dejar para después', async () => {
    await page.goto('/app/pages/documentos?solapa=1')
    await page.getByRole('button', { name: /^Presentar (documentos|todo|los)/ }).click()
    await expect(dialog.getByText(/^1 de \d+$/).first()).toBeVisible()
    const { tap, count } = tapping(page)
    await tap(dialog.getByRole('button', { name: /Dejar para después|Saltar/ }))
    await expect(dialog.getByText(/^2 de \d+$/).first()).toBeVisible()
    expect(count()).toBe(1)
  })
})

test('si una unidad puede salir en tres días se sabe desde Inicio en 3 toques', async ({ page, signIn }) => {
  await signIn('ana')
  const { tap, count } = tapping(page)
  await page.goto('/app')
  await tap(page.getByRole('button', { name: 'Abrir el menú' }))
  await tap(page.getByRole('dialog').getByRole('link', { name: 'Unidades', exact: true }))
  const fecha = sumarDias(hoyEnBuenosAires(), 3)
  const weekday = new Date(`${fecha}T00:00:00Z`).toLocaleDateString('es-AR', {
    weekday: 'long',
    timeZone: 'UTC',
  })
  await tap(page.getByRole('button', { name: new RegExp(`^${weekday}$`, 'i') }))
  await expect(page).toHaveURL(new RegExp(`fecha=${fecha}`))
  await expect(page.getByText(/Puede[n]? salir \d+ de \d+/)).toBeVisible()
  expect(count()).toBeLessThanOrEqual(3)
})

test('lo que pide un enlace se manda en 2 toques, el de la cámara aparte, y una fecha', async ({
  page,
  context,
  browser,
  origin,
  signIn,
}) => {
  await signIn('carla')
  const ask = askAsCarrier(context, origin)
  const recursoid = await newChofer(ask, 'en Dos Toques', `4${seed()}`)
  const { pathname, hash } = await newPedido(ask, {
    destinatario: 'Óscar en Dos Toques',
    recursoid,
    papeles: ['Licencia Nacional'],
  })
  const driver = await browser.newContext({
    viewport: page.viewportSize(),
    hasTouch: true,
    baseURL: origin,
    locale: 'es-AR',
  })
  const there = await driver.newPage()
  await there.goto(pathname + hash)
  const { tap, attach, count } = tapping(there)
  await attach(there.getByLabel('Sacar la foto', { exact: true }), {
    name: 'licencia.jpg',
    mimeType: 'image/jpeg',
    buffer: await sidewaysPhoto(),
  })
  await there.getByLabel('¿Hasta cuándo vale?').fill(sumarDias(hoyEnBuenosAires(), 400))
  await tap(there.getByRole('button', { name: 'Mandar la hoja' }))
  await expect(there.getByRole('heading', { level: 1 })).toContainText('Listo')
  // One of them is in the camera.
  expect(count()).toBeLessThanOrEqual(2 + 1)
  const { records: entradas } = await ask('ListBandeja', { search: 'en Dos Toques' })
  expect(entradas).toHaveLength(1)
  await driver.close()
})
