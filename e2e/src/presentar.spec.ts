import { carrierDoor, named } from '@portal/contract/door.ts'
import { pdfFile } from './files.ts'
import { expect, test } from './portal.ts'
import type { Locator, Page } from '@playwright/test'

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
  const present = dialog.getByRole('button', { name: /^Presentar/ })
  const number = dialog.getByRole('textbox', { name: /^Número/ })
  await number.fill('A-1')
  await dialog.getByRole('textbox', { name: /vencimiento/i }).pressSequentially('31122099')
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles(await pdfFile('alta.pdf', 'Alta temprana'))
  await present.click()
  await expect(present).toBeDisabled()
  arrive(false)
  await expect(dialog.getByText(/Quitá o reintentá los archivos que fallaron/)).toBeVisible()
  await expect(number).toHaveValue('A-1')

  await dialog.getByRole('button', { name: /Reintentar/ }).click()
  await present.click()
  await expect(present).toBeDisabled()
  arrive(true)
  await expect(page.getByText(/Ahora lo revisa el proveedor/).first()).toBeVisible()
  // Presented, it is no longer missing: nothing of it is lost by closing.
  if (await dialog.isVisible()) await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await context.close()
})

/** The dialog of the first missing document, opened from its row. */
async function openFirst(page: Page, files?: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) {
  await page.goto('/app/pages/documentos')
  // A step of the app's own, which Back would take back.
  await page.getByRole('link', { name: /^Pendientes \d/ }).click()
  const opener = page.getByRole('button', { name: /^Presentar .+ de / }).first()
  await opener.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  if (files) await dialog.locator('input[type=file]').first().setInputFiles(files)
  return { opener, dialog, question: page.getByRole('alertdialog') }
}

const pdf = () => pdfFile('apto.pdf')

