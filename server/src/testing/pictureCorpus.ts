import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import type { Make } from './pdfParts.ts'

/** Pictures that an upload takes, and others that it doesn't. */

export const noise = (width = 60, height = 40) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#246',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  })
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#eee' } })

export const jpeg = (width?: number, height?: number): Promise<Buffer> =>
  noise(width, height).jpeg().toBuffer()
export const png = (): Promise<Buffer> => noise().png().toBuffer()

interface Bmp {
  width: number
  height: number
  bits?: number
  compression?: number
  /** Of its pixels; as many as it says, unless said otherwise. */
  bytes?: number
}

/** All black; a negative height begins at the top. */
export function bmp({ width, height, bits = 32, compression = 0, bytes }: Bmp): Buffer {
  const colours = bits <= 8 ? 4 * 2 ** bits : 0
  const said = Math.ceil((width * bits) / 32) * 4 * Math.abs(height)
  const pixels = bytes ?? said
  const picture = Buffer.alloc(54 + colours + pixels)
  picture.write('BM')
  picture.writeUInt32LE(compression === 0 ? 54 + colours + said : 0, 2)
  picture.writeUInt32LE(54 + colours, 10)
  picture.writeUInt32LE(40, 14)
  picture.writeInt32LE(width, 18)
  picture.writeInt32LE(height, 22)
  picture.writeUInt16LE(1, 26)
  picture.writeUInt16LE(bits, 28)
  picture.writeUInt32LE(compression, 30)
  picture.writeUInt32LE(pixels, 34)
  return picture
}

/** What it says of itself; its pixels are as many as before. */
function resizedPng(picture: Buffer, width: number, height: number): Buffer {
  picture.writeUInt32BE(width, 16)
  picture.writeUInt32BE(height, 20)
  picture.writeUInt32BE(crc32(picture.subarray(12, 29)), 29)
  return picture
}

function resizedJpeg(picture: Buffer, width: number, height: number): Buffer {
  const frame = picture.indexOf(Buffer.from([0xff, 0xc0]))
  picture.writeUInt16BE(height, frame + 5)
  picture.writeUInt16BE(width, frame + 7)
  return picture
}

/** A piece of text that swells, before the picture's data. */
async function withSwellingText(): Promise<Buffer> {
  const { deflateSync } = await import('node:zlib')
  const picture = await png()
  const body = Buffer.concat([
    Buffer.from('zTXtComment\0\0'),
    deflateSync(Buffer.alloc(200_000_000), { level: 9 }),
  ])
  const chunk = Buffer.alloc(8 + body.length)
  chunk.writeUInt32BE(body.length - 4)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), 4 + body.length)
  return Buffer.concat([picture.subarray(0, 33), chunk, picture.subarray(33)])
}

/** What a genuine picture may be, and its media type. */
export const goodPictures: readonly [string, string, Make][] = [
  ['a JPEG', 'image/jpeg', () => jpeg()],
  ['a JPEG in several passes', 'image/jpeg', () => noise().jpeg({ progressive: true }).toBuffer()],
  ['a grey JPEG', 'image/jpeg', () => noise().greyscale().jpeg().toBuffer()],
  ['a JPEG of four inks', 'image/jpeg', () => noise().toColourspace('cmyk').jpeg().toBuffer()],
  ['a JPEG taken sideways', 'image/jpeg', () => noise().withMetadata({ orientation: 6 }).jpeg().toBuffer()],
  [
    'a JPEG taken upside down',
    'image/jpeg',
    () => noise().withMetadata({ orientation: 3 }).jpeg().toBuffer(),
  ],
  [
    'a JPEG that tells its camera',
    'image/jpeg',
    () =>
      noise()
        .withExif({ IFD0: { Make: 'Cámara', ImageDescription: 'x'.repeat(20_000) } })
        .jpeg()
        .toBuffer(),
  ],
  [
    'a JPEG with bytes of its camera after the end',
    'image/jpeg',
    async () => Buffer.concat([await jpeg(), Buffer.alloc(500, 7)]),
  ],
  ['a photo of 12 megapixels', 'image/jpeg', () => noise(4_000, 3_000).jpeg({ quality: 40 }).toBuffer()],
  ['a photo of 50 megapixels', 'image/jpeg', () => plain(8_160, 6_120).jpeg().toBuffer()],
  ['a JPEG of one pixel', 'image/jpeg', () => jpeg(1, 1)],
  ['a PNG', 'image/png', () => png()],
  ['a PNG in several passes', 'image/png', () => noise().png({ progressive: true }).toBuffer()],
  ['a PNG of few colours', 'image/png', () => noise().png({ palette: true, colours: 16 }).toBuffer()],
  ['a PNG that shines through', 'image/png', () => noise().ensureAlpha(0.5).png().toBuffer()],
  ['a PNG of 16 bits', 'image/png', () => noise().toColourspace('rgb16').png().toBuffer()],
  ['a grey PNG', 'image/png', () => noise().greyscale().png().toBuffer()],
  ['a BMP', 'image/bmp', () => bmp({ width: 20, height: 10 })],
  ['a BMP that begins at the top', 'image/bmp', () => bmp({ width: 20, height: -10 })],
  ['a BMP of 24 bits', 'image/bmp', () => bmp({ width: 21, height: 10, bits: 24 })],
  ['a BMP of 256 colours', 'image/bmp', () => bmp({ width: 21, height: 10, bits: 8 })],
  ['a BMP in black and white', 'image/bmp', () => bmp({ width: 21, height: 10, bits: 1 })],
]

