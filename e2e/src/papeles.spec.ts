import type { Locator } from '@playwright/test'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { carrierDoor } from '@portal/contract/door.ts'
import { askAsCarrier, askAsProvider } from './ask.ts'
import { pdfFile } from './files.ts'
import { expect, test } from './portal.ts'

const filesOf = (dialog: Locator) => dialog.locator('input[type=file]').first()

test('Un mismo archivo se presenta para varios choferes, se anula el de uno, y el rechazo señala dónde', async ({
  browser,
  page,
  context,
  origin,
  consoleOrigin,
  signIn,
}) => {
  await signIn('ana')
  await page.setViewportSize({ width: 1440, height: 900 })
  const periodo = hoyEnBuenosAires().slice(0, 7)
  const ask = askAsCarrier(context, origin)
  const { records: tipos } = await ask('TiposDocumentos', {})
  const tipo = tipos.find((each) => each.compartido && each.nombre.startsWith('Seguro de vida'))
  const tipodocumentoid = tipo?.tipodocumentoid ?? ''
  const { records: recursos } = await ask('RecursosDelTipo', {
    tipodocumentoid,
    periodo,
  })
  // Whoever has the month in force would have no row of its own for a newer one.
  const lacking = recursos.filter(({ estado }) => estado !== 'activo' && estado !== 'bloqueado')
  const own = lacking.find(({ estado }) => estado !== 'pendiente')
  const [second, third] = lacking.filter((each) => each !== own)
  if (!own || !second || !third) throw new Error('Hacen falta tres choferes sin el mes')
  const { recursoid, nombre } = own
  const chosen = [nombre, second.nombre, third.nombre]

  await page.goto(
    `/app/pages/documentos?recursoid=${recursoid}&tipodocumentoid=${tipodocumentoid}&search=${encodeURIComponent(nombre)}`,
  )
  const dialog = page.getByRole('dialog')
  await test.step('los que lo necesitan vienen tildados, y a quien el papel no nombra se lo dice', async () => {
    await filesOf(dialog).setInputFiles(
      await pdfFile(
        'seguro.pdf',
        'Seguro de vida obligatorio',
        `Período: ${periodo.slice(5)}/${periodo.slice(0, 4)}`,
        ...chosen,
      ),
    )
    await expect(dialog.getByText('Lo leímos en el papel')).toBeVisible()
    const whom = dialog.getByRole('group', { name: 'Este archivo vale para…' })
    const all = whom.getByRole('button', { name: /^(Todos|Ninguno)$/ })
    if ((await all.innerText()) === 'Todos') await all.click()
    await all.click()
    await expect(whom.getByRole('checkbox', { checked: true })).toHaveCount(0)
    await dialog.getByRole('button', { name: /^Presentar/ }).click()
    await expect(whom.getByText('Elegí para quién vale este archivo')).toBeVisible()
    for (const each of chosen) await whom.getByRole('checkbox', { name: each }).check()
    await dialog.getByRole('button', { name: 'Presentar para 3' }).click()
    await expect(
      page.getByText(/^Presentaste .* de 3 choferes\. Ahora lo revisa el proveedor\.$/),
    ).toBeVisible()
    await expect(dialog).toBeHidden()
  })

  await test.step('cada uno queda en revisión por su lado, y el de uno se anula desde la lista', async () => {
    await page.goto(`/app/pages/documentos?estado=en+revision&search=${encodeURIComponent(third.nombre)}`)
    await page.getByRole('row').filter({ hasText: 'Seguro de vida' }).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Anular 1 en revisión' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(third.nombre)
    await question.getByRole('button', { name: 'Anular', exact: true }).click()
    await expect(page.getByText('Anulado. El proveedor ya no lo revisa.')).toBeVisible()
  })

  const { records: waits } = await ask('ListDocumentos', { estado: 'en revision', search: nombre })
  const documentoid = waits.find((each) => each.tipodocumentoid === tipodocumentoid)?.documentoid ?? ''
  const provider = await browser.newContext()
  await signIn('revisor', provider)

  await test.step('el proveedor ve para cuántos es, y decide los que esperan o solo este', async () => {
    const console = await provider.newPage()
    await console.setViewportSize({ width: 1440, height: 900 })
    await console.goto(`${consoleOrigin}/consola/revision/${documentoid}`)
    const together = console.getByRole('region', { name: 'Presentado para 3 choferes' })
    await expect(together).toContainText('Anulado')
    await expect(console.getByRole('button', { name: /^Aprobar 2/ })).toBeEnabled()
    await together.getByRole('button', { name: 'Solo este' }).click()
    await expect(console.getByRole('button', { name: /^Aprobar( A)?$/ })).toBeVisible()
    await console.close()
  })

  await test.step('rechazado con una marca, el transportista ve el lugar y el motivo', async () => {
    const [read] = (await ask('DetailDocumento', { documentoid })).records
    const waiting = read?.juntos.filter(({ estado }) => estado === 'en revision') ?? []
    expect(waiting.map((each) => each.nombre)).toEqual([second.nombre])
    await askAsProvider(provider, consoleOrigin)('DecidirDocumento', {
      documentoid,
      tambien: waiting.map((each) => each.documentoid),
      decision: 'rechazar',
      motivo: 'Acá no se lee la firma',
      marca: { archivoid: read?.archivos[0]?.archivoid ?? '', pagina: 1, x: 0.25, y: 0.4 },
    })
    await page.goto(`/app/pages/documentos/${waiting[0]?.documentoid ?? ''}/detalle`)
    await expect(page.getByText('«Acá no se lee la firma»')).toBeVisible()
    await expect(page.getByRole('img', { name: 'El proveedor marcó un lugar en la página 1' })).toBeVisible()
  })
  await provider.close()
})

