import { Readable } from 'node:stream'
import { leer } from '@portal/contract/lectura.ts'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import {
  backPicture,
  cardPicture,
  dniText,
  facturaUrl,
  mrzLines,
  qrPicture,
  wordsPicture,
} from '../testing/codePictures.ts'
import { someOf } from '../testing/howMany.ts'
import { makePdf } from '../testing/makePdf.ts'
import { createFotos, type Fotos } from './fotos.ts'

/** Bytes that lie in a store under their own name. */
const kept = new Map<string, Buffer>()
const storage = {
  open: (clave: string) => Promise.resolve(Readable.from([kept.get(clave) ?? Buffer.alloc(0)])),
}
const readers: Fotos[] = []
const readerOf = (options = {}) => {
  const reader = createFotos(storage, options)
  readers.push(reader)
  return reader
}
afterAll(() => readers.forEach((reader) => reader.stop()))
const fotos = readerOf()

async function read(bytes: Buffer, mediatype = 'image/jpeg', reader = fotos) {
  const clave = String(kept.size)
  kept.set(clave, bytes)
  return reader.read({ clave, mediatype }, 'una cuenta')
}
async function leidoDe(bytes: Buffer, mediatype?: string) {
  const foto = await read(bytes, mediatype)
  if (foto?.estado !== 'leida') throw new Error(`not read: ${foto?.estado ?? 'unknown'}`)
  return foto.leido
}

const lines = [
  'Certificado de revisión técnica',
  'Dominio: AB 123 CD',
  'Fecha de emisión: 12/03/2026',
  'Vencimiento: 12/03/2027',
  'CUIT 30-99900001-7',
]
/** Where how much stands on a page is not the question: each line, and each way round, takes its part of a second. */
const few = lines.slice(1, 4)

it('makes out what stands on a picture, small, dark and shaken ones too', async () => {
  const ways = [{ width: 640 }, { light: 0.35, blur: 0.8 }, { width: 1_600 }]
  for (const taken of [{ whole: true }, ...someOf(ways, 1)]) {
    const { paginas, total } = await leidoDe(await wordsPicture(lines, taken))
    expect(total).toBe(1)
    expect([taken, leer(paginas[0]?.texto ?? '')?.texto]).toEqual([
      taken,
      expect.stringContaining('AB 123 CD'),
    ])
    expect(paginas[0]?.texto).toContain('12/03/2027')
  }
}, 60_000)

it('turns a page that lies on its head, and tells places as it lies', async () => {
  const [upright, turned] = [
    await leidoDe(await wordsPicture(few)),
    await leidoDe(await wordsPicture(few, { upsideDown: true })),
  ]
  const placeIn = ({ paginas }: typeof upright) =>
    paginas[0]?.palabras.find(({ texto }) => texto === '12/03/2027')
  const [one, other] = [placeIn(upright), placeIn(turned)]
  if (!one || !other) throw new Error('a word that was not found')
  expect(other.x).toBeCloseTo(1 - one.x - one.ancho, 1)
  expect(other.y).toBeCloseTo(1 - one.y - one.alto, 1)
}, 60_000)

it('reads a page that lies on its side', async () => {
  const side = await sharp(await wordsPicture(few))
    .rotate(90)
    .jpeg()
    .toBuffer()
  const { paginas } = await leidoDe(side)
  expect(paginas[0]?.texto).toContain('AB 123 CD')
}, 60_000)

it('reads codes, and the lines of a card whose checks hold', async () => {
  expect((await leidoDe(await cardPicture(dniText(), { width: 800, tilt: 3 }))).codigos).toMatchObject([
    { formato: 'PDF417', texto: dniText() },
  ])
  const url = facturaUrl({ ver: 1 })
  expect((await leidoDe(await qrPicture(url, { width: 500 }))).codigos).toMatchObject([
    { formato: 'QR', texto: url },
  ])
  const { mrz } = await leidoDe(await wordsPicture(mrzLines(), { size: 44 }))
  expect(mrz).toMatchObject({
    tipo: 'mrz',
    mrz: { documento: '99000402', apellido: 'IBANEZ FICTICIA', fecha_vencimiento: '2036-11-01' },
  })
}, 60_000)

it('reads the lines of a card in the letters of machines, askew, dark and upside down, and the next page as before', async () => {
  const ways = [
    { width: 640 },
    { width: 1_000, tilt: 5, light: 0.5 },
    { width: 1_600, tilt: 180 },
    { width: 1_000, blur: 1.4 },
  ]
  for (const taken of someOf(ways, 1)) {
    const { mrz } = await leidoDe(await backPicture(mrzLines(), taken))
    expect([taken, mrz]).toMatchObject([
      taken,
      { tipo: 'mrz', mrz: { documento: '99000402', apellido: 'IBANEZ FICTICIA', nombres: 'JULIA INES' } },
    ])
  }
  const { paginas, mrz } = await leidoDe(await wordsPicture(few))
  expect(paginas[0]?.texto).toContain('Fecha de emisión: 12/03/2026')
  expect(mrz).toBeNull()
}, 90_000)

it('reads a PDF that was scanned, its first pages', async () => {
  const picture = await wordsPicture(lines.slice(1, 2))
  const doc = new PDFDocument({ size: [595, 153], autoFirstPage: false })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => doc.on('end', resolve))
  for (let page = 0; page < 5; page++) {
    doc.addPage()
    doc.image(picture, 0, 0, { width: 595 })
  }
  doc.end()
  await ended
  const { paginas, total } = await leidoDe(Buffer.concat(chunks), 'application/pdf')
  expect([paginas.length, total]).toEqual([3, 5])
  expect(paginas[2]?.texto).toContain('AB 123 CD')
}, 90_000)

it('says what it gave up on, and reads the next one all the same', async () => {
  const claimed = Buffer.from(
    await sharp({ create: { width: 8, height: 8, channels: 3, background: '#000' } })
      .png()
      .toBuffer(),
  )
  // It says that it is 60,000 pixels wide and as high.
  claimed.writeUInt32BE(60_000, 16)
  claimed.writeUInt32BE(60_000, 20)
  for (const bytes of [
    claimed,
    Buffer.from('no es una foto'),
    Buffer.alloc(0),
    (await wordsPicture(lines)).subarray(0, 900),
  ])
    expect((await read(bytes))?.estado).toMatch(/^(roto|memoria)$/)
  expect(
    (await read(await makePdf('x').then((pdf) => pdf.subarray(0, 300)), 'application/pdf'))?.estado,
  ).toBe('roto')
  const { paginas } = await leidoDe(await wordsPicture(few))
  expect(paginas[0]?.texto).toContain('AB 123 CD')
}, 90_000)

it('gives up on what takes too long', async () => {
  const noise = sharp({
    create: {
      width: 2_000,
      height: 2_000,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 50 },
    },
  })
  const foto = await read(await noise.jpeg().toBuffer(), 'image/jpeg', readerOf({ timeLimitMs: 400 }))
  // A machine that is short of everything does not know.
  expect([undefined, 'lento']).toContain(foto?.estado)
}, 60_000)