for (const width of [1440, 360]) {
  test(`A ${width} px, cerrar con un archivo sin presentar pregunta antes; sin nada, cierra y vuelve a donde se abrió`, async ({
    page,
    signIn,
  }) => {
    await signIn('carla')
    await page.setViewportSize({ width, height: 900 })
    const { opener, dialog, question } = await openFirst(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()

    await opener.click()
    await dialog
      .locator('input[type=file]')
      .first()
      .setInputFiles(await pdf())
    await expect(dialog.getByText('Listo', { exact: true })).toBeVisible()
    const ways = {
      Escape: () => page.keyboard.press('Escape'),
      cruz: () => dialog.getByRole('button', { name: 'Cerrar' }).click(),
      atras: () => page.evaluate(() => history.back()),
      ...(width > 600 && { fondo: () => page.mouse.click(8, 450) }),
    }
    for (const [way, leave] of Object.entries(ways)) {
      await test.step(way, async () => {
        await leave()
        await expect(question).toContainText('Tenés un archivo sin presentar')
        await question.getByRole('button', { name: 'Seguir presentando' }).click()
        await expect(question).toBeHidden()
        await expect(dialog.getByText('apto.pdf')).toBeVisible()
      })
    }

    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Descartar' }).click()
    await expect(page.getByText('Cancelado', { exact: true })).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    await expect(page).toHaveURL(/documentos\?solapa=1$/)
  })
}

test('El Atrás del navegador cierra el diálogo sin nada, y deja la pantalla donde estaba', async ({
  page,
  signIn,
}) => {
  await signIn('carla')
  const { dialog, opener } = await openFirst(page)
  await page.evaluate(() => history.back())
  await expect(dialog).toBeHidden()
  await expect(opener).toBeVisible()
  await expect(page).toHaveURL(/documentos\?solapa=1$/)
})

test('Cada archivo dice lo suyo en su fila, y lo que no se puede leer dice qué hacer donde se suelta', async ({
  page,
  signIn,
}) => {
  await signIn('carla')
  const one = await pdf()
  const { dialog } = await openFirst(page, [
    { name: 'IMG_2034.heic', mimeType: 'image/heic', buffer: Buffer.from('heic') },
    { name: 'enorme.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(7_200_000) },
    ...Array.from({ length: 4 }, () => one),
  ])
  const files = dialog.getByRole('group', { name: 'Archivos' })
  await expect(files.getByRole('alert').first()).toContainText(
    /No podemos leer IMG_2034.heic: elegí PDF o JPG/,
  )
  // What the seed says in passing, over the open dialog as well.
  const passing = page
    .getByText('El archivo supera el máximo de 3 MB.')
    .or(page.getByText('No se pueden subir más de 3 archivos.'))
  await expect(passing).toHaveCount(2)
  await expect(passing.first()).toBeInViewport()
  // Shown last, it is drawn over the dialog.
  expect(await passing.first().evaluate((words) => words.closest(':popover-open') !== null)).toBe(true)
  await expect(passing).toHaveCount(0, { timeout: 6_000 })
  // On its row it stays.
  const rows = files.getByRole('listitem')
  await expect(rows.filter({ hasText: 'enorme.pdf' })).toContainText(/Pesa 7,2 MB/)
  await expect(rows.filter({ hasText: 'apto.pdf' }).filter({ hasText: 'Listo' })).toHaveCount(2)
  await expect(rows.filter({ hasText: 'Sobran archivos: el máximo es 3.' })).toHaveCount(2)
})

/** Where a dialog says how far its series is; there is none where one alone is presented. */
const placeIn = (dialog: Locator) =>
  dialog
    .locator('header')
    .first()
    .getByText(/^\d+ de \d+$/)

/** All that is missing, in one sitting. */
async function openSeries(page: Page) {
  await page.goto('/app/pages/documentos')
  // A step of the app's own, which Back would take back.
  await page.getByRole('link', { name: /^Pendientes \d/ }).click()
  await page.getByRole('button', { name: 'Presentar documentos' }).click()
  const dialog = page.getByRole('dialog')
  await expect(placeIn(dialog)).toHaveText(/^1 de/)
  return dialog
}

test('Lo empezado de un documento queda mientras se mira otro', async ({ page, signIn }) => {
  await signIn('carla')
  await page.setViewportSize({ width: 1440, height: 900 })
  const dialog = await openSeries(page)
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles(await pdf())
  await expect(dialog.getByText('Listo', { exact: true })).toBeVisible()
  const steps = dialog.getByRole('navigation').getByRole('button')
  expect(await steps.count()).toBeGreaterThan(1)

  await dialog.getByRole('button', { name: 'Dejar para después' }).click()
  await expect(placeIn(dialog)).toHaveText(/^2 de/)
  await expect(steps.first()).toContainText('Listo para presentar')

  await dialog.getByRole('button', { name: 'Anterior' }).click()
  await expect(dialog.getByText('apto.pdf')).toBeVisible()
})

test('En el celular, «1 de N» abre la lista de la serie, lo crítico va primero, y se salta de a uno', async ({
  page,
  signIn,
}) => {
  await signIn('carla')
  await page.setViewportSize({ width: 360, height: 740 })
  const dialog = await openSeries(page)
  const count = dialog.getByRole('button', { name: /^Ver lo que vas a presentar: 1 de \d+$/ })
  const sheet = page.getByRole('dialog', { name: 'Lo que vas a presentar' })
  const steps = sheet.getByRole('navigation').getByRole('button')

  await count.click()
  await expect(steps.first()).toBeFocused()
  await expect(steps.first()).toHaveAttribute('aria-current', 'step')
  const critical = (await steps.allTextContents()).map((words) => words.includes('Crítico'))
  expect(critical).toEqual(critical.toSorted((one, other) => Number(other) - Number(one)))
  expect(critical).toContain(true)

  await test.step('Escape y Atrás cierran la lista y no el diálogo', async () => {
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(count).toBeFocused()
    await count.click()
    await page.evaluate(() => history.back())
    await expect(sheet).toBeHidden()
    await expect(dialog).toBeVisible()
  })

  await dialog.getByRole('button', { name: 'Saltar' }).click()
  await expect(placeIn(dialog)).toHaveText(/^2 de/)
  await dialog.getByRole('button', { name: /^Ver lo que vas a presentar/ }).click()
  await steps.last().click()
  await expect(sheet).toBeHidden()
  const total = critical.length
  await expect(placeIn(dialog)).toHaveText(`${total} de ${total}`)
  await expect(dialog.getByRole('heading', { level: 3 }).filter({ visible: true })).toBeFocused()
})

test('«Presentar» de una fila presenta ese documento y ninguno más', async ({ page, signIn }) => {
  await signIn('carla')
  await page.setViewportSize({ width: 360, height: 740 })
  const { dialog } = await openFirst(page)
  await expect(dialog.locator('input[type=file]').first()).toBeAttached()
  await expect(placeIn(dialog)).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'Saltar' })).toHaveCount(0)
})

