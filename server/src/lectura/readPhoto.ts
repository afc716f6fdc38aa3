import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Codigo } from '@portal/contract/codigos.ts'
import { leerRenglones } from '@portal/contract/dorso.ts'
import type { Caja, Palabra } from '@portal/contract/lugar.ts'
import { leerMrz } from '@portal/contract/mrz.ts'
import { graymap, type Grises } from '@portal/contract/renglones.ts'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import sharp from 'sharp'
import { createWorker, OEM, PSM, type Page, type Worker } from 'tesseract.js'
import type { LeidoDeFoto, PaginaLeida } from './messages.ts'
import { openPdf } from './openPdf.ts'
import { readCodes } from './readCodes.ts'

/** What makes letters and codes out on pictures. All of it is on this machine: nothing is fetched. */

const require = createRequire(import.meta.url)
const ofPackage = (name: string) => dirname(require.resolve(`${name}/package.json`))

sharp.cache(false)
sharp.concurrency(1)

/** Longest side of what is looked at, in pixels; a smaller picture is enlarged up to the second. */
const [longestSide, leastSide] = [2_000, 1_500]
/** What a phone's camera makes has half of it. */
const maxPixels = 64_000_000
/** Of a scanned PDF. */
const maxPages = 3
/** No other page, and no other way round, begins after it. */
const budgetMs = 14_000
/** Under it a page may lie another way round. */
const upright = 60
/** Under it a word is none. */
const sure = 60
const maxSigns = 40_000

/** Throws on what is no picture and no PDF that anybody can open. */
export async function readPhoto(bytes: Uint8Array, mediatype: string, hoy: string): Promise<LeidoDeFoto> {
  const until = performance.now() + budgetMs
  const { pictures, total } =
    mediatype === 'application/pdf'
      ? await pagesOf(bytes)
      : { pictures: [await decodable(bytes, mediatype)], total: 1 }
  const paginas: PaginaLeida[] = []
  const codigos: LeidoDeFoto['codigos'] = []
  let said = ''
  let dorso: Codigo | undefined
  for (const picture of pictures) {
    if (paginas.length > 0 && performance.now() > until) break
    const gray = await prepared(picture)
    codigos.push(...(await readCodes(gray.png)))
    const read = await readTurned(gray, until)
    paginas.push(read.pagina)
    said += `${read.whole}\n`
    if (!dorso && performance.now() < until) dorso = await readBack(gray, hoy)
  }
  return { paginas, total, codigos, mrz: dorso ?? leerMrz(said, hoy) ?? null }
}

/** What `sharp` does not decode is drawn before. */
async function decodable(bytes: Uint8Array, mediatype: string): Promise<Buffer> {
  const view = Buffer.from(bytes)
  if (mediatype !== 'image/bmp') return view
  if (view.readInt32LE(18) * Math.abs(view.readInt32LE(22)) > maxPixels) throw new Error('too many pixels')
  const picture = await loadImage(view)
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const canvas = createCanvas(Math.ceil(picture.width * scale), Math.ceil(picture.height * scale))
  canvas.getContext('2d').drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.encode('png')
}

async function pagesOf(bytes: Uint8Array): Promise<{ pictures: Buffer[]; total: number }> {
  const opening = openPdf(bytes, { maxImageSize: maxPixels })
  try {
    const document = await opening.promise
    const pictures: Buffer[] = []
    for (let number = 1; number <= Math.min(document.numPages, maxPages); number++) {
      const page = await document.getPage(number)
      const whole = page.getViewport({ scale: 1 })
      const viewport = page.getViewport({ scale: longestSide / Math.max(whole.width, whole.height) })
      const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
      await page.render({ canvas, viewport, background: 'white' }).promise
      pictures.push(await canvas.encode('png'))
      page.cleanup()
    }
    return { pictures, total: document.numPages }
  } finally {
    await opening.destroy()
  }
}

interface Gray {
  png: Buffer
  width: number
  height: number
}

