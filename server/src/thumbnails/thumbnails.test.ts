import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storageKey } from '../storage/storageKey.ts'
import { startApp, type TestApp } from '../testing/app.ts'
import { signedIn, signedInOperador, type Carrier } from '../testing/people.ts'
import { createDrawer } from './drawer.ts'

let app: TestApp
let carrier: Carrier
beforeAll(async () => {
  app = await startApp()
  carrier = await signedIn(app)
  // The program that draws starts slowly from its sources, which tests have and a release doesn't.
  await small(await file(await pdf()))
}, 120_000)
afterAll(() => app.stop())

function pdf(options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const doc = new PDFDocument({ size: 'A4', ...options })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  doc.rect(0, 0, 2_000, 400).fill('#ff0000')
  doc.addPage().text('Otra página')
  doc.end()
  return new Promise((resolve) => doc.on('end', () => resolve(Buffer.concat(chunks))))
}

/** Two rows of one red pixel, or of as many as it says. */
function bmp(width = 1, height = 2): Buffer {
  const bytes = Buffer.alloc(54 + width * 4 * height, 0xff)
  bytes.write('BM')
  bytes.writeUInt32LE(bytes.length, 2)
  bytes.writeUInt32LE(0, 6)
  bytes.writeUInt32LE(54, 10)
  bytes.writeUInt32LE(40, 14)
  bytes.writeInt32LE(width, 18)
  bytes.writeInt32LE(height, 22)
  bytes.writeUInt16LE(1, 26)
  bytes.writeUInt16LE(32, 28)
  bytes.fill(0, 30, 54)
  for (let at = 54; at < bytes.length; at += 4) bytes.writeUInt32LE(0xffff0000, at)
  return bytes
}

/** A file as the product keeps one, whatever its bytes are. */
async function file(bytes: Buffer, mediatype = 'application/pdf'): Promise<string> {
  const clave = storageKey()
  await mkdir(app.spoolDir, { recursive: true })
  const path = join(app.spoolDir, clave)
  await writeFile(path, bytes)
  await app.services.storage.keep(clave, path)
  const { archivoid } = await app.make.archivo({
    cuenta_id: carrier.cuentaId,
    clave,
    mediatype,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  })
  return archivoid
}

const small = (archivoid: string) => carrier.get(`/api/archivos/${archivoid}?miniatura=1`)
const keyOf = async (archivoid: string) =>
  (
    await app.owner
      .selectFrom('archivo')
      .select('miniatura')
      .where('archivoid', '=', archivoid)
      .executeTakeFirstOrThrow()
  ).miniatura

describe('the small picture of a file', () => {
  test('is the first page of a PDF, drawn once and kept', async () => {
    const archivoid = await file(await pdf())

    const [first, second] = await Promise.all([small(archivoid), small(archivoid)])

    expect(first.headers).toMatchObject({ 'content-type': 'image/webp' })
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
    const { data, info } = await sharp(first.rawPayload).raw().toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ width: 227, height: 320 })
    expect(data[0]).toBeGreaterThan(230)
    expect(data[1]).toBeLessThan(40)
    const key = await keyOf(archivoid)
    expect(key).not.toBeNull()
    await small(archivoid)
    expect(await keyOf(archivoid)).toBe(key)
  })

  test('is shown to the provider too, and to no other carrier', async () => {
    const archivoid = await file(await pdf())
    const [operador, another] = [await signedInOperador(app), await signedIn(app)]

    expect((await operador.get(`/api/archivos/${archivoid}?miniatura=1`)).headers['content-type']).toBe(
      'image/webp',
    )
    expect((await another.get(`/api/archivos/${archivoid}?miniatura=1`)).statusCode).toBe(404)
  })

  test('of a BMP is drawn as well', async () => {
    const answer = await small(await file(bmp(640, 2), 'image/bmp'))
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320, height: 1 })
  })

  test.each<[string, () => Promise<Buffer> | Buffer]>([
    ['asks for a password', () => pdf({ userPassword: 'x' })],
    ['is only the head of one', async () => (await pdf()).subarray(0, 500)],
    ['is none at all', () => Buffer.from('%PDF-1.7\nnada\nstartxref\n0\n%%EOF')],
  ])('of a PDF that %s is not there, and the next one is drawn all the same', async (_, make) => {
    const archivoid = await file(await make())
    expect((await small(archivoid)).statusCode).toBe(404)
    expect((await small(archivoid)).statusCode).toBe(404)
    expect(await keyOf(archivoid)).toBeNull()
    expect((await small(await file(await pdf()))).statusCode).toBe(200)
  })

  test('of a BMP that claims more pixels than it has is the file itself', async () => {
    const bytes = bmp()
    bytes.writeInt32LE(30_000, 18)
    bytes.writeInt32LE(30_000, 22)
    expect((await small(await file(bytes, 'image/bmp'))).headers['content-type']).toBe('image/bmp')
  })
})

test('a page that takes too long is given up, and the process that drew it with it', async () => {
  const drawer = createDrawer({ timeLimitMs: 1 })
  const bytes = await pdf()
  const draw = () => drawer.draw('a', () => Promise.resolve({ mediatype: 'application/pdf', bytes }))
  expect(await draw()).toHaveProperty('undrawn')
  expect(await draw()).toHaveProperty('undrawn')
  drawer.stop()
}, 120_000)

test('more pages of one account than can wait are refused as busy, and another account waits for one of them', async () => {
  const drawer = createDrawer()
  const bytes = await pdf()
  const done: string[] = []
  const draw = async (whose: string) => {
    const drawn = await drawer.draw(whose, () => Promise.resolve({ mediatype: 'application/pdf', bytes }))
    done.push(whose)
    return drawn
  }
  await Promise.all([draw('first'), draw('second')])
  done.length = 0
  const much = Array.from({ length: 40 }, () => draw('a'))
  const other = draw('b')
  const [drawn] = await Promise.all([Promise.allSettled(much), other])
  drawer.stop()

  // One is drawn while 32 wait.
  expect(drawn.filter(({ status }) => status === 'fulfilled')).toHaveLength(33)
  expect(drawn.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { body: { code: 503 } } })
  // It is drawn beside them at once, by a process that a machine at work may keep waiting for a few of theirs.
  expect(done.indexOf('b')).toBeLessThanOrEqual(8)
}, 120_000)

/** Thousands of circles, one over the other: it takes seconds. */
function slowPdf(): Promise<Buffer> {
  const doc = new PDFDocument({ size: 'A4' })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  for (let i = 0; i < 30_000; i++)
    doc
      .opacity(0.5)
      .circle((i * 7) % 600, (i * 13) % 800, 200)
      .fill('#ff0000')
  doc.end()
  return new Promise((resolve) => doc.on('end', () => resolve(Buffer.concat(chunks))))
}

test('nobody waits for a page of another account that takes seconds', async () => {
  const drawer = createDrawer()
  const done: string[] = []
  const draw = async (whose: string, bytes: Buffer) => {
    await drawer.draw(whose, () => Promise.resolve({ mediatype: 'application/pdf', bytes }))
    done.push(whose)
  }
  const [slow, quick] = await Promise.all([slowPdf(), pdf()])
  await Promise.all([draw('first', quick), draw('second', quick)])
  done.length = 0

  const much = [draw('a', slow), draw('a', slow)]
  await draw('b', quick)
  expect(done).toEqual(['b'])
  drawer.stop()
  await Promise.all(much)
}, 120_000)