test('Mientras no se sabe para quiénes vale un papel no se presenta para uno solo, y si no se puede saber se dice', async ({
  page,
  context,
  origin,
  signIn,
}) => {
  await signIn('ana')
  await page.setViewportSize({ width: 1440, height: 900 })
  const ask = askAsCarrier(context, origin)
  const { records: tipos } = await ask('TiposDocumentos', {})
  const tipo = tipos.find((each) => each.compartido && each.nombre.startsWith('Seguro de vida'))
  const tipodocumentoid = tipo?.tipodocumentoid ?? ''
  const { records: recursos } = await ask('RecursosDelTipo', { tipodocumentoid })
  const own = recursos.find(({ estado }) => estado !== 'activo' && estado !== 'bloqueado')
  if (!own) throw new Error('Hace falta un chofer sin el seguro')

  let answers: 'never' | 'not yet' | 'now' = 'not yet'
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const sent: string[] = []
  await page.route(`**${carrierDoor.url}*`, async (route) => {
    const said = route.request().postData() ?? ''
    if (said.includes('SaveDocumentoRecurso')) sent.push(said)
    if (!said.includes('RecursosDelTipo')) return route.fallback()
    if (answers === 'never')
      return route.fulfill({ json: { success: false, error: { code: 'INTERNAL_ERROR', message: 'No' } } })
    if (answers === 'not yet') await released
    return route.fallback()
  })
  const open = () =>
    page.goto(
      `/app/pages/documentos?recursoid=${own.recursoid}&tipodocumentoid=${tipodocumentoid}&search=${encodeURIComponent(own.nombre)}`,
    )
  const dialog = page.getByRole('dialog')
  const whom = dialog.getByRole('group', { name: 'Este archivo vale para…' })
  const number = dialog.getByRole('textbox', { name: /^Número/ })

  await test.step('la tecla que llega antes no lo manda', async () => {
    await open()
    await filesOf(dialog).setInputFiles(await pdfFile('papel.pdf', 'Un papel de varios'))
    await expect(whom.getByText('Buscando para quiénes más vale…')).toBeVisible()
    await expect(dialog.getByRole('button', { name: /^Presentar/ })).toBeDisabled()
    await number.press('Enter')
    release()
    await expect(whom.getByText(/^\d+ de \d+$/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: /^Presentar/ })).toBeEnabled()
    expect(sent).toEqual([])
  })

  await test.step('si no se puede saber se dice, y se vuelve a preguntar', async () => {
    answers = 'never'
    await page.reload()
    await expect(whom.getByText('No pudimos ver para quiénes más vale')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Presentar', exact: true })).toBeEnabled()
    answers = 'now'
    await whom.getByRole('button', { name: 'Reintentar' }).press('Enter')
    await expect(whom.getByText(/^\d+ de \d+$/)).toBeVisible()
    await expect(whom).toBeFocused()
  })
})

