import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/app.ts'
import { resultOf } from '../testing/caller.ts'
import { signedIn, type Carrier } from '../testing/people.ts'
import { noise } from '../testing/pictureCorpus.ts'

/** What a phone writes beside a picture is not kept, through the door of uploads. */

let app: TestApp
let carrier: Carrier
beforeAll(async () => {
  app = await startApp()
  carrier = await signedIn(app)
}, 120_000)
afterAll(() => app.stop())

const secrets = [
  'Juana Camarista',
  'NS-4711',
  'Canon',
  'GPSLatitude',
  '34/1',
  'http://ns.adobe.com',
  'En casa',
]

/** As a phone takes it, held upright: where, when, by which camera and whose. */
const taken = () =>
  noise()
    .withExif({
      IFD0: { Orientation: '6', Make: 'Canon', Artist: 'Juana Camarista', ImageDescription: 'En casa' },
      IFD2: { BodySerialNumber: 'NS-4711', CameraOwnerName: 'Juana Camarista' },
      IFD3: {
        GPSLatitudeRef: 'S',
        GPSLatitude: '34/1 36/1 12/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '58/1 22/1 0/1',
      },
    })
    .withXmp(
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="34,36.2S"/></rdf:RDF></x:xmpmeta>',
    )
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 })

/** JPEG's own comment, right after its start. */
function commented(jpeg: Buffer, words: string): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(words.length + 2)
  return Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xfe]),
    length,
    Buffer.from(words),
    jpeg.subarray(2),
  ])
}

const whole = await taken().jpeg().toBuffer()
const pictures: [string, () => Promise<Buffer> | Buffer][] = [
  ['a JPEG', () => whole],
  ['a JPEG in several passes', () => taken().jpeg({ progressive: true }).toBuffer()],
  ['a JPEG with a comment', () => commented(whole, 'Juana Camarista')],
  ['a JPEG with another one behind it', () => Buffer.concat([whole, whole])],
  ['a PNG', () => taken().png().toBuffer()],
]

test.each(pictures)(
  '%s is given back without them, the same way up and with the same pixels',
  async (_, make) => {
    const bytes = await make()
    const [before, pixels] = [await sharp(bytes).metadata(), await sharp(bytes).raw().toBuffer()]
    expect(before).toMatchObject({ orientation: 6 })
    expect(secrets.some((secret) => bytes.includes(secret))).toBe(true)

    const { records } = resultOf(await carrier.upload([{ name: 'foto', bytes }])) as {
      records: { archivoid: string; size: number }[]
    } // the door's only answer

    const back = (await carrier.get(`/api/archivos/${String(records[0]?.archivoid)}`)).rawPayload
    const after = await sharp(back).metadata()
    expect(back).toHaveLength(records[0]?.size ?? 0)
    expect(secrets.filter((secret) => back.includes(secret))).toEqual([])
    expect(after.xmp).toBeUndefined()
    expect(after.exif?.length ?? 0).toBeLessThan(40)
    expect(after).toMatchObject({
      orientation: 6,
      width: before.width,
      height: before.height,
      icc: before.icc,
    })
    expect((await sharp(back).raw().toBuffer()).equals(pixels)).toBe(true)
  },
)

test('a picture with nothing beside it is kept to the byte', async () => {
  for (const bytes of [await noise().jpeg().toBuffer(), await noise().png().toBuffer()]) {
    const { records } = resultOf(await carrier.upload([{ name: 'foto', bytes }])) as {
      records: { archivoid: string }[]
    } // the door's only answer
    const back = (await carrier.get(`/api/archivos/${String(records[0]?.archivoid)}`)).rawPayload
    expect(back.equals(bytes)).toBe(true)
  }
})
