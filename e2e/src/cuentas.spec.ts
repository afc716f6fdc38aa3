import type { BrowserContext, Page } from '@playwright/test'
import { named, providerDoor } from '@portal/contract/door.ts'
import { expect, test } from './portal.ts'

/** What the provider's people do with the carriers' accounts. */

interface Row {
  cuentaid: string
  recursoid: string
  nombre: string
}

async function records(context: BrowserContext, origin: string, mode: string, input: object): Promise<Row[]> {
  const answer = await context.request.post(`${origin}${providerDoor.url}`, {
    headers: { origin },
    data: { ...named(mode, providerDoor), ...input },
  })
  const { result } = (await answer.json()) as { result: { records: Row[] } } // what the contract promises
  return result.records
}

async function ficcion(context: BrowserContext, origin: string): Promise<string> {
  const [cuenta] = await records(context, origin, 'ListCuentas', { search: 'Ficción del Sur' })
  return cuenta?.cuentaid ?? ''
}

const motivo = (page: Page) => page.getByLabel('Motivo')

test('un revisor encuentra una cuenta, mira por qué no puede salir y va a lo que espera', async ({
  page,
  signIn,
}) => {
  await signIn('revisor')
  await page.goto('/consola')
  await page.getByRole('link', { name: 'Cuentas' }).click()
  await page
    .getByRole('searchbox')
    .or(page.getByRole('textbox', { name: /Razón social/ }))
    .first()
    .fill('ficcion')
  await expect(page).toHaveURL(/search=ficcion/)
  await page.getByRole('link', { name: /^Transportes Ficción del Sur/ }).click()
  await expect(page.getByRole('heading', { name: /Transportes Ficción/ })).toBeVisible()
  await expect(page.getByText(/No pueden salir .+ choferes ni .+ dominios/)).toBeVisible()
  // Only an administrador changes how it stands.
  await expect(page.getByRole('radiogroup', { name: 'Nuevo estado' })).toHaveCount(0)

  // A mark of the timeline leads to as many documents as it says.
  const mark = page.getByRole('link', { name: /choferes vencen? del / }).first()
  const count = await mark.locator('[aria-hidden]').first().textContent()
  await mark.click()
  await expect(page.getByText(new RegExp(`Hay ${String(count)} documento`))).toBeVisible()
  await page.getByRole('link', { name: /^Revisar sus? / }).click()
  await expect(page).toHaveURL(/\/consola\/revision\?cuentaid=/)
})

test('un administrador suspende una cuenta con su motivo, y la vuelve a habilitar', async ({
  page,
  context,
  origin,
  signIn,
}) => {
  await signIn('administrador')
  await page.goto(`/consola/cuentas/${await ficcion(context, origin)}`)
  await page.getByRole('radio', { name: 'Suspendido' }).check()
  await page.getByRole('button', { name: 'Suspender la cuenta' }).click()
  await expect(page.getByText('Campo requerido')).toBeVisible()
  await motivo(page).fill('Seguro de carga sin pago')
  await page.getByRole('button', { name: 'Suspender la cuenta' }).click()
  await expect(page.getByText(/Desde el .+: «Seguro de carga sin pago»/)).toBeVisible()

  await page.getByRole('radio', { name: 'Habilitado', exact: true }).check()
  await motivo(page).fill('Ya lo pagó')
  await page.getByRole('button', { name: 'Habilitar la cuenta' }).click()
  await expect(page.getByText(/Desde el .+: «Ya lo pagó»/)).toBeVisible()
})

