import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import bwipjs, { type RenderOptions } from 'bwip-js/node'
import sharp from 'sharp'

/** Pictures of papers that carry codes and words, as a phone takes them. Everybody on them is invented. */

/** As a card from 2012 on says it; the ninth field is a CUIL's first two digits and its last. */
export const dniText = ({
  tramite = '00999000402',
  apellido = 'IBAÑEZ FICTICIA',
  nombres = 'JULIA INES',
  sexo = 'F',
  documento = '99000402',
  nacimiento = '14/03/1991',
  emision = '02/05/2019',
  cuil = '277',
} = {}): string =>
  [
    tramite,
    apellido,
    nombres,
    sexo,
    documento,
    'A',
    nacimiento,
    emision,
    ...(cuil === '' ? [] : [cuil]),
  ].join('@')

/** As the first cards say it. */
export const firstDniText = ({
  apellido = 'IBAÑEZ FICTICIA',
  nombres = 'JULIA INES',
  documento = '99000402',
} = {}): string =>
  `@${documento}    @A@1@${apellido}@${nombres}@ARGENTINA@14/03/1991@F@02/05/2010@00099000402@7001 @02/05/2025@102@0@ILR:2.01@UNIDAD #12`

export const facturaUrl = (data: object, host = 'www.afip.gob.ar') =>
  `https://${host}/fe/qr/?p=${Buffer.from(JSON.stringify(data)).toString('base64')}`

export interface Taken {
  /** Pixels of the picture, which is three quarters as high. */
  width?: number
  /** Degrees. */
  tilt?: number
  /** Of a hand that shakes: the deviation of a Gaussian, in pixels of a picture 800 wide. */
  blur?: number
  /** How much light there was, from 0 on; 1 is enough. */
  light?: number
}

const table = '#6b4a38'

/** A card with a PDF417, on a table. */
export async function cardPicture(text: string, taken: Taken = {}): Promise<Buffer> {
  const drawn = await code({
    bcid: 'pdf417',
    text,
    columns: 9,
    rowmult: 3,
    scale: 5,
    padding: 2,
    backgroundcolor: 'FFFFFF',
  })
  const narrow = await sharp(drawn).resize({ width: 1_160 }).png().toBuffer()
  const card = sharp({ create: { width: 1_480, height: 960, channels: 3, background: '#dde8ee' } })
    .composite([{ input: narrow, left: 160, top: 690 }])
    .png()
  return take(await card.toBuffer(), taken)
}

/** A page with a QR among its words. */
export async function qrPicture(text: string, taken: Taken = {}): Promise<Buffer> {
  const drawn = await code({
    bcid: 'qrcode',
    text,
    scale: 6,
    padding: 4,
    backgroundcolor: 'FFFFFF',
  })
  const page = sharp({ create: { width: 1_480, height: 1_000, channels: 3, background: '#f4f4f0' } })
    .composite([{ input: await sharp(drawn).resize({ width: 460 }).png().toBuffer(), left: 120, top: 420 }])
    .png()
  return take(await page.toBuffer(), taken)
}

/** The library's types know no options of one kind of code, and its promise only by another overload. */
const code = (options: RenderOptions & { columns?: number; rowmult?: number }): Promise<Buffer> =>
  bwipjs.toBuffer(options)

async function take(flat: Buffer, { width = 800, tilt = 0, blur = 0, light = 1 }: Taken): Promise<Buffer> {
  const turned = await sharp(flat).rotate(tilt, { background: table }).png().toBuffer()
  let seen = sharp(turned).resize(width, Math.round(width * 0.75), { fit: 'contain', background: table })
  if (blur > 0) seen = seen.blur(Math.max(0.3, (blur * width) / 800))
  if (light !== 1) seen = seen.linear(light, 0)
  return seen.jpeg({ quality: 82 }).toBuffer()
}

/** Liberation Sans, and OCR-B as it is printed for machines. */
const fonts = {
  Paper: join(
    dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
    'standard_fonts/LiberationSans-Regular.ttf',
  ),
  Machine: join(import.meta.dirname, 'fonts/OCRB.otf'),
}
const readyFonts = () => {
  for (const [name, path] of Object.entries(fonts))
    if (!GlobalFonts.has(name)) GlobalFonts.registerFromPath(path, name)
}

/** Pixels of a card to a millimetre of one. */
const perMillimetre = 1_480 / 85.6

/**
 * The back of a card with its lines for machines, on a table: in OCR-B, ten signs to the inch and six lines to it, as ICAO 9303
 * has them.
 */
export async function backPicture(lines: readonly string[], taken: Taken = {}): Promise<Buffer> {
  readyFonts()
  const [w, h] = [1_480, 960]
  const canvas = createCanvas(w, h)
  const context = canvas.getContext('2d')
  context.fillStyle = '#e6ecea'
  context.fillRect(0, 0, w, h)
  context.fillStyle = '#24292d'
  context.font = '34px Paper'
  context.fillText('DOMICILIO INVENTADO 123 - CIUDAD INVENTADA', 90, 130)
  context.font = '60px Machine'
  const [pitch, step] = [2.54 * perMillimetre, 4.23 * perMillimetre]
  for (const [row, line] of lines.entries())
    for (const [cell, sign] of Array.from(line).entries())
      context.fillText(sign, 80 + cell * pitch, 700 + row * step)
  return take(await canvas.encode('png'), taken)
}

/** A slip of words as high as its lines, or a `whole` page. Its letters are Liberation Sans, whatever fonts the machine has. */
export async function wordsPicture(
  lines: readonly string[],
  {
    width = 1_200,
    blur = 0,
    light = 1,
    upsideDown = false,
    whole = false,
    size = 34,
  }: Taken & { upsideDown?: boolean; whole?: boolean; size?: number } = {},
): Promise<Buffer> {
  readyFonts()
  const [w, h] = [1_200, Math.max(whole ? 1_600 : 0, 240 + lines.length * size * 2)]
  const canvas = createCanvas(w, h)
  const context = canvas.getContext('2d')
  context.fillStyle = '#efeee8'
  context.fillRect(0, 0, w, h)
  context.fillStyle = '#24292d'
  context.font = `${String(size)}px Paper`
  for (const [index, line] of lines.entries()) context.fillText(line, 90, 160 + index * size * 2)
  let seen = sharp(await canvas.encode('png'))
  if (upsideDown) seen = seen.rotate(180)
  seen = sharp(await seen.png().toBuffer()).resize({ width })
  if (blur > 0) seen = seen.blur(Math.max(0.3, blur))
  if (light !== 1) seen = seen.linear(light, 0)
  return seen.jpeg({ quality: 85 }).toBuffer()
}

/** The three lines at the back of a card (TD1), whose check digits agree: weights 7, 3, 1, letters from 10 on. */
export function mrzLines({ number = '99000402', birth = '910314', end = '361101' } = {}): [
  string,
  string,
  string,
] {
  const check = (text: string) =>
    String(
      Array.from(text).reduce(
        (sum, sign, at) => sum + (sign === '<' ? 0 : Number.parseInt(sign, 36)) * ([7, 3, 1][at % 3] ?? 1),
        0,
      ) % 10,
    )
  const one = `IDARG${number.padEnd(9, '<')}${check(number.padEnd(9, '<'))}`.padEnd(30, '<')
  const begun = `${birth}${check(birth)}F${end}${check(end)}ARG`.padEnd(29, '<')
  const composite = check(one.slice(5) + begun.slice(0, 7) + begun.slice(8, 15) + begun.slice(18, 29))
  return [one, begun + composite, 'IBANEZ<FICTICIA<<JULIA<INES'.padEnd(30, '<')]
}
