import { askAsCarrier, askAsProvider } from './ask.ts'
import { pdfFile } from './files.ts'
import { tabTo } from './keyboard.ts'
import { expect, test } from './portal.ts'

/** A rejection shows where on the paper the trouble is. */

test('el lugar se señala con el mouse o con las flechas, y viaja con el rechazo', async ({
  page,
  context,
  origin,
  signIn,
}) => {
  await signIn('revisor')
  const ask = askAsProvider(context, origin)
  const { records: rows } = await ask('ListRevision', { pagesize: 50, order: 'accountname DESC' })
  const documentoid = rows[8]?.documentoid ?? ''
  const marca = async () => (await ask('DetailRevision', { documentoid })).records[0]?.marca_rechazo ?? null
  await page.goto(`/consola/revision/${documentoid}`)
  await expect(page.getByRole('button', { name: /^Rechazar/ })).toBeEnabled()
  await page.keyboard.press('r')
  await page.keyboard.press('1')

  const paper = page.getByRole('main').locator('canvas, img').first()
  const box = await paper.boundingBox()
  await paper.click({ position: { x: (box?.width ?? 0) * 0.25, y: (box?.height ?? 0) * 0.4 } })
  const ring = page.getByRole('img', { name: 'El lugar que se señala' })
  await expect(ring).toBeVisible()
  await page.getByRole('button', { name: 'Quitar', exact: true }).click()
  await expect(ring).toHaveCount(0)

  await tabTo(page, page.getByRole('button', { name: 'Señalar con el teclado' }))
  await page.keyboard.press('Enter')
  await expect(ring).toBeVisible()
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp']) await page.keyboard.press(key)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Rechazaste')).toBeVisible()

  expect(await marca()).toMatchObject({ pagina: 1, x: 0.54, y: 0.48 })
  await page.keyboard.press('z')
  await expect(page).toHaveURL(new RegExp(documentoid))
  expect(await marca()).toBeNull()
})

test('lo rechazado se dice en su página, y al volver a presentar se ve por qué y queda lo que estaba bien', async ({
  browser,
  page,
  context,
  origin,
  consoleOrigin,
  signIn,
}) => {
  await signIn('ana')
  const asCarrier = askAsCarrier(context, origin)
  const { records: choferes } = await asCarrier('SaveChofer', {
    choferid: '0',
    values: {
      nombre: 'Renata',
      apellido: 'Rechazada',
      tipo_documento: 'DNI',
      documento: '40.700.403',
      nacionalidad: 'Argentina',
    },
  })
  const recursoid = choferes[0]?.choferid ?? ''
  const [faltante] = (await asCarrier('ListRecDocFaltantes', { recursoid })).records
  const tipodocumentoid = faltante?.documentos.find(({ nombre }) => nombre === 'DNI')?.tipodocumentoid ?? ''
  const slot = `recursoid=${recursoid}&tipodocumentoid=${tipodocumentoid}`
  const sheet = (name: string) => pdfFile(name, name)

  await page.goto(`/app/pages/documentos?solapa=1&${slot}`)
  const dialog = page.getByRole('dialog')
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles([await sheet('frente.pdf'), await sheet('dorso.pdf')])
  await dialog.getByRole('textbox', { name: /vencimiento/i }).pressSequentially('31122099')
  await dialog.getByRole('button', { name: 'Presentar', exact: true }).click()
  await expect(dialog).toBeHidden()
  const documentos = async () => (await asCarrier('ListDocumentos', { recursoid })).records
  const documentoid = (await documentos())[0]?.documentoid ?? ''
  const { archivos } = (await asCarrier('DetailDocumento', { documentoid })).records[0] ?? { archivos: [] }

  const office = await browser.newContext()
  await signIn('administrador', office)
  await askAsProvider(office, consoleOrigin)('DecidirDocumento', {
    documentoid,
    decision: 'rechazar',
    motivo: 'El frente está borroso',
    marca: { archivoid: archivos[0]?.archivoid ?? '', pagina: 1, x: 0.3, y: 0.3 },
  })
  await office.close()

  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/app/pages/documentos/${documentoid}/detalle`)
  const head = page.getByRole('banner').or(page.locator('header')).filter({ hasText: 'Rechazada, Renata' })
  await expect(head.getByText('Rechazado', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Volver a presentar' }).click()

  await test.step('primero por qué, y dónde', async () => {
    const why = dialog.getByText('«El frente está borroso»')
    await expect(why).toBeInViewport()
    await expect(dialog.getByRole('img', { name: /marcó un lugar/ })).toBeVisible()
    const files = dialog.getByRole('group', { name: 'Archivos' })
    const [above, below] = [await why.boundingBox(), await files.boundingBox()]
    expect(above?.y ?? 0).toBeLessThan(below?.y ?? 0)
  })

  await test.step('la hoja buena queda, la marcada se cambia en su lugar', async () => {
    const rows = dialog.getByRole('group', { name: 'Archivos' }).getByRole('listitem')
    await expect(rows).toHaveText([/^dorso\.pdf/])
    const left = dialog.getByRole('list', { name: 'De lo que habías presentado' })
    await expect(left.getByRole('listitem')).toHaveText([/^frente\.pdf.*La marcó/])
    await left.getByRole('button', { name: 'Usar igual frente.pdf' }).click()
    await expect(rows).toHaveText([/^frente\.pdf/, /^dorso\.pdf/])
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false)
    await dialog.getByRole('button', { name: /Quitar frente\.pdf/ }).click()
    const chooser = page.waitForEvent('filechooser')
    await left.getByRole('button', { name: 'Reemplazar frente.pdf' }).click()
    await (await chooser).setFiles(await sheet('frente-nuevo.pdf'))
    await expect(rows).toHaveText([/^frente-nuevo\.pdf/, /^dorso\.pdf/])
    await expect(left).toHaveCount(0)
  })

  await expect(dialog.getByText('Listo', { exact: true })).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Presentar', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(head.getByText('Rechazado', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Datos del documento' })).toContainText(
    'Cómo está hoyEn revisión',
  )
  const again = (await documentos())[0]?.documentoid ?? ''
  expect(again).not.toBe(documentoid)
  const sent = (await asCarrier('DetailDocumento', { documentoid: again })).records[0]?.archivos ?? []
  expect(sent.map(({ nombre }) => nombre)).toEqual(['frente-nuevo.pdf', 'dorso.pdf'])
})
