import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { askAsCarrier } from './ask.ts'
import { tabTo } from './keyboard.ts'
import { expect, test } from './portal.ts'

/** Programs of others: who lets them ask, what they are answered, and how they stop. */

/** What a program is answered that shows this token. */
async function asks(origin: string, token: string, dominio: string) {
  const answer = await fetch(`${origin}/api/v1/aptitud?dominio=${encodeURIComponent(dominio)}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return { status: answer.status, said: (await answer.json()) as { apto?: string; code?: number } }
}

test('el titular le da una llave a un programa con el teclado solo, el programa pregunta, y cuando la quita deja de hacerlo', async ({
  page,
  context,
  origin,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn('carla')
  const [dominio] = (
    await askAsCarrier(context, origin)('ListDominios', { estado_dominio: 'ACTIVO', page: 1, pagesize: 1 })
  ).records
  await page.goto('/app/pages/perfil')
  await page.getByRole('link', { name: 'Ver programas y calendario' }).press('Enter')
  await expect(page.getByText('Todavía no hay programas')).toBeVisible()

  await page.getByRole('button', { name: 'Nuevo programa' }).press('Enter')
  const panel = page.getByRole('dialog', { name: 'Nuevo programa' })
  await expect(panel.getByRole('textbox', { name: 'Nombre' })).toBeFocused()
  await page.keyboard.type('Balanza de prueba')
  await tabTo(page, panel.getByRole('checkbox', { name: 'Documentos' }))
  await page.keyboard.press('Space')
  await tabTo(page, panel.getByRole('button', { name: '90 días' }))
  await page.keyboard.press('Enter')
  const redes = panel.getByRole('textbox', { name: /^Desde qué redes/ })
  await tabTo(page, redes)
  await page.keyboard.type('la oficina')
  const make = panel.getByRole('button', { name: 'Hacer la llave' })
  await tabTo(page, make)
  await page.keyboard.press('Enter')
  await expect(panel.getByText('Escribí una dirección o una red')).toBeVisible()
  await panel.getByRole('button', { name: 'desde qué redes' }).press('Enter')
  await expect(redes).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Delete')
  await tabTo(page, make)
  await page.keyboard.press('Enter')

  const key = page.getByRole('region', { name: 'La llave de «Balanza de prueba»' })
  await expect(key).toBeFocused()
  await tabTo(page, key.getByRole('button', { name: /^Copiar/ }))
  await page.keyboard.press('Enter')
  await expect(key.getByRole('button', { name: /^Copiado/ })).toBeVisible()
  const token = await page.evaluate(() => navigator.clipboard.readText())
  expect(token).toMatch(/^pt_c\d+_\w{43}$/)
  await expect(key.getByRole('textbox')).toHaveValue(token)
  const row = page.getByRole('row', { name: /Balanza de prueba/ })
  await expect(row).toContainText('Sin usar')
  await expect(row).toContainText('Si puede salirDocumentos')
  await expect(row).toContainText('En 90 días')

  const { status, said } = await asks(origin, token, dominio?.dominio ?? '')
  expect(status).toBe(200)
  expect(['si', 'no']).toContain(said.apto)
  // The server writes uses down every ten seconds.
  await expect(async () => {
    await page.reload()
    await expect(row).toContainText('1 hoy', { timeout: 3_000 })
  }).toPass()
  await expect(key).toBeHidden()
  expect(await page.content()).not.toContain(token)

  await row.getByRole('button', { name: 'Quitar: Balanza de prueba' }).press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Quitar «Balanza de prueba»' })
  await expect(question).toContainText('Balanza de prueba deja de preguntar en el acto.')
  await tabTo(page, question.getByRole('button', { name: 'Quitar' }))
  await page.keyboard.press('Enter')
  await expect(row).toContainText('Quitado el')
  await expect(row.getByRole('button')).toHaveCount(0)
  expect(await asks(origin, token, dominio?.dominio ?? '')).toMatchObject({
    status: 401,
    said: { code: 1602 },
  })
})

test('si se corta la línea no se pierde lo escrito, y no se hacen dos', async ({
  page,
  context,
  origin,
  signIn,
}) => {
  await signIn('delia')
  await page.goto('/app/pages/programas')
  await page.getByRole('button', { name: 'Nuevo programa' }).click()
  const panel = page.getByRole('dialog', { name: 'Nuevo programa' })
  await panel.getByRole('textbox', { name: 'Nombre' }).fill('Planilla de prueba')
  let sent = 0
  await page.route('**/api/**', async (route) => {
    if (route.request().postData()?.includes('CrearToken') !== true) return route.continue()
    sent++
    // It arrives, and the answer doesn't.
    await route.fetch()
    return route.abort('connectionfailed')
  })
  await panel.getByRole('button', { name: 'Hacer la llave' }).click()
  await expect(panel.getByText('No nos llegó la respuesta')).toBeVisible()
  await expect(panel.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Planilla de prueba')
  expect(sent).toBe(1)
  const { records } = await askAsCarrier(context, origin)('ListTokens', {})
  expect(records.filter(({ nombre }) => nombre === 'Planilla de prueba')).toHaveLength(1)

  await page.unroute('**/api/**')
  await panel.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect(page.getByRole('row', { name: /Planilla de prueba/ })).toContainText('Sin usar')
})

test('quien administra ve los programas de las cuentas, les quita el token y hace uno del proveedor', async ({
  page,
  context,
  origin,
  consoleOrigin,
  signIn,
}) => {
  await signIn('delia')
  const [made] = (
    await askAsCarrier(context, origin)('CrearToken', {
      values: {
        nombre: 'Despacho de prueba',
        alcances: ['aptitud:leer'],
        vence: sumarDias(hoyEnBuenosAires(), 12),
      },
    })
  ).records
  const token = made?.token ?? ''
  expect(await asks(origin, token, 'ZZ999ZZ')).toMatchObject({ status: 200, said: { apto: 'desconocido' } })

  await signIn('administrador')
  await page.goto('/consola/ajustes')
  await page
    .getByRole('navigation', { name: 'Partes de los ajustes' })
    .getByRole('link', { name: 'Programas' })
    .click()
  const row = page.getByRole('listitem').filter({ hasText: 'Despacho de prueba' })
  await expect(row).toContainText('ve solo lo suyo')
  await expect(row).toContainText('en 12 días')
  await row.getByRole('button', { name: 'Ver: Despacho de prueba' }).click()
  const detail = page.getByRole('dialog', { name: 'Despacho de prueba' })
  await expect(detail).toContainText('Desde cualquier red')
  await detail.getByRole('button', { name: 'Quitar' }).click()
  await page
    .getByRole('alertdialog', { name: 'Quitar «Despacho de prueba»' })
    .getByRole('button', { name: 'Quitar' })
    .click()
  await expect(detail).toBeHidden()
  await expect(row).toContainText('Quitado el')
  expect(await asks(origin, token, 'ZZ999ZZ')).toMatchObject({ status: 401, said: { code: 1602 } })

  await page.getByRole('button', { name: 'Nuevo token' }).click()
  const panel = page.getByRole('dialog', { name: 'Nuevo token' })
  await panel.getByRole('textbox', { name: 'Nombre' }).fill('Tablero de prueba')
  await panel.getByRole('button', { name: 'Hacer el token' }).click()
  const box = page.getByRole('region', { name: 'El token de «Tablero de prueba»' })
  await expect(box).toBeFocused()
  const own = await box.getByRole('textbox').inputValue()
  expect((await asks(consoleOrigin, own, 'ZZ999ZZ')).status).toBe(200)
})

test('el manual se dibuja con lo que este servidor contesta, y no le pide nada a otro sitio', async ({
  page,
  origin,
}) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !/^(data|blob):/.test(request.url()))
      elsewhere.push(request.url())
  })
  await page.goto('/api/v1/manual')
  await expect(page.getByRole('heading', { name: '/aptitud' }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'recurso.aptitud' })).toBeAttached()
  expect(elsewhere).toEqual([])
})
