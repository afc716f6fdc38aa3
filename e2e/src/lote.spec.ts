import { addresses, uploadOperation } from '@portal/contract/door.ts'
import { hacerBulto, type Nombrado } from '@portal/server/testing/hojasDeLote.ts'
import { makePdf } from '@portal/server/testing/makePdf.ts'
import type { Page } from '@playwright/test'
import { askAsCarrier } from './ask.ts'
import { barriers, overflow } from './barriers.ts'
import { pdfFile } from './files.ts'
import { tabTo } from './keyboard.ts'
import { expect, test } from './portal.ts'

/** A bundle of pages: read in the browser, put in order, and taken to the bandeja when its person says so. */

const bandeja = '/app/pages/documentos/bandeja'
const chooser = (page: Page) => page.locator('input[type=file][multiple]')
const bundle = (page: Page) => page.getByRole('region', { name: /^(Leyendo|Leímos|Abriendo|Llevando)/ })
const take = (page: Page) => bundle(page).getByRole('button', { name: /^Llevar/ })

/** What leaves the browser. */
const uploadsOf = (page: Page): string[] => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/upfile')) sent.push(request.url())
  })
  return sent
}

test('un lote de 38 hojas se lee acá, no sale nada hasta que se lo lleva, y cada papel queda donde va', async ({
  page,
  origin,
  signIn,
}) => {
  test.setTimeout(300_000)
  await signIn('ana')
  const ask = askAsCarrier(page.context(), origin)
  const recursos: Nombrado[] = (await ask('ListIdentidades', {})).records
  const { pdf, hojas } = await hacerBulto(recursos, {
    semilla: 'recorrido',
    cada: { limpia: 38, torcida: 0, fotografiada: 0 },
  })
  const sent = uploadsOf(page)
  await page.goto(bandeja)
  await chooser(page).setInputFiles({ name: 'lote.pdf', mimeType: 'application/pdf', buffer: pdf })

  await expect(bundle(page)).toContainText(new RegExp(`Leyendo \\d+ de ${hojas.length}`))
  expect(await barriers(page)).toEqual([])
  await expect(take(page)).toBeVisible({ timeout: 240_000 })
  expect(await barriers(page)).toEqual([])
  expect(sent).toEqual([])

  await take(page).click()
  await expect(page.getByText(/papeles llegaron a la bandeja/)).toBeVisible({ timeout: 120_000 })
  const { records } = await ask('ListBandeja', { pagesize: 200 })
  const placed = records.flatMap(({ archivos, recursoid, tipodocumento, certeza }) =>
    archivos.flatMap(({ nombre }) => {
      const [, first = '0', last = first] = /^lote \((\d+)(?:-(\d+))?\)\.pdf$/.exec(nombre) ?? []
      return hojas.slice(Number(first) - 1, Number(last)).map((verdad) => ({
        certeza,
        isRight:
          verdad.recursoid === null
            ? certeza === 'sin ubicar'
            : verdad.recursoid === recursoid && verdad.tipo === tipodocumento,
      }))
    }),
  )
  expect(placed).toHaveLength(hojas.length)
  expect(placed.filter(({ certeza, isRight }) => certeza === 'segura' && !isRight)).toEqual([])
  expect(placed.filter(({ isRight }) => isRight).length).toBeGreaterThanOrEqual(0.9 * hojas.length)
})