test('Lo más urgente está a la vista, y «Ver todo» deja en la lista solo lo que hay para hacer', async ({
  page,
  signIn,
}) => {
  await signIn('ana')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/app/pages/documentos')
  const block = page.getByRole('region', { name: 'Para hacer' })
  await expect(block.getByRole('listitem')).toHaveCount(3)
  const opener = block.getByRole('button', { name: /^(Renovar|Presentar): / }).first()
  await opener.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()

  await block.getByRole('link', { name: 'Ver todo' }).click()
  await expect(page).toHaveURL(/porHacer=SI/)
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.filter({ hasText: /Vencido|Rechazado/ }).first()).toBeVisible()
  await expect(rows.filter({ hasText: 'En revisión' })).toHaveCount(0)
})

test('Si no se puede saber qué hay para hacer, se dice ahí, y se puede pedir de nuevo', async ({
  page,
  signIn,
}) => {
  await signIn('ana')
  let fails = true
  await page.route(`**${carrierDoor.url}`, (route) =>
    fails && route.request().postData()?.includes('porHacer')
      ? route.fulfill({ json: { success: false, error: { code: 1517, message: 'No.' } } })
      : route.continue(),
  )
  await page.goto('/app/pages/documentos')
  await expect(page.getByRole('table').getByRole('row').nth(3)).toBeVisible()
  await expect(page.getByText('No pudimos ver qué hay para hacer')).toBeVisible()
  fails = false
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByRole('region', { name: 'Para hacer' }).getByRole('listitem')).toHaveCount(3)
})

interface ParaHacer {
  recursoid: string
  tipodocumentoid: string
  tiporecurso: string
  nombre: string
  nombre_corto: string
  tipodocumento: string
  ejemplo: string | null
}

for (const width of [1440, 360]) {
  test(`A ${width} px se mira el ejemplo del tipo mientras se presenta, y no se pierde nada de lo cargado`, async ({
    page,
    origin,
    signIn,
  }) => {
    await signIn('ana')
    await page.setViewportSize({ width, height: 800 })
    const input = { porHacer: 'SI', pagesize: 200 }
    const answer = await page.request.post(carrierDoor.url, {
      headers: { origin },
      data: { ...named('ListDocumentos', carrierDoor), ...input },
    })
    const { result } = (await answer.json()) as { result: { records: ParaHacer[] } } // what the contract promises
    const con = result.records.find(
      ({ tiporecurso, ejemplo }) => tiporecurso === 'dominio' && ejemplo !== null,
    )
    const sin = result.records.find(({ ejemplo }) => ejemplo === null)
    if (!con || !sin) throw new Error('Hacen falta un documento de un dominio con ejemplo y otro sin')
    const dialog = page.getByRole('dialog')
    const link = dialog.getByRole('button', { name: 'Ver un ejemplo' })
    await page.goto(
      `/app/pages/documentos?recursoid=${sin.recursoid}&tipodocumentoid=${sin.tipodocumentoid}&search=${encodeURIComponent(sin.nombre)}`,
    )
    await expect(dialog.locator('input[type=file]').first()).toBeAttached()
    await expect(link).toBeHidden()

    await page.goto(`/app/dominios/${con.recursoid}/detalle?solapa=datos`)
    // A step of the app's own, which Back would take back.
    await page.getByRole('link', { name: /^Documentos \d/ }).click()
    await page
      .getByRole('button', { name: new RegExp(`${con.nombre_corto}|${con.tipodocumento}`) })
      .last()
      .click()
    const number = dialog.getByRole('textbox', { name: /^Número/ })
    await number.fill('A-1')
    await dialog
      .locator('input[type=file]')
      .first()
      .setInputFiles(await pdf())
    await expect(dialog.getByText('Listo', { exact: true })).toBeVisible()

    const sample = dialog.getByRole('region', { name: /^Así se ve: / })
    const ways = {
      botón: () => sample.getByRole('button', { name: 'Cerrar el ejemplo' }).press('Enter'),
      Escape: () => page.keyboard.press('Escape'),
      atrás: () => page.evaluate(() => history.back()),
    }
    for (const [way, leave] of Object.entries(ways)) {
      await test.step(way, async () => {
        await link.press('Enter')
        await expect(sample.getByRole('heading')).toBeFocused()
        await expect(sample.locator('canvas').first()).toBeVisible()
        // Beside what is asked where there is room, and in its place where there is none.
        await expect(number).toBeVisible({ visible: width > 900 })
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(scrollWidth).toBeLessThanOrEqual(width)

        await leave()
        await expect(sample).toBeHidden()
        await expect(link).toBeFocused()
        await expect(number).toHaveValue('A-1')
        await expect(dialog.getByText('apto.pdf')).toBeVisible()
      })
    }
  })
}
