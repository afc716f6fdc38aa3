import { named, providerDoor } from '@portal/contract/door.ts'
import { askAsCarrier } from './ask.ts'
import { pdfFile } from './files.ts'
import { expect, test } from './portal.ts'

/** Whether a cover is in the provider's favour, for who presents it and for who reviews it. */

const tipodocumento = 'Cláusula de no repetición'

test('quien presenta la cláusula ve si nombra al proveedor, y con qué CUIT pedirla', async ({
  page,
  context,
  origin,
  signIn,
}) => {
  await signIn('ana')
  await page.setViewportSize({ width: 1440, height: 900 })
  const { records } = await askAsCarrier(context, origin)('ListDocumentos', {
    tiporecurso: 'chofer',
    pagesize: 200,
  })
  const slot = records.find((each) => each.tipodocumento === tipodocumento)
  if (!slot) throw new Error('Nadie tiene una cláusula')
  await page.goto(
    `/app/pages/documentos?recursoid=${slot.recursoid}&tipodocumentoid=${slot.tipodocumentoid}&search=${encodeURIComponent(slot.nombre)}`,
  )
  const dialog = page.getByRole('dialog')
  const read = dialog.getByRole('region', { name: 'Lo que leímos en el papel' })
  const files = dialog.locator('input[type=file]').first()

  await files.setInputFiles(
    await pdfFile('otra.pdf', 'Cláusula de no repetición', 'A favor de Otros Molinos del Ejemplo S.A.'),
  )
  await expect(read).toContainText(
    /No encontramos al proveedor en el papel: Proveedor de Ejemplo \(demo\), CUIT 30-99900024-\d/,
  )
  const cuit = /30-99900024-\d/.exec((await read.textContent()) ?? '')?.[0] ?? ''

  await dialog.getByRole('button', { name: 'Quitar otra.pdf' }).click()
  await files.setInputFiles(
    await pdfFile('propia.pdf', 'Cláusula de no repetición', 'A favor de Proveedor de Ejemplo (demo)', cuit),
  )
  await expect(read).toContainText(`Nombra al proveedor: Proveedor de Ejemplo (demo), CUIT ${cuit}.`)
})

test('quien revisa la cláusula ve si nombra al proveedor, y dónde', async ({
  page,
  context,
  origin,
  signIn,
}) => {
  await signIn('revisor')
  const answer = await context.request.post(`${origin}${providerDoor.url}`, {
    headers: { origin },
    data: { ...named('ListRevision', providerDoor), estado: 'aprobado', search: tipodocumento, pagesize: 50 },
  })
  const { result } = (await answer.json()) as {
    // what the contract promises
    result: { records: { documentoid: string; tipodocumento: string }[] }
  }
  const one = result.records.find((each) => each.tipodocumento === tipodocumento)
  await page.goto(`/consola/revision/${one?.documentoid ?? ''}`)
  const read = page.getByRole('region', { name: 'Lo que leímos en el papel' })
  const found = read.getByRole('button', { name: /Coincide Nombra al proveedor: Proveedor de Ejemplo/ })
  await found.click()
  await expect(page.getByRole('img', { name: /^Nombra al proveedor/ })).toBeInViewport()
})
