import type { BrowserContext, Page } from '@playwright/test'
import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { providerDoor } from '@portal/contract/door.ts'
import { askAsCarrier, askAsProvider } from './ask.ts'
import { pdfFile } from './files.ts'
import { tabTo } from './keyboard.ts'
import { startOwnServer } from './ownServer.ts'
import { demoPassword, expect, people, test } from './portal.ts'

/** What the provider asks for: looked up, created, changed, and told whom it touches before it is saved. */

/** One that is asked of nobody, so that no other journey meets it. */
async function tipoDeNadie(context: BrowserContext, origin: string, nombre: string): Promise<string> {
  const { records } = await askAsProvider(context, origin)('SaveTipoDocumento', {
    tipodocumentoid: '0',
    values: {
      nombre,
      docrectipo_recurso: 'chofer',
      vigencia: 'impresa',
      origen: 'contractual',
      vigente_hasta: '2020-01-01',
    },
  })
  return records[0]?.tipodocumentoid ?? ''
}

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
/** What a type can do without is folded away. */
const masDatos = (page: Page) => page.getByRole('button', { name: /datos más/ })
const guardar = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true })

test('un administrador crea un tipo con condiciones, ve a quién afecta, y el transportista lo ve pedido', async ({
  page,
  context,
  browser,
}) => {
  // What is asked of everybody would change the day of every other journey.
  const { origin, stop } = await startOwnServer({ DEMO: '1' })
  const ask = askAsProvider(context, origin)
  await ask('LoginOperador', { username: people.administrador, password: demoPassword })
  await page.goto(`${origin}/consola/catalogo`)
  await page.getByRole('link', { name: 'Nuevo tipo' }).click()
  await expect(page).toHaveTitle(/Nuevo tipo/)
  await page.getByLabel('Nombre', { exact: true }).fill('Permiso de jaula')
  await page.getByLabel('Se pide a').selectOption('dominio')
  await page.getByRole('switch', { name: 'Crítico' }).check()
  await expect(page.getByRole('checkbox', { name: 'Tractor' })).toBeHidden()
  await masDatos(page).click()
  await page.getByRole('checkbox', { name: 'Tractor' }).check()

  // What is told is what follows from what is chosen by then.
  const afecta = panel(page, 'A quién afecta')
  await expect(afecta).toContainText(/\d+ dominios? dejarían? de estar habilitados? el \d\d\/\d\d\/\d{4}\./)
  await expect(
    afecta.getByRole('list', { name: 'Pierden la habilitación' }).getByRole('listitem').first(),
  ).toContainText('Pendiente')

  await guardar(page).click()
  const pregunta = page.getByRole('alertdialog')
  await expect(pregunta).toContainText(/dejarían? de estar habilitados?/)
  await expect(pregunta).toContainText(/Recibe un email 1 titular|Reciben un email \d+ titulares/)
  // Whoever only presses Enter does nothing.
  await expect(pregunta.getByRole('button', { name: 'Cancelar' })).toBeFocused()
  await pregunta.getByRole('button', { name: 'Cancelar' }).click()
  expect((await ask('ListTipos', {})).records.map(({ nombre }) => nombre)).not.toContain('Permiso de jaula')

  // As something that is asked for without deciding anything, nobody has to be asked about.
  await page.getByRole('switch', { name: 'Crítico' }).uncheck()
  await page.getByLabel(/^El cambio rige desde/).fill(hoyEnBuenosAires().split('-').reverse().join('/'))
  await expect(afecta).toContainText('Nadie gana ni pierde la habilitación.')
  await guardar(page).click()
  await expect(page.getByText(/Datos guardados correctamente.*Nadie recibe un email/)).toBeVisible()
  await expect(panel(page, 'Permiso de jaula')).toContainText('Dominio · nadie presentó todavía')
  await expect(page.getByRole('link', { name: 'Permiso de jaula' })).toHaveAttribute('aria-current', 'true')

  const carrier = await browser.newContext()
  const askAsAna = askAsCarrier(carrier, origin)
  await askAsAna('login', { username: people.ana, password: demoPassword })
  const { records } = await askAsAna('ListRecDocFaltantes', { tiporecurso: 'dominio' })
  expect(
    records.some(({ documentos }) => documentos.some(({ nombre }) => nombre === 'Permiso de jaula')),
  ).toBe(true)
  // What still listens would complain of a server that goes away.
  await Promise.all([carrier.close(), page.close()])
  await stop()
})

