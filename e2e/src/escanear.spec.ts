import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import {
  backPicture,
  cardPicture,
  dniText,
  facturaUrl,
  firstDniText,
  mrzLines,
  qrPicture,
} from '@portal/server/testing/codePictures.ts'
import { someOf } from '@portal/server/testing/howMany.ts'
import sharp from 'sharp'
import { askAsCarrier } from './ask.ts'
import { barriers, overflow } from './barriers.ts'
import { tabTo } from './keyboard.ts'
import { expect, listen, test } from './portal.ts'

/** A DNI is read into a chofer's form: by the camera, or from a picture. */

const form = '/app/choferes/nuevo-chofer'
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })
const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })

/** A video of one picture, a card on a table, as Chromium's camera that is none shows it. */
async function videoOf(card: Buffer): Promise<{ file: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-camara-'))
  const seen = await sharp({ create: { width: 1280, height: 960, channels: 3, background: '#6b4a38' } })
    .composite([{ input: card, left: 290, top: 217 }])
    .jpeg()
    .toBuffer()
  const file = join(folder, 'camara.mjpeg')
  await writeFile(file, seen)
  return { file, remove: () => rm(folder, { recursive: true, force: true }) }
}

test('la cámara lee un DNI y los datos quedan propuestos en el formulario', async ({
  playwright,
  origin,
  signIn,
}) => {
  const video = await videoOf(await cardPicture(dniText(), { width: 700, tilt: 7 }))
  const { launchOptions } = test.info().project.use
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions?.args ?? []),
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${video.file}`,
    ],
  })
  try {
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width: 360, height: 740 },
      locale: 'es-AR',
      reducedMotion: 'reduce',
      permissions: ['camera'],
    })
    const complaints = listen(context)
    await signIn('ana', context)
    const page = await context.newPage()
    const threads: string[] = []
    page.on('response', (answer) => {
      const policy = answer.headers()['content-security-policy'] ?? ''
      if (policy.includes('unsafe')) threads.push(`${new URL(answer.url()).pathname} ${policy}`)
    })
    await page.goto(form)
    await field(page, 'Nombre').fill('Julieta')

    await page.getByRole('button', { name: 'Escanear DNI' }).click()

    const told = page.getByRole('status').filter({ hasText: 'Leímos 5 datos del DNI' })
    await expect(told).toBeFocused()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(field(page, 'Apellido')).toHaveValue('Ibañez Ficticia')
    await expect(field(page, 'Número').first()).toHaveValue('99.000.402')
    await expect(field(page, 'CUIL')).toHaveValue('27-99000402-7')
    await expect(field(page, 'Fecha de nacimiento')).toHaveValue('14/03/1991')
    await expect(page.getByText('Lo leímos en el DNI')).toHaveCount(4)
    // What was typed stays, until it is asked for.
    await expect(field(page, 'Nombre')).toHaveValue('Julieta')
    await expect(told).toContainText('Nombre: el DNI dice «Julia Ines» y dejamos lo que estaba, «Julieta».')
    await told.getByRole('button', { name: 'Usar lo del DNI' }).click()
    await expect(field(page, 'Nombre')).toHaveValue('Julia Ines')
    // What is changed is read no more.
    await field(page, 'Nombre').fill('Julia Inés')
    await expect(page.getByText('Lo leímos en el DNI')).toHaveCount(4)

    expect(await barriers(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
    // One answer alone lets WebAssembly be compiled, and it is no page.
    expect(threads).toHaveLength(1)
    expect(threads[0]).toMatch(
      /^\/assets\/codesWorker-[\w-]+\.js default-src 'none'; script-src 'wasm-unsafe-eval'$/,
    )
    expect(complaints).toEqual([])
  } finally {
    await browser.close()
    await video.remove()
  }
})

test('sin cámara una foto también sirve, y lo que no se lee dice qué hacer', async ({ page, signIn }) => {
  await signIn('ana')
  await page.goto(form)
  await tabTo(page, page.getByRole('button', { name: 'Escanear DNI' }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Escanear DNI' })
  await expect(dialog.getByText('No encontramos una cámara')).toBeVisible()
  expect(await barriers(page)).toEqual([])
  const chooser = dialog.locator('input[type=file]').first()

  // The electronic card, and whatever else has no such code.
  await chooser.setInputFiles(
    jpeg(
      'sin.jpg',
      await sharp({ create: { width: 800, height: 600, channels: 3, background: '#dde' } })
        .jpeg()
        .toBuffer(),
    ),
  )
  await expect(dialog.getByRole('status')).toContainText(
    'No encontramos el código ni los renglones del dorso en la foto',
    // What makes letters out is loaded first.
    { timeout: 30_000 },
  )
  await expect(dialog.getByRole('status')).toContainText('El DNI electrónico no trae código de barras')
  expect(await barriers(page)).toEqual([])

  await chooser.setInputFiles(jpeg('qr.jpg', await qrPicture(facturaUrl({ ver: 1 }))))
  await expect(dialog.getByRole('status')).toContainText('Ese código no es el de un DNI')

  await chooser.setInputFiles(jpeg('mal.jpg', await cardPicture(dniText({ nacimiento: '31/02/1991' }))))
  await expect(dialog.getByRole('status')).toContainText('no se entiende la fecha de nacimiento')

  await chooser.setInputFiles(jpeg('roto.jpg', Buffer.from('no es una foto')))
  await expect(dialog.getByRole('status')).toContainText('no es una foto que se pueda abrir')

  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Escanear DNI' })).toBeFocused()
  await page.keyboard.press('Enter')
  await chooser.setInputFiles(
    jpeg('primera.jpg', await cardPicture(firstDniText(), { width: 1600, tilt: -10 })),
  )
  await expect(page.getByText('Leímos 5 datos del DNI')).toBeVisible()
  await expect(field(page, 'Apellido')).toHaveValue('Ibañez Ficticia')
  await expect(field(page, 'CUIL')).toHaveValue('')

  // Another card over it: what the first one said was nobody's own word.
  await page.getByRole('button', { name: 'Repetir' }).click()
  await chooser.setInputFiles(
    jpeg('otra.jpg', await cardPicture(dniText({ nombres: 'MARTA', cuil: '999' }), { width: 640, tilt: 12 })),
  )
  await expect(field(page, 'Nombre')).toHaveValue('Marta')
  await expect(page.getByText('El CUIL que trae el código no es válido')).toBeVisible()
})

test('de un DNI sin código se leen los renglones del dorso, y uno que no cierra se dice', async ({
  page,
  signIn,
}) => {
  test.slow()
  await signIn('ana')
  await page.goto(form)
  await page.getByRole('button', { name: 'Escanear DNI' }).click()
  const dialog = page.getByRole('dialog', { name: 'Escanear DNI' })
  const chooser = dialog.locator('input[type=file]').first()
  const back = (lines: readonly string[], tilt = 0) => backPicture(lines, { width: 640, tilt })

  const [one, two, three] = mrzLines()
  await chooser.setInputFiles(jpeg('mal.jpg', await back([one, two.replace('9103', '9203'), three])))
  await expect(dialog.getByRole('status')).toContainText(
    'Los renglones del dorso están, pero no se entiende la fecha de nacimiento',
    { timeout: 30_000 },
  )
  expect(await barriers(page)).toEqual([])

  await chooser.setInputFiles(jpeg('dorso.jpg', await back(mrzLines(), 180)))
  const told = page.getByRole('status').filter({ hasText: 'Leímos 4 datos del DNI' })
  await expect(told).toBeFocused({ timeout: 30_000 })
  await expect(field(page, 'Apellido')).toHaveValue('Ibanez Ficticia')
  await expect(field(page, 'Nombre')).toHaveValue('Julia Ines')
  await expect(field(page, 'Número').first()).toHaveValue('99.000.402')
  await expect(field(page, 'Fecha de nacimiento')).toHaveValue('14/03/1991')
  await expect(field(page, 'CUIL')).toHaveValue('')
})

test('los renglones del dorso, torcidos, oscuros, movidos o chicos, se leen bien o se dice que no se leen', async ({
  page,
  signIn,
}) => {
  const taken = someOf(
    [640, 800, 1_200, 1_600].flatMap((width) => [
      { width },
      { width, tilt: 2 },
      { width, tilt: -3, light: 0.5 },
      { width, tilt: 5, blur: 0.6 },
      { width, light: 0.25 },
      { width, blur: 1.4 },
      { width, tilt: -12 },
      { width, tilt: 25, blur: 3 },
    ]),
    6,
  )
  // Cards that lie nearly straight, in good light and as large as phones take them, are read each time.
  const sure = [{ width: 1_000 }, { width: 1_200, tilt: -3 }, { width: 1_600, tilt: 5 }]
  test.setTimeout(30_000 + (sure.length + taken.length) * 60_000)
  await signIn('ana')
  const read: object[] = []
  for (const each of [...sure, ...taken]) {
    await page.goto(form)
    await page.getByRole('button', { name: 'Escanear DNI' }).click()
    const dialog = page.getByRole('dialog', { name: 'Escanear DNI' })
    await dialog
      .locator('input[type=file]')
      .first()
      .setInputFiles(jpeg('dorso.jpg', await backPicture(mrzLines(), each)))
    const right = page.getByText(/^Leímos \d datos del DNI/)
    const unreadable = dialog
      .getByRole('status')
      .filter({ hasText: /No encontramos el código ni los renglones|Los renglones del dorso están, pero/ })
    await expect(right.or(unreadable), JSON.stringify(each)).toBeVisible({ timeout: 90_000 })
    if (await unreadable.isVisible()) continue
    read.push(each)
    await expect(field(page, 'Número').first()).toHaveValue('99.000.402')
    await expect(field(page, 'Fecha de nacimiento')).toHaveValue('14/03/1991')
    // Names, which no digit holds, are right or left to whoever has the card in hand.
    const names = [
      await field(page, 'Apellido').inputValue(),
      await page.getByRole('textbox', { name: 'Nombre', exact: true }).inputValue(),
    ]
    if (names.join('') === '')
      await expect(page.getByText('El nombre y el apellido no se leyeron con seguridad')).toBeVisible()
    else expect([each, names]).toEqual([each, ['Ibanez Ficticia', 'Julia Ines']])
  }
  expect(read).toEqual(expect.arrayContaining(sure))
  test
    .info()
    .annotations.push({ type: 'leídas', description: `${read.length} de ${sure.length + taken.length}` })
})

test('sin permiso para la cámara lo dice, y la foto queda', async ({ page, context, signIn }) => {
  await signIn('ana')
  await context.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await page.goto(form)
  await page.getByRole('button', { name: 'Escanear DNI' }).click()
  const dialog = page.getByRole('dialog', { name: 'Escanear DNI' })
  await expect(dialog.getByText('No tenemos permiso para usar la cámara')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Elegir foto' })).toBeEnabled()
})

test('al presentar, los códigos de la foto se comparan solos y nunca frenan', async ({
  page,
  context,
  origin,
  signIn,
}) => {
  await signIn('ana')
  const ask = askAsCarrier(context, origin)
  const { records: slots } = await ask('ListDocumentos', { tiporecurso: 'chofer', pagesize: 200 })
  const slot = slots.find(({ tipodocumento, estado }) => tipodocumento === 'DNI' && estado !== 'bloqueado')
  if (!slot?.recursoid) throw new Error('Nadie tiene un DNI')
  const { records } = await ask('DetailChofer', { choferid: slot.recursoid })
  const documento = (records[0]?.documento ?? '').replace(/\D/g, '')
  await page.goto(
    `/app/pages/documentos?recursoid=${slot.recursoid}&tipodocumentoid=${slot.tipodocumentoid}&search=${encodeURIComponent(records[0]?.apellido ?? '')}`,
  )
  const dialog = page.getByRole('dialog')
  const read = dialog.getByRole('region', { name: 'Lo que leímos en el papel' })
  const choose = async (name: string, picture: Promise<Buffer>) =>
    dialog
      .locator('input[type=file]:not([capture])')
      .first()
      .setInputFiles(jpeg(name, await picture))

  await choose(
    'otro.jpg',
    cardPicture(dniText({ documento: '99000999', cuil: '' }), { width: 1200, tilt: 9 }),
  )
  await expect(read).toContainText('El papel dice DNI 99000999; el suyo es')
  await expect(dialog.getByRole('button', { name: 'Presentar igual' })).toBeEnabled()
  expect(await barriers(page)).toEqual([])

  await dialog.getByRole('button', { name: 'Quitar otro.jpg' }).click()
  await choose('propio.jpg', cardPicture(dniText({ documento, cuil: '' }), { width: 1200, tilt: 9 }))
  await expect(read).toContainText('que es el suyo')
  await expect(dialog.getByRole('button', { name: 'Presentar igual' })).toBeHidden()

  // A QR of somebody else's address agrees with nothing, whatever it holds.
  await dialog.getByRole('button', { name: 'Quitar propio.jpg' }).click()
  await choose('qr.jpg', qrPicture(facturaUrl({ ver: 1 }, 'afip.gob.ar.example')))
  await expect(read).toContainText('En la foto no encontramos un código que se pueda comparar')
})
