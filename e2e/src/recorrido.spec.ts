import type { Locator, Page } from '@playwright/test'
import { mailTo } from './correo.ts'
import { pdfFile, sidewaysPhoto } from './files.ts'
import { expect, listen, test } from './portal.ts'

/** Somebody new each time, so that the journey can be walked again on the same data. */
function somebody() {
  const run = String(Date.now()).slice(-8)
  return {
    email: `nadia.${run}@viaje.example`,
    empresa: `Viajes Inventados ${run} (prueba)`,
    cuit: cuitOf(`30${run}`),
    dni: run,
    password: 'un camino largo y parejo',
  }
}

/** Completes ten digits with their check digit, looking on where there is none. */
function cuitOf(prefix: string): string {
  for (let number = Number(prefix); ; number++) {
    const digits = String(number)
    const sum = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2].reduce(
      (total, weight, i) => total + weight * Number(digits[i]),
      0,
    )
    const check = 11 - (sum % 11)
    if (check !== 10) return digits + String(check === 11 ? 0 : check)
  }
}

test.use({ savesData: false })

test('un transportista se registra, es aprobado, presenta dos documentos y ve la decisión de cada uno', async ({
  page,
  browser,
  signIn,
  consoleOrigin,
}) => {
  test.setTimeout(150_000)
  const nadia = somebody()
  const consoleContext = await browser.newContext({ baseURL: consoleOrigin })
  const complaints = listen(consoleContext)
  const provider = await consoleContext.newPage()
  await signIn('revisor', consoleContext)

  await test.step('se registra', async () => {
    await page.goto('/auth/login')
    await page.getByRole('link', { name: 'Registrate' }).click()
    await page.getByLabel('Nombre', { exact: true }).fill('Nadia')
    await page.getByLabel('Apellido').fill('Viajera')
    await page.getByLabel('Tipo de documento').selectOption('CUIT')
    await page.getByLabel('Número de CUIT').fill('30-12345678-9')
    await page.getByLabel('Email', { exact: true }).fill(nadia.email)
    await expect(page.getByText('CUIT o CUIL inválido')).toBeVisible()
    await page.getByLabel('Número de CUIT').fill(nadia.cuit)
    await expect(page.getByText('CUIT o CUIL inválido')).toBeHidden()
    // Somebody else with the same one would be told of, and asked about.
    await page.getByLabel('Celular').fill(`115${String(Date.now()).slice(-7)}`)
    await page.getByLabel('Calle y número').fill('Calle Inventada 123')
    await choose(page, 'Provincia', 'Chubut')
    await choose(page, 'Localidad', 'Trelew')
    await expect(page.getByRole('button', { name: 'Guardar' })).toBeDisabled()
    await page.getByRole('checkbox', { name: /términos/ }).check()
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page).toHaveURL(/registro-exitoso/)
    await expect(page.getByText('Gracias por registrarte')).toBeVisible()
    expect(await mailTo(nadia.email, 'Recibimos tu solicitud de registro')).not.toContain('Nadia')
  })

  await test.step('confirma su email con el enlace de la carta, apretando un botón', async () => {
    const mail = await mailTo(nadia.email, 'Recibimos tu solicitud de registro')
    await page.goto(/\/auth\/confirmar-email#token=[\w-]+/.exec(mail)?.[0] ?? '')
    await page.getByRole('button', { name: 'Confirmar mi email' }).click()
    await expect(page.getByRole('heading', { name: 'Listo: tu email está confirmado' })).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Confirmar mi email' }).click()
    await expect(page.getByRole('heading', { name: 'Este enlace ya se usó o venció' })).toBeVisible()
  })

  await test.step('el proveedor aprueba el registro', async () => {
    await provider.goto(`/consola/registros?search=${encodeURIComponent(nadia.email)}`)
    await provider
      .getByRole('link', { name: /Viajera/ })
      .first()
      .click()
    await expect(provider.getByText('Dígito verificador')).toBeVisible()
    await expect(provider.getByText('Email confirmado')).toBeVisible()
    await expect(provider.getByRole('radio', { name: 'Aprobar' })).toBeChecked()
    await provider.getByRole('button', { name: 'Aprobar la cuenta' }).click()
    await expect(provider.getByText('Registro aprobado').first()).toBeVisible()
  })

  await test.step('elige su contraseña con el enlace del mail, e ingresa', async () => {
    const mail = await mailTo(nadia.email, 'Tu registro fue aprobado')
    const link = /\/auth\/reset-password-code#token=[\w-]+/.exec(mail)?.[0] ?? ''
    expect(link).not.toBe('')
    await page.goto(link)
    await page.getByLabel('Contraseña nueva').fill(nadia.password)
    await page.getByLabel('Repetir contraseña').fill(nadia.password)
    await page.getByRole('button', { name: 'Cambiar' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cambio de Contraseña' })
    await expect(dialog.getByText('La contraseña se ha generado exitosamente.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Aceptar' }).click()
    await expect(page).toHaveURL(/\/auth\/login/)
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(nadia.email)
    await page.getByLabel('Contraseña', { exact: true }).fill(nadia.password)
    await page.getByRole('button', { name: 'Continuar' }).click()
  })

  await test.step('completa el perfil, que es lo único que ve', async () => {
    await expect(page).toHaveURL(/editar-perfil/)
    await expect(page.getByRole('link', { name: 'Choferes' })).toBeHidden()
    const razonSocial = page.getByRole('textbox', { name: /Razón social/ })
    // Nobody's company is called as its person.
    await expect(razonSocial).toHaveValue('')
    await razonSocial.fill(nadia.empresa)
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByRole('link', { name: 'Choferes' }).first()).toBeVisible()
  })

  await test.step('agrega un chofer', async () => {
    await page.goto('/app/choferes')
    await expect(page.getByRole('region', { name: 'Para empezar' })).toContainText('1 de 4 pasos')
    await page.getByRole('link', { name: 'Tu primer chofer' }).click()
    await page.getByRole('textbox', { name: /^Nombre/ }).fill('Íñigo')
    await page.getByRole('textbox', { name: /^Apellido/ }).fill('Peñaloza')
    await page.getByRole('textbox', { name: /^Número$/ }).fill(nadia.dni)
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page).toHaveURL(/\/choferes\/[^/]+\/detalle/)
    await expect(page.getByText('Datos guardados correctamente')).toBeVisible()
  })

  await test.step('la guía sigue con el dominio; se guarda, y está en Ayuda', async () => {
    const guia = page.getByRole('region', { name: 'Para empezar' })
    await page.goto('/app')
    await expect(guia).toContainText('2 de 4 pasos')
    await expect(guia.getByRole('link', { name: 'Tu primer dominio' })).toBeVisible()
    await guia.getByRole('button', { name: 'Guardar la guía' }).click()
    await expect(guia).toBeHidden()
    await expect(page.getByRole('link', { name: 'Presentar documentos' })).toBeVisible()
    await page.getByRole('link', { name: 'Ayuda' }).first().click()
    await expect(guia).toContainText('2 de 4 pasos')
    await guia.getByRole('button', { name: 'Mostrarla en el inicio' }).click()
    await page.goto('/app')
    await expect(guia).toBeVisible()
  })

  await test.step('presenta un PDF y una foto', async () => {
    await present(page, 'Alta temprana ARCA', await pdfFile('alta.pdf', 'Alta temprana'))
    await present(page, 'Cláusula de no repetición', {
      name: 'cláusula.jpg',
      mimeType: 'image/jpeg',
      buffer: await sidewaysPhoto(),
    })
  })

  await test.step('el proveedor aprueba uno y rechaza el otro', async () => {
    await provider.goto(`/consola/revision?search=${encodeURIComponent(nadia.empresa)}`)
    await provider.getByRole('link', { name: 'Empezar a revisar' }).click()
    await ready('Alta temprana ARCA')
    await provider.getByRole('button', { name: /^Aprobar/ }).click()
    await expect(provider.getByText(/Aprobaste alta temprana.* de Peñaloza, Íñigo/i)).toBeVisible()
    // The next one opens by itself.
    await ready('Cláusula de no repetición')
    expect(await isUpright(provider.getByRole('img', { name: 'cláusula.jpg' }))).toBe(true)
    await provider.keyboard.press('r')
    const panel = provider.getByRole('region', { name: 'Rechazar el documento' })
    await panel.getByRole('radio', { name: 'Otro motivo' }).check()
    await panel.getByRole('textbox', { name: /^Motivo/ }).fill('La foto está cortada.')
    // What is rejected stays in sight while the reason is written.
    await expect(provider.getByRole('img', { name: 'cláusula.jpg' })).toBeInViewport()
    await provider.keyboard.press('Control+Enter')
    await expect(provider.getByText('Nada coincide con tu búsqueda')).toBeVisible()
  })

  await test.step('el transportista lo ve en el tablero, con el motivo', async () => {
    await page.goto('/app')
    await expect(page.getByRole('link', { name: /1\s*Activos?/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /1\s*Rechazados?/ })).toBeVisible()
    await page.getByRole('link', { name: /1\s*Rechazados?/ }).click()
    await page
      .getByRole('link', { name: /Peñaloza/ })
      .first()
      .click()
    await expect(page.getByText('La foto está cortada.').first()).toBeVisible()
    expect(await mailTo(nadia.email, 'Documento rechazado')).toContain('La foto está cortada.')
  })
  expect(complaints).toEqual([])
  await consoleContext.close()

  /** A document is on screen, and may be decided. */
  async function ready(tipo: string) {
    await expect(provider.getByRole('heading', { name: tipo })).toBeVisible()
    await expect(provider.getByRole('button', { name: /^Aprobar/ })).toBeEnabled()
  }
})