test('las hojas se sueltan en cualquier lugar de Documentos, se unen y se separan con el teclado, y el lote se descarta', async ({
  page,
  signIn,
}) => {
  await signIn('carla')
  const sent = uploadsOf(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/app/pages/documentos')
  const files = await Promise.all(
    ['hoja 10.pdf', 'hoja 2.pdf'].map((name) => pdfFile(name, `Un papel cualquiera, ${name}`)),
  )
  await expect(page.getByRole('navigation', { name: /documentos/i }).first()).toBeVisible()
  const dropped = await page.evaluateHandle(
    (all) => {
      const data = new DataTransfer()
      for (const { name, bytes } of all)
        data.items.add(new File([Uint8Array.from(bytes)], name, { type: 'application/pdf' }))
      return data
    },
    files.map(({ name, buffer }) => ({ name, bytes: [...buffer] })),
  )
  await page.dispatchEvent('main', 'dragover', { dataTransfer: dropped })
  await expect(page.getByText('Soltá las hojas')).toBeVisible()
  await page.dispatchEvent('main', 'drop', { dataTransfer: dropped })

  await expect(page).toHaveURL(/bandeja/)
  await expect(bundle(page)).toContainText('De este lote van 2 papeles', { timeout: 60_000 })
  expect(await overflow(page)).toBe(0)
  expect(await barriers(page)).toEqual([])
  await tabTo(page, page.getByRole('button', { name: 'Unir con el papel anterior: Hoja 2' }))
  await page.keyboard.press('Enter')
  await expect(bundle(page)).toContainText('va un papel')
  await tabTo(page, page.getByRole('button', { name: 'Separar Hojas 1 a 2' }))
  await page.keyboard.press('Enter')
  await expect(bundle(page)).toContainText('van 2 papeles')

  await page.getByRole('button', { name: 'Descartar el lote' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click()
  await expect(bundle(page)).toHaveCount(0)
  expect(sent).toEqual([])
})

/** One after the other: each joins or parts what stands beside another in the same list. */
test.describe('una lista', () => {
  test.describe.configure({ mode: 'default' })

  test('un PDF que espera se separa con la S desde la página que se lee, y cada parte es un papel', async ({
    page,
    origin,
    signIn,
  }) => {
    await signIn('delia')
    const ask = askAsCarrier(page.context(), origin)
    const { pdf, hojas } = await hacerBulto((await ask('ListIdentidades', {})).records, {
      semilla: 'separar',
      cada: { limpia: 3, torcida: 0, fotografiada: 0 },
    })
    const uploaded = await page.context().request.post(`${origin}${addresses.upfile}`, {
      headers: { origin },
      multipart: {
        _operation: uploadOperation,
        data: { name: 'junto.pdf', mimeType: 'application/pdf', buffer: pdf },
      },
    })
    const { result } = (await uploaded.json()) as { result: { records: { archivoid: string }[] } }
    const received = await ask('RecibirEntradas', {
      origen: 'compartido',
      entradas: [
        {
          entrega: crypto.randomUUID(),
          archivos: result.records.map(({ archivoid }) => archivoid),
          values: {},
          certeza: 'sin ubicar',
          porques: [],
        },
      ],
    })
    const entradaid = received.records[0]?.entradaid ?? ''
    await page.goto(`${bandeja}?entrada=${entradaid}`)
    const paper = page.getByRole('group', { name: /junto/ })
    await expect(paper).toContainText(`Página 1 de ${hojas.length}`, { timeout: 30_000 })
    await expect(page.getByRole('button', { name: /^Separar desde/ })).toHaveCount(0)
    await paper.hover()
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 150)
        return paper.textContent()
      })
      .toContain(`Página 2 de ${hojas.length}`)
    await expect(page.getByRole('button', { name: 'Separar desde la página 2' })).toBeVisible()
    expect(await barriers(page)).toEqual([])

    await page.locator(`[data-entrada="${entradaid}"]`).focus()
    await page.keyboard.press('s')
    await expect(page.getByText('Separadas: son dos papeles')).toBeVisible({ timeout: 30_000 })
    const names = (await ask('ListBandeja', { pagesize: 200 })).records.map(({ archivos }) =>
      archivos.map(({ nombre }) => nombre),
    )
    expect(names).toContainEqual(['junto (1).pdf'])
    expect(names).toContainEqual([`junto (2-${hojas.length}).pdf`])
    await expect(page.locator(`[data-entrada="${entradaid}"]`)).toBeFocused()
  })

  test('dos papeles que esperan se unen y se separan con el pulgar', async ({ page, origin, signIn }) => {
    await signIn('delia')
    const ask = askAsCarrier(page.context(), origin)
    // What others left here would stand between the two.
    const left = (await ask('ListBandeja', { pagesize: 200 })).records.map(({ entradaid }) => entradaid)
    if (left.length > 0) await ask('DescartarEntradas', { entradas: left })
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(bandeja)
    await chooser(page).setInputFiles(
      await Promise.all(['una.pdf', 'otra.pdf'].map((name) => pdfFile(name, `Un papel cualquiera, ${name}`))),
    )
    await take(page).click({ timeout: 60_000 })
    await expect(page.getByText('2 papeles llegaron a la bandeja')).toBeVisible()
    const namesOf = async () =>
      (await ask('ListBandeja', { pagesize: 200 })).records
        .map(({ archivos }) => archivos.map(({ nombre }) => nombre).sort())
        .filter((names) => names.some((name) => /^(?:una|otra)\.pdf$/.test(name)))
    const entries = page.locator('[data-entrada]').filter({ hasText: /una\.pdf|otra\.pdf/ })
    await expect(entries).toHaveCount(2)
    await entries.last().click()
    await page.getByRole('button', { name: 'Unir con la anterior' }).click()
    await expect(page.getByText('Unidas: es un solo papel')).toBeVisible()
    expect(await namesOf()).toEqual([['otra.pdf', 'una.pdf']])

    await page.getByRole('button', { name: 'Hoja 2' }).click()
    await page.getByRole('button', { name: 'Separar desde la hoja 2' }).click()
    await expect(page.getByText('Separadas: son dos papeles')).toBeVisible()
    expect(await namesOf()).toHaveLength(2)
    expect(await barriers(page)).toEqual([])
  })
})

