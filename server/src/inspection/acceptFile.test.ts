import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { Refusal } from '@portal/contract'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { acceptFile } from './acceptFile.ts'

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'portal-accept-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

let count = 0
async function offer(bytes: Buffer | string) {
  const path = join(dir, String(count++))
  await writeFile(path, bytes)
  return acceptFile(path)
}

function pdf(
  write: (doc: PDFKit.PDFDocument) => void = () => {},
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  const doc = new PDFDocument(options)
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  doc.text('Póliza')
  write(doc)
  doc.end()
  return new Promise((resolve) => doc.on('end', () => resolve(Buffer.concat(chunks))))
}

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#246',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  })
const jpeg = (width = 60, height = 40) => noise(width, height).jpeg().toBuffer()
const png = () => noise(60, 40).png().toBuffer()

function bmp(width: number, height: number, pixels = width * 4 * height, compression = 0): Buffer {
  const bytes = Buffer.alloc(54 + pixels)
  bytes.write('BM')
  bytes.writeUInt32LE(compression === 0 ? 54 + width * 4 * height : 0, 2)
  bytes.writeUInt32LE(54, 10)
  bytes.writeUInt32LE(40, 14)
  bytes.writeInt32LE(width, 18)
  bytes.writeInt32LE(height, 22)
  bytes.writeUInt16LE(1, 26)
  bytes.writeUInt16LE(32, 28)
  bytes.writeUInt32LE(compression, 30)
  bytes.writeUInt32LE(pixels, 34)
  return bytes
}

describe('a file is accepted by what it holds', () => {
  test.each<[string, string, () => Promise<Buffer> | Buffer]>([
    ['a PDF', 'application/pdf', () => pdf()],
    [
      'a PDF after a byte order mark',
      'application/pdf',
      async () => Buffer.concat([Buffer.from('\ufeff'), await pdf()]),
    ],
    ['a JPEG', 'image/jpeg', () => jpeg()],
    ['a PNG', 'image/png', () => png()],
    ['a BMP', 'image/bmp', () => bmp(20, 10)],
    [
      'a JPEG with bytes of its camera after the end',
      'image/jpeg',
      async () => Buffer.concat([await jpeg(), Buffer.alloc(500, 7)]),
    ],
  ])('%s', async (_, mediatype, make) => {
    expect((await offer(await make())).mediatype).toBe(mediatype)
  })

  test('a photo taken sideways gets an upright thumbnail', async () => {
    const sideways = await noise(400, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { thumbnail } = await offer(sideways)
    expect(await sharp(thumbnail).metadata()).toMatchObject({ width: 160, height: 320, format: 'webp' })
  })
})

/** What it says of itself; its pixels are as many as before. */
function resizedPng(bytes: Buffer, width: number, height: number): Buffer {
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}

function resizedJpeg(bytes: Buffer, width: number, height: number): Buffer {
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  bytes.writeUInt16BE(height, frame + 5)
  bytes.writeUInt16BE(width, frame + 7)
  return bytes
}

describe('a picture is refused before it is decoded when it has', () => {
  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['too many pixels, a PNG', async () => resizedPng(await png(), 9_000, 9_000)],
    ['too long a side, a PNG', async () => resizedPng(await png(), 40_000, 10)],
    ['too many pixels, a JPEG', async () => resizedJpeg(await jpeg(), 60_000, 60_000)],
    ['too many pixels, a BMP', () => bmp(8_000, 8_000, 100, 1)],
    ['too long a side, a BMP', () => bmp(40_000, 1)],
  ])('%s', async (_, make) => {
    const refusal: unknown = await offer(await make()).catch((error: unknown) => error)
    expect(refusal).toMatchObject({
      body: { code: 1514, message: 'La imagen tiene más de 60 millones de píxeles. Subí una más chica.' },
    })
  })
})

describe('a file is refused when it is', () => {
  test.each<[string, () => Promise<Buffer | string> | Buffer | string]>([
    ['empty', () => ''],
    ['text', () => 'hola'],
    ['a page', () => '<!doctype html><script>alert(1)</script>'],
    ['an SVG', () => '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ['a GIF', () => noise(10, 10).gif().toBuffer()],
    ['a WebP', () => noise(10, 10).webp().toBuffer()],
    ['an archive', () => Buffer.from('504b0304140000000000', 'hex')],
    ['only the head of a PDF', async () => (await pdf()).subarray(0, 600)],
    ['only the magic of a PDF', () => '%PDF-1.7\n'],
    ['a PDF that asks for a password', () => pdf(() => {}, { userPassword: 'x' })],
    [
      'a PDF that runs a script',
      async () =>
        Buffer.concat([
          await pdf(),
          Buffer.from('\n1 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj\nstartxref\n9\n%%EOF'),
        ]),
    ],
    [
      'a PDF that hides a script',
      async () =>
        Buffer.concat([
          await pdf(),
          Buffer.from('\n1 0 obj<</S/J#61vaScript/J#53(x)>>endobj\nstartxref\n9\n%%EOF'),
        ]),
    ],
    [
      'a PDF that starts a program',
      async () =>
        Buffer.concat([await pdf(), Buffer.from('\n<</S/Launch/F(cmd.exe)>>\nstartxref\n9\n%%EOF')]),
    ],
    ['half a JPEG', async () => (await jpeg(600, 400)).subarray(0, 20_000)],
    ['half a PNG', async () => (await png()).subarray(0, 2000)],
    [
      'the head of a JPEG with nothing behind',
      () => Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
    ],
    [
      'a JPEG that is a page too',
      async () => Buffer.concat([await jpeg(), Buffer.from('<script>alert(1)</script>')]),
    ],
    [
      'a JPEG that is an archive too',
      async () => Buffer.concat([await jpeg(), Buffer.from('PK\x05\x06'), Buffer.alloc(18)]),
    ],
    [
      'a picture of too many pixels',
      () =>
        sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
          .png({ compressionLevel: 9 })
          .toBuffer(),
    ],
    ['half a BMP', () => bmp(20, 10, 300)],
    ['a BMP of no width', () => bmp(0, 10)],
  ])('%s', async (_, make) => {
    const refusal: unknown = await offer(Buffer.from(await make())).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(Refusal)
    expect(refusal).toMatchObject({ body: { code: 1514 } })
  })
})