const invalid = 'El archivo no es un PDF, JPG, PNG o BMP válido.'
const another =
  'El archivo lleva escondido otro, como una página web o un ZIP. Abrilo, guardá una copia nueva y subí esa.'
const tooLarge = 'La imagen tiene más de 60 millones de píxeles. Subí una más chica.'

/** The comment stands behind the two bytes that begin every JPEG. */
function withComment(picture: Buffer, text: string): Buffer {
  const said = Buffer.from(text)
  const length = Buffer.alloc(2)
  length.writeUInt16BE(said.length + 2)
  return Buffer.concat([picture.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, said, picture.subarray(2)])
}

/** What it is, the sentence it is refused with, and how it is made. */
export const badPictures: readonly [string, string, Make][] = [
  ['nothing', invalid, () => Buffer.alloc(0)],
  ['text', invalid, () => Buffer.from('hola')],
  ['a page of the web', invalid, () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['an SVG', invalid, () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['a GIF', invalid, () => noise(10, 10).gif().toBuffer()],
  ['a WebP', invalid, () => noise(10, 10).webp().toBuffer()],
  ['a TIFF', invalid, () => noise(10, 10).tiff().toBuffer()],
  ['an archive', invalid, () => Buffer.from('504b0304140000000000', 'hex')],
  ['a program', invalid, () => Buffer.from('4d5a90000300000004000000ffff0000', 'hex')],
  ['half a JPEG', invalid, async () => (await jpeg(600, 400)).subarray(0, 20_000)],
  [
    'the head of a JPEG with nothing behind',
    invalid,
    () => Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
  ],
  ['half a PNG', invalid, async () => (await png()).subarray(0, 2_000)],
  ['the head of a PNG', invalid, async () => (await png()).subarray(0, 33)],
  [
    'a JPEG that is a page too',
    another,
    async () => Buffer.concat([await jpeg(), Buffer.from('<script>alert(1)</script>')]),
  ],
  [
    'a JPEG whose comment is a page',
    another,
    async () => withComment(await jpeg(40, 30), '<script>alert(1)</script>'),
  ],
  [
    'a JPEG that is an archive too',
    another,
    async () => Buffer.concat([await jpeg(), Buffer.from('PK\x05\x06'), Buffer.alloc(18)]),
  ],
  ['a JPEG that is a PDF too', another, async () => withComment(await jpeg(), '%PDF-1.7\n')],
  ['half a BMP', invalid, () => bmp({ width: 20, height: 10, bytes: 300 })],
  ['a BMP of no width', invalid, () => bmp({ width: 0, height: 10, bytes: 40 })],
  ['a BMP of 13 bits', invalid, () => bmp({ width: 20, height: 10, bits: 13 })],
  [
    'a BMP that is a page too',
    another,
    () => Buffer.concat([bmp({ width: 20, height: 10 }), Buffer.from('<html>')]),
  ],
  ['a PNG of too many pixels', tooLarge, () => plain(9_000, 9_000).png({ compressionLevel: 9 }).toBuffer()],
  ['a PNG that says it has', tooLarge, async () => resizedPng(await png(), 60_000, 60_000)],
  ['a PNG with too long a side', tooLarge, async () => resizedPng(await png(), 40_000, 10)],
  ['a JPEG of too many pixels', tooLarge, async () => resizedJpeg(await jpeg(), 60_000, 60_000)],
  [
    'a BMP of too many pixels',
    tooLarge,
    () => bmp({ width: 8_000, height: 8_000, compression: 1, bytes: 100 }),
  ],
  ['a BMP with too long a side', tooLarge, () => bmp({ width: 40_000, height: 1 })],
]

/** Accepted or refused, none of it takes the memory. */
export const swellingPictures: readonly [string, Make][] = [
  ['a PNG whose text swells to 200 MB', withSwellingText],
  [
    'a PNG of 60 megapixels in several passes and 16 bits, sideways',
    () =>
      plain(7_700, 7_700)
        .toColourspace('rgb16')
        .png({ compressionLevel: 9, progressive: true })
        .withMetadata({ orientation: 6 })
        .toBuffer(),
  ],
]