/** Whether a photo taken sideways stands as a person sees it. */
function isUpright(photo: Locator): Promise<boolean> {
  return photo.evaluate((img: HTMLImageElement) => img.naturalHeight > img.naturalWidth)
}

/** As it is typed: `ddmmaaaa`. */
function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000)
    .toLocaleDateString('es-AR', { day: '2-digit', month: '2-digit', year: 'numeric' })
    .replaceAll('/', '')
}

/** Picks from a list that is searched by typing. */
async function choose(page: Page, label: string, option: string) {
  const field = page.getByRole('combobox', { name: label })
  await field.fill(option)
  await page.getByRole('option', { name: option, exact: true }).click()
}

async function present(page: Page, tipo: string, file: { name: string; mimeType: string; buffer: Buffer }) {
  await page.goto('/app/pages/documentos?solapa=1')
  await page.getByRole('button', { name: new RegExp(`Presentar ${tipo}`) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').first().setInputFiles(file)
  await expect(dialog.getByText(file.name, { exact: true })).toBeVisible()
  const issued = dialog.getByRole('textbox', { name: /Fecha de emisión/ })
  if (await issued.isVisible()) await issued.pressSequentially(daysAgo(10))
  await dialog.getByRole('button', { name: /^Presentar/ }).click()
  await expect(page.getByText(/Ahora lo revisa el proveedor/).first()).toBeVisible()
}