test('de dos que bloquean a la vez, el segundo lee quién fue primero', async ({
  page,
  context,
  origin,
  signIn,
  browser,
}) => {
  await signIn('revisor')
  const cuentaid = await ficcion(context, origin)
  const [chofer] = await records(context, origin, 'ListRecursosCuenta', {
    cuentaid,
    tiporecurso: 'chofer',
    estado: 'ACTIVO',
    aptitud: 'habilitado',
  })
  const path = `/consola/cuentas/${cuentaid}/recursos/${chofer?.recursoid ?? ''}`
  await page.goto(path)
  const other = await browser.newContext({ baseURL: origin, storageState: await context.storageState() })
  const second = await other.newPage()
  await second.goto(path)
  await page.getByRole('button', { name: 'Bloquear', exact: true }).click()
  await second.getByRole('button', { name: 'Bloquear', exact: true }).click()

  // By keyboard alone.
  await page.keyboard.type('Psicofísico en duda')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/No puede conducir: lo bloqueó .+: «Psicofísico en duda»/)).toBeVisible()

  await motivo(second).fill('Otra cosa')
  await second.getByRole('dialog').getByRole('button', { name: 'Bloquear', exact: true }).click()
  await expect(second.getByText(/No se cambió nada: ya lo bloqueó .+«Psicofísico en duda»/)).toBeVisible()
  await second.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).last().click()
  await expect(second.getByRole('button', { name: 'Desbloquear' })).toBeVisible()
  await other.close()

  await page.getByRole('button', { name: 'Desbloquear' }).click()
  await motivo(page).fill('Lo aclaró')
  await page.getByRole('dialog').getByRole('button', { name: 'Desbloquear' }).click()
  await expect(page.getByRole('button', { name: 'Bloquear', exact: true })).toBeVisible()
})

test('un administrador carga un CUIT que puede registrarse, y lo quita', async ({ page, signIn }) => {
  await signIn('administrador')
  await page.goto('/consola/cuentas')
  await page.getByRole('link', { name: 'CUIT conocidos' }).click()
  await page.getByRole('button', { name: 'Agregar un CUIT' }).first().click()
  await page.getByLabel('CUIT', { exact: true }).fill('30-99900077-8')
  await page.keyboard.press('Tab')
  await expect(page.getByText('CUIT o CUIL inválido')).toBeVisible()
  await page.getByLabel('CUIT', { exact: true }).fill('30-99900077-7')
  await page.getByRole('textbox', { name: 'Razón social', exact: true }).fill('La que viene S.A. (demo)')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('La que viene S.A. (demo)')).toBeVisible()
  await page.getByRole('button', { name: 'Quitar el CUIT 30-99900077-7' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar' }).click()
  await expect(page.getByText('La que viene S.A. (demo)')).toHaveCount(0)
})

test('un administrador se lleva una cuenta en un ZIP, y si falla lo lee ahí mismo', async ({
  page,
  context,
  origin,
  signIn,
}) => {
  await signIn('administrador')
  await page.goto(`/consola/cuentas/${await ficcion(context, origin)}`)
  const busy = 'El servicio está ocupado. Probá de nuevo en unos segundos.'
  await page.route(`**${providerDoor.url}`, (route) =>
    route.request().postData()?.includes('ExportarCuenta')
      ? route.fulfill({ json: { success: false, error: { code: 1590, message: busy } } })
      : route.continue(),
  )
  await page.getByRole('button', { name: 'Exportar en ZIP' }).click()
  await expect(page.getByText(busy)).toBeVisible()

  await page.unroute(`**${providerDoor.url}`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Reintentar' }).click()
  expect((await download).suggestedFilename()).toMatch(/^Transportes Ficción.*\.zip$/)
  await expect(page.getByText(/Listo: está entre tus descargas/)).toBeVisible()
})

test('Ctrl K encuentra lo de cualquier cuenta, y lleva con el teclado a lo que se encontró', async ({
  page,
  signIn,
}) => {
  await signIn('revisor')
  await page.goto('/consola')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  const box = page.getByRole('combobox', { name: 'Buscar cuentas, choferes y dominios' })
  await box.fill('zx')
  await expect(page.getByText('Escribí al menos 3 letras o números.')).toBeVisible()
  await box.fill('zx 208')
  await expect(page.getByRole('group', { name: 'Dominios' }).getByRole('option')).toHaveCount(1)
  await box.press('Enter')
  await expect(page).toHaveURL(/\/consola\/cuentas\/.+\/recursos\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La Calandria')
})
