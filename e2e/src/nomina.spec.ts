import type { Page } from '@playwright/test'
import { hoyEnBuenosAires, sumarAlPeriodo } from '@portal/contract/calendario.ts'
import { carrierDoor } from '@portal/contract/door.ts'
import {
  archivoSicoss,
  cuilFicticio,
  enLatin1,
  lineaSicoss,
} from '@portal/contract/nomina/archivos.test-examples.ts'
import { askAsCarrier, askAsProvider } from './ask.ts'
import { barriers } from './barriers.ts'
import { pdfFile } from './files.ts'
import { tabTo } from './keyboard.ts'
import { expect, test } from './portal.ts'

/** A list of who works, held against who drives: where its paper is presented, and where it is reviewed. */

/** In cents; no other number of these journeys has these figures. */
const sueldo = 98_765_432

/** All that leaves the page from now on, as it leaves. */
function watch(page: Page): () => string {
  const sent: string[] = []
  page.on('request', (request) => {
    sent.push(request.url(), request.postDataBuffer()?.toString('latin1') ?? '')
  })
  return () => sent.join('\n')
}

const comparada = (page: Page) =>
  page.getByRole('dialog').getByRole('region', { name: 'Comparar con tu nómina' })

test('antes de presentar el F. 931 se ve quién maneja y no está en la nómina, ningún sueldo sale del navegador, y quien revisa ve lo mismo', async ({
  browser,
  page,
  context,
  origin,
  consoleOrigin,
  signIn,
}) => {
  test.slow()
  await signIn('ana')
  const ask = askAsCarrier(context, origin)
  const periodo = sumarAlPeriodo(hoyEnBuenosAires().slice(0, 7), -1)
  const { records: tipos } = await ask('TiposDocumentos', {})
  const tipodocumentoid = tipos.find(({ nombre }) => nombre.startsWith('F. 931'))?.tipodocumentoid ?? ''
  const { records: recursos } = await ask('RecursosDelTipo', { tipodocumentoid, periodo })
  const con = recursos.filter(({ cuil }) => cuil !== null)
  const [falta, otro, ...estan] = con
  if (!falta || !otro) throw new Error('Hacen falta dos choferes con CUIL')
  const [transporte] = (await ask('DetailTransporte', {})).records
  const ficticio = cuilFicticio(77)
  const trabajadores = [
    ...estan.map(({ cuil, nombre }) => ({
      cuil: cuil ?? '',
      nombre: nombre.replace(',', '').toUpperCase(),
      sueldo,
    })),
    { cuil: otro.cuil ?? '', nombre: 'NADIE CONOCIDO', sueldo },
    { cuil: ficticio, nombre: 'INVENTADA SUSANA', sueldo },
  ]
  const left = watch(page)

  await page.goto(
    `/app/pages/documentos?recursoid=${falta.recursoid}&tipodocumentoid=${tipodocumentoid}&search=${encodeURIComponent(falta.nombre)}`,
  )
  const dialog = page.getByRole('dialog')
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles(
      await pdfFile(
        'f931.pdf',
        'SUSS F. 931 de ejemplo, sin validez',
        `C.U.I.T. ${transporte?.cuit ?? ''}`,
        `Período: ${periodo.slice(5)}/${periodo.slice(0, 4)}`,
        'Empleados en nómina: 999',
        ...con.map(({ nombre, cuil }) => `${cuil ?? ''} ${nombre}`),
      ),
    )
  const list = comparada(page)
  await test.step('sin nómina de ese mes lo dice, y no es una buena noticia', async () => {
    await expect(list).toContainText('nadie comparó quién está en la declaración')
  })

  await test.step('un archivo cortado se dice con su línea, y nada se guarda', async () => {
    const [good] = trabajadores
    if (!good) throw new Error('nadie en la nómina')
    await list.locator('input[type=file]').setInputFiles({
      name: 'cortado.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(enLatin1(`${lineaSicoss(good)}\r\n${lineaSicoss(good).slice(1)}\r\n`)),
    })
    await expect(list.getByRole('alert')).toContainText('La línea 2 tiene 498 caracteres')
    expect((await ask('ListNominas', {})).total).toBe(0)
  })

  await test.step('lo que no coincide se ve antes de presentar', async () => {
    await list.locator('input[type=file]').setInputFiles({
      name: 'sicoss.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(archivoSicoss(trabajadores)),
    })
    await expect(list.getByRole('status')).toContainText('Guardamos la nómina')
    await expect(list).toContainText('maneja y no está en la lista')
    await expect(list).toContainText('con su CUIL figura «NADIE CONOCIDO»')
    await expect(list).toContainText(
      `La nómina tiene ${String(trabajadores.length)} personas y el F. 931 dice 999`,
    )
    await expect(list.getByRole('alert')).toHaveCount(0)
    expect(await barriers(page)).toEqual([])
  })

  await test.step('ningún sueldo del archivo salió del navegador; quiénes son, sí', () => {
    const sent = left()
    expect(sent).toContain(ficticio)
    for (const written of ['98765432', '987654,32', '987654.32', '987.654', '987654'])
      expect(sent).not.toContain(written)
  })

  await test.step('de quien está de más se dice que no maneja, con el teclado y en un celular', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    const no = list.getByRole('button', { name: 'INVENTADA SUSANA no maneja' })
    await tabTo(page, no)
    await page.route(`**${carrierDoor.url}`, (route) =>
      route.request().postData()?.includes('SaveNoManeja')
        ? route.fulfill({ json: { success: false, error: { code: 1517, message: 'Ahora no.' } } })
        : route.continue(),
    )
    await page.keyboard.press('Enter')
    await expect(list.getByRole('alert')).toHaveText('Ahora no.')
    await page.unroute(`**${carrierDoor.url}`)
    await page.keyboard.press('Enter')
    await expect(list).toContainText('Una persona de la lista no maneja')
    await expect(no).toHaveCount(0)
    expect(await barriers(page)).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('quien revisa lo lee al lado del papel', async () => {
    await dialog.getByRole('button', { name: /^Presentar/ }).click()
    await expect(dialog).toBeHidden()
    const provider = await browser.newContext()
    await signIn('revisor', provider)
    const { records } = await askAsProvider(provider, consoleOrigin)('ListRevision', {
      search: falta.nombre,
      tipodocumentoid,
      pagesize: 100,
    })
    // Of that month something may be approved already: what waits beside it is in the reviewer's list alone.
    const documentoid = records.find(({ recursoid }) => recursoid === falta.recursoid)?.documentoid ?? ''
    const theirs = await provider.newPage()
    await theirs.setViewportSize({ width: 1440, height: 900 })
    await theirs.goto(`${consoleOrigin}/consola/revision/${documentoid}`)
    const nomina = theirs.getByRole('region', { name: 'Nómina', exact: true })
    await expect(nomina).toContainText('maneja y no está en la lista')
    await expect(nomina).toContainText('el F. 931 dice 999')
    await expect(nomina.getByRole('listitem').first()).toContainText('el F. 931 dice')
    expect(await barriers(theirs)).toEqual([])
    await provider.close()
  })
})

test('de quien está en la nómina y no en el portal se hace un chofer, con su CUIL y su nombre puestos', async ({
  page,
  context,
  origin,
  signIn,
}) => {
  await signIn('carla')
  const periodo = sumarAlPeriodo(hoyEnBuenosAires().slice(0, 7), -1)
  const ask = askAsCarrier(context, origin)
  const cuil = cuilFicticio(78)
  await ask('SaveNomina', {
    values: {
      periodo,
      origen: 'sicoss',
      archivo: 'sicoss.txt',
      sha256: null,
      cuit: null,
      vigencia_desde: null,
      vigencia_hasta: null,
      rectificativa: null,
      cabezas: null,
      total: 1,
    },
    personas: [
      { cuil, nombre: 'INVENTADO RAMON', situacion: 1, revistas: [{ situacion: 1, dia: 1 }], scvo: true },
    ],
    completa: true,
  })
  await page.goto(`/app/nomina?periodo=${periodo}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Nómina' })).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await test.step('otra en su lugar se dice antes, y no se hace sin que digan que sí', async () => {
    const chooser = page.locator('input[type=file]')
    const otra = {
      name: 'rectificada.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(archivoSicoss([{ cuil, nombre: 'INVENTADO RAMON', sueldo }])),
    }
    const status = page.getByRole('status').filter({ hasText: /./ }).first()
    await chooser.setInputFiles(otra)
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('hoy cuenta «sicoss.txt», con una persona')
    await expect(question).toContainText('Si seguís, cuenta «rectificada.txt»')
    expect(await barriers(page)).toEqual([])
    await question.getByRole('button', { name: 'Cancelar' }).press('Enter')
    await expect(status).toContainText('sigue contando «sicoss.txt»')
    expect((await ask('ListNominas', {})).total).toBe(1)
    await chooser.setInputFiles(otra)
    await question.getByRole('button', { name: 'Reemplazar' }).press('Enter')
    await expect(status).toContainText('Reemplaza a «sicoss.txt», que tenía una persona')
    await chooser.setInputFiles(otra)
    await expect(status).toContainText('Es el mismo archivo que ya contaba')
    expect((await ask('ListNominas', {})).records.map(({ archivo, vigente }) => [archivo, vigente])).toEqual([
      ['rectificada.txt', true],
      ['sicoss.txt', false],
    ])
  })
  await page.getByRole('button', { name: /^Agregar a / }).click()
  await expect(page.getByRole('textbox', { name: 'Apellido' })).toHaveValue('Inventado')
  await expect(page.getByRole('textbox', { name: 'Nombre', exact: true })).toHaveValue('Ramon')
  await expect(page.getByRole('textbox', { name: /CUIL/ })).toHaveValue(/.+/)
})
