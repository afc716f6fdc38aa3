import type { CodigoCrudo } from '@portal/contract/giros.ts'
import type { CodesReader } from '../codes/openReader.ts'
import { openPdf, type OpeningPdf, type PdfDocument } from '../preview/pdf/openPdf.ts'
import { bytesOf, type PageRef } from './listPages.ts'

/** As wide as a page is looked at, in pixels: codes and letters of common size read. */
const lookedAt = 1_600
/** Of what is shown of it while it is read, in pixels of the screen. */
const thumbWidth = 192
const thumbQuality = 0.8
/** More is no page of a paper. */
const maxSigns = 100_000
/** Less is a stamp or a page number of something that was scanned. */
const leastSigns = 24
/** Nobody waits long for a code on one of sixty pages. */
const codePatienceMs = 1_500
const drawMs = 10_000

export interface ReadPage {
  texto: string
  deFoto: boolean
  crudos: readonly CodigoCrudo[]
  /** How it looks, small; nothing where it can't be drawn. */
  thumb: Blob | undefined
}

/** What makes letters out on a picture. Fails where it can't be had. */
export type ReadLetters = (picture: ImageBitmap, signal: AbortSignal) => Promise<string>

interface How {
  reader: CodesReader
  letters: ReadLetters
  signal: AbortSignal
}

/** Reads pages one after the other: codes, then the text that it carries, then letters where it carries none. What can't be read says nothing. */
export async function* readPages(pages: readonly PageRef[], how: How): AsyncGenerator<ReadPage> {
  let open: { file: File; opening: OpeningPdf } | undefined
  try {
    for (const page of pages) {
      how.signal.throwIfAborted()
      try {
        if (page.number === undefined) {
          yield await readPicture(page.file, how)
          continue
        }
        if (open?.file !== page.file) {
          open?.opening.end()
          open = { file: page.file, opening: openPdf(await bytesOf(page.file)) }
        }
        yield await readPdfPage(await open.opening.promise, page.number, how)
      } catch {
        how.signal.throwIfAborted()
        yield { texto: '', deFoto: false, crudos: [], thumb: undefined }
      }
    }
  } finally {
    open?.opening.end()
  }
}

const readPdfPage = async (pdf: PdfDocument, number: number, how: How): Promise<ReadPage> => {
  const texto = (await pdf.text(number).catch(() => '')).slice(0, maxSigns)
  const drawing = AbortSignal.any([how.signal, AbortSignal.timeout(drawMs)])
  const picture = await pdf.draw({ number, rotation: 0, width: lookedAt }, drawing).catch(() => undefined)
  how.signal.throwIfAborted()
  if (!picture) return { texto, deFoto: false, crudos: [], thumb: undefined }
  try {
    return await readDrawn(picture, texto, how)
  } finally {
    picture.close()
  }
}

const readPicture = async (file: File, how: How): Promise<ReadPage> => {
  const picture = await drawnWithin(file)
  try {
    return await readDrawn(picture, '', how)
  } finally {
    picture.close()
  }
}

/** Upright as its camera meant it, and no larger than what is read of it. */
const drawnWithin = async (file: File): Promise<ImageBitmap> => {
  const whole = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = (lookedAt * 1.25) / Math.max(whole.width, whole.height)
  if (scale >= 1) return whole
  try {
    return await createImageBitmap(whole, {
      resizeWidth: Math.max(1, Math.round(whole.width * scale)),
      resizeHeight: Math.max(1, Math.round(whole.height * scale)),
      resizeQuality: 'high',
    })
  } finally {
    whole.close()
  }
}

const readDrawn = async (
  picture: ImageBitmap,
  texto: string,
  { reader, letters, signal }: How,
): Promise<ReadPage> => {
  const thumb = await thumbOf(picture).catch(() => undefined)
  const crudos = await reader
    .read(picture, { pdf417: true, qr: true, patienceMs: codePatienceMs, upTo: 9 })
    .catch(() => [])
  signal.throwIfAborted()
  if (texto.replace(/[^\p{L}\p{N}]/gu, '').length >= leastSigns)
    return { texto, deFoto: false, crudos, thumb }
  const read = await letters(picture, signal).catch(() => '')
  signal.throwIfAborted()
  return { texto: read.slice(0, maxSigns), deFoto: true, crudos, thumb }
}

const thumbOf = (picture: ImageBitmap): Promise<Blob> => {
  const canvas = new OffscreenCanvas(thumbWidth, Math.round((thumbWidth * picture.height) / picture.width))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('a canvas without a context')
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: thumbQuality })
}
