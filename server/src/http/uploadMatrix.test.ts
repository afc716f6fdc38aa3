import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { addresses } from '@portal/contract/door.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limits } from '../sessions/limits.ts'
import { baseUrl, startApp, type TestApp } from '../testing/app.ts'
import { makePdf } from '../testing/makePdf.ts'
import { badPdfs } from '../testing/badPdfs.ts'
import { goodPdfs } from '../testing/goodPdfs.ts'
import { badPictures, goodPictures, swellingPictures } from '../testing/pictureCorpus.ts'
import { someOf } from '../testing/howMany.ts'
import { signedIn, type Carrier } from '../testing/people.ts'

/**
 * Good and bad files through the door, over a real socket: what is accepted comes back as it was, and nothing stays of the
 * rest. What becomes of each file is in acceptFile.test.ts and safePdf.test.ts: some come through the door each time.
 */

let app: TestApp
let url: string
let carrier: Carrier
beforeAll(async () => {
  app = await startApp()
  url = await app.http.listen({ host: '127.0.0.1', port: 0 })
  carrier = await signedIn(app)
})
afterAll(() => app.stop())

interface Answer {
  success: boolean
  result?: { records: { archivoid: string; nombre: string; size: number; mediatype: string }[] }
  error?: { code: unknown; message: string; retryAfter?: number }
}

async function upload(who: Carrier, bytes: Buffer, name = 'papel.pdf') {
  const body = new FormData()
  body.append('_operation', 'upfile')
  body.append('data', new Blob([new Uint8Array(bytes)]), name)
  const headers = { origin: baseUrl, cookie: `portal_sesion=${who.token}` }
  const answer = await fetch(url + addresses.upfile, { method: 'POST', headers, body })
  return { status: answer.status, answer: (await answer.json()) as Answer } // the server holds answers to the contract
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

async function left() {
  const entries = await readdir(join(app.dataDir, 'archivos'), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => [])
  const rows = await app.owner.selectFrom('archivo').select('archivoid').execute()
  return { files: entries.filter((entry) => entry.isFile()).length, rows: rows.length }
}

/** A file that was uploaded, as its carrier gets it back. */
async function backOf(bytes: Buffer, mediatype: string): Promise<Buffer> {
  const { answer } = await upload(carrier, bytes)
  const [file] = answer.result?.records ?? []
  const back = await fetch(`${url}/api/archivos/${String(file?.archivoid)}`, {
    headers: { cookie: `portal_sesion=${carrier.token}` },
  })
  expect(back.headers.get('content-type')).toBe(mediatype)
  const kept = Buffer.from(await back.arrayBuffer())
  expect(file).toMatchObject({ size: kept.length, mediatype })
  return kept
}

/** How a picture is shown; sharp draws no BMP, of which nothing is taken away. */
async function shown(picture: Buffer, mediatype: string): Promise<string> {
  if (mediatype === 'image/bmp') return sha256(picture)
  const pixels = await sharp(picture, { limitInputPixels: false }).raw().toBuffer()
  return `${sha256(pixels)} ${String((await sharp(picture).metadata()).orientation ?? 1)}`
}

describe('a good file comes back as it was', () => {
  test.each(someOf(goodPdfs, 8))('a PDF, %s', async (_, make) => {
    const bytes = await make()
    expect(sha256(await backOf(bytes, 'application/pdf'))).toBe(sha256(bytes))
  })

  // Without what was written beside its pixels: docs/decisions/0083.
  test.each(someOf(goodPictures, 5))('%s', async (_, mediatype, make) => {
    const bytes = await make()
    expect(await shown(await backOf(bytes, mediatype), mediatype)).toBe(await shown(bytes, mediatype))
  })

  test.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\\\papeles\\\\poliza.pdf', 'poliza.pdf'],
    ['factura\u202efdp.exe', 'facturafdp.exe'],
    [`${'larga '.repeat(60)}.pdf`, expect.stringMatching(/^larga .{100,}\.pdf$/) as string],
  ])('and is called %s without what could harm', async (name, nombre) => {
    const { answer } = await upload(carrier, await makePdf(), name)
    expect(answer.result?.records[0]?.nombre).toEqual(nombre)
  })
})

describe('nothing stays of a bad file, and it is told why', () => {
  test.each([
    ...someOf(badPdfs, 10).map(([what, sentence, make]) => [`a PDF that ${what}`, sentence, make] as const),
    ...someOf(badPictures, 6),
  ])('%s', async (_, sentence, make) => {
    const bytes = await make()
    const before = await left()

    const { status, answer } = await upload(carrier, bytes)

    expect(status).toBe(200)
    expect(answer.error).toMatchObject({ code: 1514, message: expect.stringContaining(sentence) as string })
    expect(await left()).toEqual(before)
  })

  test.each(someOf(swellingPictures, 1))('and %s takes no memory of the server', async (_, make) => {
    const bytes = await make()
    const before = process.memoryUsage.rss()
    let most = before
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 10)

    await upload(carrier, bytes)

    clearInterval(watch)
    expect(most - before).toBeLessThan(100_000_000)
    expect((await upload(carrier, await makePdf())).answer.success).toBe(true)
  })
})

describe('what an account may upload in a day', () => {
  test('is counted before it is kept, good or bad, whichever of its people uploads', async () => {
    const [own, other] = [await signedIn(app), await signedIn(app)]
    const together = await signedIn(app, { cuentaId: own.cuentaId })
    const key = `uploadKibibytes:${own.cuentaId}`
    const { points, duration } = limits.uploadKibibytes
    await upload(own, Buffer.alloc(2_500, 'x'))
    const counted = async () =>
      (
        await sql<{
          points: number
          expire: string
        }>`select points, expire from limite where key = ${key}`.execute(app.owner)
      ).rows[0]
    expect((await counted())?.points).toBe(3)
    expect(Number((await counted())?.expire) - Date.now()).toBeGreaterThan((duration - 60) * 1_000)
    await sql`update limite set points = ${points - 1} where key = ${key}`.execute(app.owner)
    const before = await left()

    const refused = await upload(together, await makePdf())

    expect(refused.status).toBe(429)
    expect(refused.answer.error).toMatchObject({
      code: 1519,
      message: 'Tu cuenta ya subió todo lo que se puede en un día. Probá de nuevo en 24 horas.',
    })
    expect(refused.answer.error?.retryAfter).toBeGreaterThan(duration - 60)
    expect(await left()).toEqual(before)
    expect((await upload(other, await makePdf())).status).toBe(200)
  })
})