test('de un papel con la patente cortada se dice de cuál es con un toque, en un teléfono', async ({
  page,
  origin,
  signIn,
}) => {
  await signIn('ana')
  const ask = askAsCarrier(page.context(), origin)
  const { records: recursos } = await ask('ListIdentidades', {})
  const dominio = recursos.find((each) => each.dominio === 'ZX777CC')
  expect(dominio).toBeDefined()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(bandeja)
  const lines = ['Póliza de seguro automotor', 'Dominio: ZX 77· CC', 'Vencimiento 24/11/2027']
  await chooser(page).setInputFiles({
    name: 'cortada.pdf',
    mimeType: 'application/pdf',
    buffer: await makePdf(...lines),
  })
  await take(page).click({ timeout: 60_000 })
  await expect(page.getByText('Un papel llegó a la bandeja')).toBeVisible()
  await page.getByRole('link', { name: /cortada\.pdf/ }).click()

  const whose = page.getByRole('radiogroup', { name: '¿De cuál es?' })
  await expect(page.getByText('Se lee «ZX 77· CC»')).toBeVisible()
  await expect(whose.getByRole('radio')).toHaveCount(2)
  await expect(page.getByRole('img', { name: 'Se parece a «ZX 77· CC»' })).toBeVisible()
  await expect(page.getByRole('img', { name: /La hoja dice POLIZA/ })).toBeVisible()
  expect(await overflow(page)).toBe(0)
  expect(await barriers(page)).toEqual([])

  await page.getByRole('button', { name: 'Presentar esta' }).click()
  await expect(whose.getByRole('radio').first()).toBeFocused()
  await page.getByRole('button', { name: 'Es de otro' }).click()
  await expect(page.getByRole('combobox', { name: '¿De quién es?' })).toBeVisible()
  await page.getByRole('button', { name: 'Ver los posibles' }).click()
  await whose.getByRole('radio', { name: /ZX ?777 ?CC/ }).check()
  await page.getByRole('button', { name: 'Volver a la lista' }).click()
  await expect(page.getByRole('region', { name: 'ZX777CC' }).getByText('cortada.pdf')).toBeVisible()
  const { records } = await ask('ListBandeja', { pagesize: 200 })
  const own = records.find(({ archivos }) => archivos[0]?.nombre === 'cortada.pdf')
  expect(own).toMatchObject({
    certeza: 'segura',
    recursoid: dominio?.recursoid,
    fecha_vencimiento: '2027-11-24',
  })
  await ask('DescartarEntradas', { entradas: [own?.entradaid ?? ''] })
})

test('lo que no se puede abrir se nombra, y más de 60 hojas no entran', async ({ page, signIn }) => {
  await signIn('carla')
  await page.goto(bandeja)
  await chooser(page).setInputFiles([
    { name: 'roto.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 nada') },
    await pdfFile('sano.pdf', 'Un papel cualquiera'),
  ])
  await expect(bundle(page)).toContainText('No pudimos abrir roto.pdf', { timeout: 60_000 })
  await expect(bundle(page)).toContainText('Leímos una hoja')
  const many = await Promise.all(Array.from({ length: 60 }, (_, i) => pdfFile(`hoja ${i}.pdf`, 'Otra')))
  await chooser(page).setInputFiles(many)
  await expect(bundle(page)).toContainText('hasta 60 hojas, y con estas serían 61', { timeout: 60_000 })
  await expect(bundle(page)).toContainText('Leímos una hoja')
})