/** Upright as its camera meant it, in grays, as large as its letters need. Stretching them would lose few words on much paper. */
async function prepared(picture: Buffer): Promise<Gray> {
  const { width, height } = await sharp(picture, { limitInputPixels: maxPixels }).metadata()
  const longest = Math.max(width, height)
  const side = longest > longestSide ? longestSide : Math.max(longest, Math.min(leastSide, longest * 2))
  const { data, info } = await sharp(picture, { limitInputPixels: maxPixels, sequentialRead: true })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside' })
    .flatten({ background: '#fff' })
    .grayscale()
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
  return { png: data, width: info.width, height: info.height }
}

/** Kept for the next picture: to load what it learnt takes as long as a small one. */
let recogniser: Promise<Worker> | undefined

const recogniserOf = () =>
  (recogniser ??= createWorker('spa', OEM.LSTM_ONLY, {
    langPath: join(ofPackage('@tesseract.js-data/spa'), '4.0.0_best_int'),
    cacheMethod: 'none',
    // What it says goes wrong comes as an error of the call too.
    errorHandler: () => undefined,
  }))

/** The lines for machines of a card, where there are any: in OCR-B, which words are not set in. */
async function readBack({ png }: Gray, hoy: string): Promise<Codigo | undefined> {
  const { data, info } = await sharp(png).grayscale().raw().toBuffer({ resolveWithObject: true })
  const worker = await recogniserOf()
  const leer = async (fila: Grises, letras: string) => {
    await worker.setParameters({
      tessedit_pageseg_mode: PSM.SINGLE_LINE,
      tessedit_char_whitelist: letras,
    })
    return (await worker.recognize(graymap(fila))).data.text
  }
  try {
    return await leerRenglones({ bytes: data, width: info.width, height: info.height }, leer, hoy)
  } finally {
    await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_BLOCK, tessedit_char_whitelist: '' })
  }
}

const waysRound = [0, 180, 90, 270] as const

async function readTurned(gray: Gray, until: number): Promise<{ pagina: PaginaLeida; whole: string }> {
  let best: { page: Page; degrees: number } | undefined
  for (const degrees of waysRound) {
    if (best && (best.page.confidence >= upright || performance.now() > until)) break
    const png =
      degrees === 0 ? gray.png : await sharp(gray.png).rotate(degrees).png({ compressionLevel: 1 }).toBuffer()
    const { data: page } = await (await recogniserOf()).recognize(png, {}, { text: true, blocks: true })
    if (!best || page.confidence > best.page.confidence) best = { page, degrees }
  }
  if (!best) throw new Error('a page that was not read')
  return { pagina: paginaOf(best.page, best.degrees, gray), whole: best.page.text.slice(0, maxSigns) }
}

function paginaOf({ blocks }: Page, degrees: number, gray: Gray): PaginaLeida {
  let texto = ''
  const palabras: Palabra[] = []
  const lines = (blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines: own }) => own))
  for (const { words } of lines) {
    if (texto.length > maxSigns) break
    for (const { text, confidence, bbox } of words) {
      // What stood there is not known, and nothing beside it moves closer.
      texto += confidence < sure ? '… ' : `${text} `
      if (confidence >= sure) palabras.push({ texto: text, ...placeOf(bbox, degrees, gray) })
    }
    texto += '\n'
  }
  return { texto: texto.slice(0, maxSigns), palabras }
}

/** In fractions of the picture as it lies unturned. */
function placeOf(
  { x0, y0, x1, y1 }: { x0: number; y0: number; x1: number; y1: number },
  degrees: number,
  { width, height }: Gray,
): Caja {
  const [left, top, right, bottom] =
    degrees === 180
      ? [width - x1, height - y1, width - x0, height - y0]
      : degrees === 90
        ? [y0, height - x1, y1, height - x0]
        : degrees === 270
          ? [width - y1, x0, width - y0, x1]
          : [x0, y0, x1, y1]
  const fraction = (value: number) => Math.min(1, Math.max(0, value))
  const [x, y] = [fraction(left / width), fraction(top / height)]
  return { x, y, ancho: fraction(right / width) - x, alto: fraction(bottom / height) - y }
}
