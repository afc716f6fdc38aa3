import type { BrowserContext, Page } from '@playwright/test'
import { addresses, named, providerDoor } from '@portal/contract/door.ts'
import { facturaUrl, qrPicture, wordsPicture } from '@portal/server/testing/codePictures.ts'
import sharp from 'sharp'
import { askAsCarrier, askAsProvider } from './ask.ts'
import { barriers } from './barriers.ts'
import { tabTo } from './keyboard.ts'
import { expect, test } from './portal.ts'

/** What a paper says of itself, beside the page; and that who decides waits for nobody. */

interface Row {
  documentoid: string
  dominio: string | null
  tipodocumento: string
}

async function waiting(context: BrowserContext, origin: string, more: object = {}): Promise<Row[]> {
  const answer = await context.request.post(`${origin}${providerDoor.url}`, {
    headers: { origin },
    data: { ...named('ListRevision', providerDoor), pagesize: 50, ...more },
  })
  const { result } = (await answer.json()) as { result: { records: Row[] } } // what the contract promises
  return result.records
}

const read = (page: Page) => page.getByRole('region', { name: 'Lo que leímos en el papel' })

test('quien revisa ve lo que el papel dice, y dónde, con el teclado solo', async ({
  page,
  context,
  origin,
  signIn,
}) => {
  await signIn('revisor')
  // Another journey may have decided it: what its paper says is told all the same.
  const rows = (
    await Promise.all(
      ['en revision', 'aprobado', 'rechazado'].map((estado) =>
        waiting(context, origin, { estado, order: 'presentado DESC' }),
      ),
    )
  ).flat()
  const other = rows.find((row) => row.dominio === 'ZX512ST' && row.tipodocumento === 'Póliza de seguro RC')
  await page.goto(`/consola/revision/${other?.documentoid ?? ''}`)

  const sentence = 'Dice ZX 512 SU; el dominio es ZX 512 ST.'.replace(
    /(?<=\w\w) (?=\d)|(?<=\d) (?=\w\w)/g,
    '\u00a0',
  )
  await expect(read(page)).toContainText('1 de 5 no coincide')
  await expect(page.getByRole('img', { name: sentence })).toBeInViewport()

  const agrees = page.getByRole('button', { name: /^Coincide Vencimiento .*como se declaró/ })
  await tabTo(page, agrees)
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: /^Vencimiento/ })).toBeInViewport()
  await expect(read(page)).toContainText('No encontramos el CUIT de la cuenta')
})

test('lo aprobado da paso al siguiente sin esperar, y lo que no fue se dice y lleva de vuelta', async ({
  page,
  context,
  origin,
  signIn,
}) => {
  await signIn('revisor')
  const rows = await waiting(context, origin)
  const one = rows.at(-4)?.documentoid ?? ''
  await page.goto(`/consola/revision/${one}`)
  await expect(page.getByRole('button', { name: /^Aprobar/ })).toBeEnabled()
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route(`**${providerDoor.url}`, async (route) => {
    if (!route.request().postData()?.includes('DecidirDocumento')) return route.fallback()
    await held
    await route.fulfill({
      json: { success: false, error: { code: 1520, message: 'El registro cambió mientras lo editabas.' } },
    })
  })

  await page.keyboard.press('a')

  await expect(page).not.toHaveURL(new RegExp(one))
  await expect(page.getByText('Aprobando')).toBeVisible()
  answer()
  const failed = page.getByRole('alert').filter({ hasText: 'No se aprobó' })
  await expect(failed).toContainText('alguien lo decidió o lo cambió antes que vos')
  await failed.getByRole('link', { name: 'Ver' }).click()
  await expect(page).toHaveURL(new RegExp(one))
  await expect(failed).toHaveCount(0)
})

test('una foto se lee sola después de presentarla: sus puntos, su código y a dónde lleva, dichos como de una foto', async ({
  page,
  origin,
  consoleOrigin,
  signIn,
  browser,
}) => {
  // Who presents does so in a browser of their own.
  const other = await browser.newContext({ baseURL: origin })
  await signIn('ana', other)
  const ask = askAsCarrier(other, origin)
  const { records: slots } = await ask('ListDocumentos', { tiporecurso: 'dominio', pagesize: 200 })
  const slot = slots.find(
    ({ tipodocumento, estado }) => tipodocumento === 'Póliza de seguro RC' && estado === 'activo',
  )
  if (!slot?.dominio || !slot.recursoid) throw new Error('Nadie tiene una póliza')
  const picture = await sharp(
    await wordsPicture(
      [
        'Póliza de responsabilidad civil',
        `Dominio: ${slot.dominio.replace(/(\d+)/, ' $1 ')}`,
        'Vence el 14/11/2099',
      ],
      { whole: true },
    ),
  )
    .composite([
      {
        input: await sharp(await qrPicture(facturaUrl({ ver: 1 }, 'afip.gob.ar.example')))
          .resize(700)
          .toBuffer(),
        left: 200,
        top: 800,
      },
    ])
    .jpeg()
    .toBuffer()
  const presented = await presentIn(other, origin, slot, picture)
  await other.close()
  const boss = await browser.newContext()
  await signIn('administrador', boss)
  await askAsProvider(boss, consoleOrigin)('EjecutarTarea', { tarea: 'lecturas' })
  await boss.close()

  await signIn('revisor')
  await page.goto(`/consola/revision/${presented}`)
  const panel = read(page)
  // The job has its turn, and what waited before.
  await expect(panel).toContainText(
    'El código lleva a afip.gob.ar.example, que se parece a afip.gob.ar y no lo es.',
    {
      timeout: 150_000,
    },
  )
  await expect(panel.getByText('leído de una foto').first()).toBeVisible()
  const agrees = page.getByRole('button', { name: /^Coincide El dominio .* está en el papel/ })
  await expect(agrees).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await tabTo(page, agrees)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: /^El dominio/ })).toBeInViewport()
})

/** A paper of one photo, through the doors of the portal. */
async function presentIn(
  context: BrowserContext,
  origin: string,
  { recursoid, tipodocumentoid }: { recursoid: string; tipodocumentoid: string },
  picture: Buffer,
): Promise<string> {
  const uploaded = await context.request.post(`${origin}${addresses.upfile}`, {
    headers: { origin },
    multipart: {
      _operation: 'upfile',
      recursoid,
      tipodocumentoid,
      data: { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: picture },
    },
  })
  const { result } = (await uploaded.json()) as { result: { records: { archivoid: string }[] } } // the door's answer
  const { records } = await askAsCarrier(context, origin)('SaveDocumentoRecurso', {
    values: {
      recursoid,
      tipodocumentoid,
      fecha_vencimiento: '2099-11-14',
      archivos: result.records.map(({ archivoid }) => archivoid),
    },
  })
  return records[0]?.documentoid ?? ''
}