test('un cambio espera su día, se ve, y se retira con el teclado', async ({
  page,
  context,
  origin,
  signIn,
}) => {
  await signIn('administrador')
  const tipo = await tipoDeNadie(context, origin, 'Papel que cambia')
  await page.goto(`/consola/catalogo/${tipo}?vigentes=TODOS`)
  const dia = page.getByLabel(/^El cambio rige desde/)
  await dia.fill('01/01/2020')
  await page.getByRole('switch', { name: 'Crítico' }).check()
  await expect(page.getByText('Antes: no')).toBeVisible()
  await guardar(page).click()
  await expect(page.getByText('Elegí hoy o un día posterior')).toBeVisible()

  const manana = sumarDias(hoyEnBuenosAires(), 1)
  const fecha = manana.split('-').reverse().join('/')
  await dia.fill(fecha)
  await guardar(page).click()
  await expect(page.getByText('Datos actualizados correctamente')).toBeVisible()
  const espera = panel(page, 'Papel que cambia').getByRole('alert').filter({ hasText: 'Cambia el' })
  await expect(espera).toContainText(`Cambia el ${fecha}: pasa a ser crítico.`)
  await expect(page.getByRole('switch', { name: 'Crítico' })).not.toBeChecked()
  await expect(page.getByRole('row', { name: /Papel que cambia/ })).toContainText('Hasta el 01/01/2020')

  // Another is not laid over it.
  await page.getByRole('switch', { name: 'Obligatorio' }).uncheck()
  await expect(page.getByText(`Ya espera un cambio, que rige desde el ${fecha}`)).toBeVisible()
  await page.getByRole('switch', { name: 'Obligatorio' }).check()
  await expect(page.getByText(/^Ya espera un cambio/)).toHaveCount(0)

  await tabTo(page, espera.getByRole('button', { name: 'Retirar el cambio' }))
  await page.keyboard.press('Enter')
  const pregunta = page.getByRole('alertdialog')
  await expect(pregunta.getByRole('button', { name: 'Cancelar' })).toBeFocused()
  await tabTo(page, pregunta.getByRole('button', { name: 'Retirar el cambio' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Se retiró el cambio')).toBeVisible()
  await expect(espera).toHaveCount(0)
  await expect(page.getByLabel('Nombre', { exact: true })).toBeFocused()

  await page.goto('/consola/auditoria')
  await expect(
    page.getByRole('button', { name: `Ver: Programó un cambio de Papel que cambia desde el ${fecha}` }),
  ).toBeVisible()
  await expect(
    page.getByRole('button', { name: 'Ver: Retiró un cambio del catálogo: Papel que cambia' }),
  ).toBeVisible()
})

test('lo que está mal se dice al lado de su campo, y nada se pierde', async ({
  page,
  context,
  origin,
  signIn,
}) => {
  await signIn('administrador')
  const tipo = await tipoDeNadie(context, origin, 'Papel con errores')
  await page.goto(`/consola/catalogo/${tipo}`)

  await masDatos(page).click()
  await page.getByLabel(/^Se pide desde/).fill('01/02/2021')
  await page.getByText('Meses', { exact: true }).click()
  await guardar(page).click()
  await expect(page.getByText('Es anterior al comienzo de la vigencia')).toBeVisible()
  const meses = page.getByLabel('Meses desde la emisión')
  await expect(meses).toHaveAttribute('aria-invalid', 'true')

  // Whoever leaves is asked first, and what was typed is there when they stay.
  await page.getByRole('link', { name: 'Cancelar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Seguir editando' }).click()
  await meses.fill('12')
  await page.getByLabel(/^Se pide desde/).fill('01/02/2019')
  await guardar(page).click()
  await expect(page.getByText('Datos actualizados correctamente')).toBeVisible()
})

test('de un tipo ya presentado no se cambia cómo vence, y se dice antes de guardar', async ({
  page,
  context,
  origin,
  signIn,
}) => {
  await signIn('administrador')
  const apto = (await askAsProvider(context, origin)('ListTipos', {})).records.find(
    ({ nombre }) => nombre === 'Apto psicofísico',
  )
  await page.goto(`/consola/catalogo/${apto?.tipodocumentoid ?? ''}`)
  // The list beside the panel has that word too.
  await panel(page, 'Apto psicofísico').getByText('Mensual', { exact: true }).click()
  await expect(page.getByText(/Ya se presentaron papeles sin período/)).toBeVisible()
})

test('un revisor lee el catálogo y no lo cambia', async ({ page, signIn }) => {
  await signIn('revisor')
  await page.goto('/consola/catalogo?search=apto')
  await page.getByRole('link', { name: 'Apto psicofísico' }).click()
  const tipo = panel(page, 'Apto psicofísico')
  await expect(tipo).toContainText('Solo un administrador cambia el catálogo')
  await expect(tipo).toContainText(/presentados? en \d+ cuentas?/)
  await expect(tipo.getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Guardar' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Nuevo tipo' })).toHaveCount(0)
  // What was searched stays while one is open, and after.
  await expect(page).toHaveURL(/\?search=apto$/)
  await page.goto('/consola/catalogo/nuevo')
  await expect(panel(page, 'Nuevo tipo')).toContainText('Solo un administrador cambia el catálogo')
})

test('con el teclado solo: se busca un tipo, se cambia y se vuelve a su fila', async ({
  page,
  context,
  origin,
  signIn,
}) => {
  await signIn('administrador')
  await tipoDeNadie(context, origin, 'Papel del teclado')
  await page.goto('/consola/catalogo?vigentes=TODOS')
  await tabTo(page, page.getByRole('searchbox'))
  await page.keyboard.type('papel teclado')
  const row = page.getByRole('link', { name: /Papel del teclado/ })
  await expect(page.getByText('1 tipo', { exact: true }).first()).toBeVisible()
  await tabTo(page, row)
  await page.keyboard.press('Enter')

  // Opened, the keyboard goes on in it.
  await expect(page.getByRole('heading', { name: 'Papel del teclado' })).toBeFocused()
  await tabTo(page, masDatos(page))
  await page.keyboard.press('Enter')
  const aviso = page.getByRole('textbox', { name: 'Agregar un aviso, en días' })
  await tabTo(page, aviso)
  await page.keyboard.type('45')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Quitar el aviso de 45 días' })).toBeVisible()
  await expect(aviso).toBeFocused()
  await tabTo(page, guardar(page))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Datos actualizados correctamente')).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(row).toBeFocused()
  await expect(row).toBeVisible()
  await expect(page.getByRole('row', { name: /Papel del teclado/ })).toContainText('45, 30, 15, 7, 1')
})

test('dos administradores a la vez: el segundo se entera de quién guardó, y no pierde lo suyo', async ({
  page,
  context,
  origin,
  signIn,
}) => {
  await signIn('administrador')
  const tipo = await tipoDeNadie(context, origin, 'Papel de dos')
  await page.goto(`/consola/catalogo/${tipo}`)
  await page.getByLabel('Nombre', { exact: true }).fill('Papel de los dos')
  const ask = askAsProvider(context, origin)
  await ask('SaveTipoDocumento', {
    tipodocumentoid: tipo,
    values: { fuente: 'Contrato marco', version: 1 },
  })

  await guardar(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'El registro cambió' })).toBeVisible()
  await expect(page.getByText(/guardó este tipo el \d/)).toBeVisible()
  await page.getByRole('button', { name: 'Traer los cambios' }).click()
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Papel de los dos')
  await expect(page.getByLabel(/^Norma o contrato/)).toHaveValue('Contrato marco')
  await guardar(page).click()
  await expect(page.getByText('Datos actualizados correctamente')).toBeVisible()
  const [saved] = (await ask('DetailTipo', { tipodocumentoid: tipo })).records
  expect(saved).toMatchObject({ nombre: 'Papel de los dos', fuente: 'Contrato marco' })
})

