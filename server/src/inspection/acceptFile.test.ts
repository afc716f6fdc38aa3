import { Refusal } from '@portal/contract'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { saidRefusal } from '../said.ts'
import { makePdf } from '../testing/makePdf.ts'
import { ownFolder } from '../testing/ownFolder.ts'
import { badPictures, goodPictures, jpeg } from '../testing/pictureCorpus.ts'
import { acceptFile } from './acceptFile.ts'

const folder = ownFolder()
const offer = async (bytes: Buffer) => acceptFile(await folder.keep(bytes))

const refusalOf = (bytes: Buffer) => offer(bytes).catch((error: unknown) => error)

describe('a file is accepted by what it holds', () => {
  test.each(goodPictures)('%s', async (_, mediatype, make) => {
    expect((await offer(await make())).mediatype).toBe(mediatype)
  })

  test('a PDF after a byte order mark', async () => {
    const bytes = Buffer.concat([Buffer.from('\ufeff'), await makePdf()])
    expect((await offer(bytes)).mediatype).toBe('application/pdf')
  })

  test('a photo taken sideways gets an upright thumbnail', async () => {
    const sideways = await sharp(await jpeg(400, 200))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { thumbnail } = await offer(sideways)
    expect(await sharp(thumbnail).metadata()).toMatchObject({ width: 160, height: 320, format: 'webp' })
  })
})

describe('a file is refused when it is', () => {
  test.each(badPictures)('%s', async (_, message, make) => {
    const refusal = await refusalOf(await make())
    if (!(refusal instanceof Refusal)) throw new Error('the file was taken')
    expect(saidRefusal('es', refusal.body)).toMatchObject({ code: 1514, message })
  })

  test.each<[string, () => Promise<Buffer> | Buffer]>([
    ['only the head of a PDF', async () => (await makePdf()).subarray(0, 600)],
    ['only the magic of a PDF', () => Buffer.from('%PDF-1.7\n')],
    ['a PDF cut off at its end', async () => (await makePdf()).subarray(0, -20)],
    ['a PDF whose beginning is cut off', async () => (await makePdf()).subarray(20)],
  ])('%s', async (_, make) => {
    expect(await refusalOf(await make())).toMatchObject({ body: { code: 1514 } })
  })
})