test('Un papel de otra patente se dice antes de presentarlo, y lo que no se puede leer nunca es una buena noticia', async ({
  page,
  context,
  origin,
  signIn,
}) => {
  await signIn('ana')
  await page.setViewportSize({ width: 1440, height: 900 })
  const { records: rows } = await askAsCarrier(context, origin)('ListDocumentos', {
    tiporecurso: 'dominio',
    pagesize: 200,
  })
  const slot = rows.find(
    ({ tipodocumento, estado }) => tipodocumento === 'Póliza de seguro RC' && estado === 'activo',
  )
  if (!slot?.dominio) throw new Error('Nadie tiene una póliza')
  await page.goto(
    `/app/pages/documentos?recursoid=${slot.recursoid}&tipodocumentoid=${slot.tipodocumentoid}&search=${slot.dominio}`,
  )
  const dialog = page.getByRole('dialog')
  const read = dialog.getByRole('region', { name: 'Lo que leímos en el papel' })
  const policy = (dominio: string) =>
    pdfFile('poliza.pdf', 'Póliza de responsabilidad civil', `Dominio: ${dominio}`, 'Vence el 14/11/2099')

  await filesOf(dialog).setInputFiles(await policy('AB-987-CE'))
  await expect(read).toContainText('El papel dice AB 987 CE; el dominio es')
  await expect(dialog.getByRole('textbox', { name: /vencimiento/i })).toHaveValue('14/11/2099')
  await expect(dialog.getByRole('button', { name: 'Presentar igual' })).toBeEnabled()

  const chosen = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Cambiar el archivo' }).click()
  await (await chosen).setFiles(await policy(slot.dominio.replace(/(\d+)/, ' $1 ')))
  await expect(read).toContainText('Nombra el dominio')
  await expect(dialog.getByRole('button', { name: 'Presentar igual' })).toBeHidden()

  await dialog.getByRole('button', { name: 'Quitar poliza.pdf' }).click()
  await filesOf(dialog).setInputFiles({
    name: 'foto.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  })
  await expect(read).toContainText('En la foto no encontramos un código que se pueda comparar')
  await expect(read).not.toContainText(/Nombra/)
  // A phone takes the photo itself.
  await expect(dialog.locator('input[capture=environment]')).toHaveCount(1)
})

test('Un archivo que se suelta sobre su fila abre el diálogo con él ya adentro; fuera de una fila no se lleva la pantalla', async ({
  page,
  signIn,
}) => {
  await signIn('carla')
  const file = await pdfFile('soltado.pdf')
  const letGo = (over: Locator) =>
    over.evaluate(
      (element, { name, type, bytes }) => {
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File([new Uint8Array(bytes)], name, { type }))
        const at = { bubbles: true, cancelable: true, dataTransfer }
        element.dispatchEvent(new DragEvent('dragover', at))
        return !element.dispatchEvent(new DragEvent('drop', at))
      },
      { name: file.name, type: file.mimeType, bytes: [...file.buffer] },
    )
  for (const address of ['/app/pages/documentosfaltantes', '/app/pages/documentos?solapa=1']) {
    await test.step(address, async () => {
      await page.goto(address)
      const opener = page.getByRole('button', { name: /^Presentar[: ].+(,| de )/ }).first()
      await expect(opener).toBeVisible()
      // On Documentos they are pages of a bundle: see lote.spec.ts.
      if (!address.includes('solapa')) {
        expect(await letGo(page.getByRole('heading', { level: 1 }))).toBe(true)
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
      expect(await letGo(page.locator('tr, li').filter({ has: opener }).last())).toBe(true)
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText('soltado.pdf')).toBeVisible()
      await expect(dialog.getByText('Listo', { exact: true })).toBeVisible()
      await page.keyboard.press('Escape')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click()
      await expect(dialog).toBeHidden()
    })
  }
})

test('lo que un mismo archivo resuelve para varios es un renglón de «Para hoy», y se presenta para todos', async ({
  page,
  context,
  origin,
  signIn,
}) => {
  await signIn('delia')
  const ask = askAsCarrier(context, origin)
  for (const documento of ['41800501', '41800502'])
    await ask('SaveChofer', {
      choferid: '0',
      values: {
        nombre: 'Recién',
        apellido: 'Llegado',
        tipo_documento: 'DNI',
        documento,
        nacionalidad: 'Argentina',
      },
    })
  const { records: tipos } = await ask('TiposDocumentos', {})
  const tipo = tipos.find((each) => each.compartido && each.nombre.startsWith('F. 931'))
  const { records } = await ask('RecursosDelTipo', { tipodocumentoid: tipo?.tipodocumentoid ?? '' })
  const lacking = records.filter(({ estado }) => estado === 'pendiente').length

  await page.goto('/app')
  const act = page.getByRole('button', {
    name: new RegExp(`^(?!Pedírselo).*F\\. 931.*, ${lacking} choferes$`),
  })
  await expect(act).toHaveCount(1)
  await act.click()
  const whom = page.getByRole('dialog').getByRole('group', { name: 'Este archivo vale para…' })
  await expect(whom.getByRole('checkbox', { checked: true })).toHaveCount(lacking)
})