test('a quién afecta no se sabe si no se pudo preguntar: se dice, y guardar lo pregunta', async ({
  page,
  context,
  origin,
  signIn,
}) => {
  await signIn('administrador')
  const tipo = await tipoDeNadie(context, origin, 'Papel sin señal')
  await page.goto(`/consola/catalogo/${tipo}`)
  let asked = 0
  await page.route(`**${providerDoor.url}`, (route) => {
    if (route.request().postData()?.includes('soloVista') !== true) return route.continue()
    asked++
    return route.abort()
  })
  await page.getByRole('switch', { name: 'Crítico' }).check()
  await expect(panel(page, 'A quién afecta')).toContainText('No pudimos calcular a quién afecta.')
  await guardar(page).click()
  await expect(page.getByRole('alertdialog')).toContainText('No pudimos calcular a quién afecta')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click()
  const again = panel(page, 'A quién afecta').getByRole('button', { name: 'Reintentar' })
  const before = asked
  await again.click()
  await expect.poll(() => asked).toBeGreaterThan(before)
  // Once the line is back it may ask by itself.
  await page.unroute(`**${providerDoor.url}`)
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1_000 })
    await expect(panel(page, 'A quién afecta')).toContainText('Nadie gana ni pierde la habilitación.', {
      timeout: 2_000,
    })
  }).toPass()
})

test('un administrador pone el ejemplo de un papel, lo ve, y lo quita', async ({
  page,
  context,
  origin,
  signIn,
}) => {
  await signIn('administrador')
  const tipo = await tipoDeNadie(context, origin, 'Papel con ejemplo')
  await page.goto(`/consola/catalogo/${tipo}`)
  // What no browser draws is said in its place, and the form stays.
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'nota.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('esto no es un archivo'),
    })
  await expect(page.getByText(/no es un PDF, JPG, PNG o BMP válido/)).toBeVisible()
  await page.getByRole('button', { name: /^Quitar.*nota\.pdf/ }).click()

  await page.getByLabel('Nombre', { exact: true }).fill('Papel con su ejemplo')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await pdfFile('muestra.pdf', 'Papel de muestra'))
  await expect(page.getByText(/^muestra\.pdf · .* lo puso /)).toBeVisible()
  await expect(page.getByRole('group', { name: /muestra\.pdf/ }).first()).toBeVisible()
  // The sample is set at once, and what was typed waits for its button.
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Papel con su ejemplo')

  await page.getByRole('button', { name: 'Quitar', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar el ejemplo' }).click()
  await expect(page.getByText(/^muestra\.pdf · /)).toHaveCount(0)
  await expect(page.getByRole('group', { name: 'Agregar un ejemplo' })).toBeVisible()
})
