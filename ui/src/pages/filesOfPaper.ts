import { PDFDocument } from '@cantoo/pdf-lib'
import { maxBytes, shrinkPicture } from '../fields/files/shrinkPicture.ts'
import { openPdf } from '../preview/pdf/openPdf.ts'
import { bytesOf, type PageRef } from './listPages.ts'

/** A page that is too heavy travels as a picture, so wide in pixels. */
const pictureWidths = [2_000, 1_400]
const quality = 0.85
const drawMs = 10_000

/**
 * The files that one paper of a bundle travels as: pictures as they are, and pages of a PDF as a PDF of their own; the whole
 * of one as it came. Pages that can't be cut out, or weigh more than the server takes, travel as pictures.
 */
export const filesOfPaper = async (pages: readonly PageRef[]): Promise<File[]> => {
  const files: File[] = []
  for (const run of runsOf(pages)) {
    const { file, numbers, of } = run
    if (numbers.length === 0) files.push(await shrinkPicture(file).catch(() => file))
    else if (numbers.length === of && file.size <= maxBytes) files.push(file)
    else files.push(...(await cut(file, numbers)))
  }
  return files
}

interface Run {
  file: File
  numbers: number[]
  of: number | undefined
}

/** Pages that follow each other in one PDF. */
const runsOf = (pages: readonly PageRef[]): Run[] => {
  const runs: Run[] = []
  for (const { file, number, of } of pages) {
    const last = runs.at(-1)
    if (number !== undefined && last?.file === file) last.numbers.push(number)
    else runs.push({ file, numbers: number === undefined ? [] : [number], of })
  }
  return runs
}

const named = ({ name }: File, numbers: readonly number[], kind: string) => {
  const [first = 1, last = first] = [numbers[0], numbers.at(-1)]
  const which = first === last ? String(first) : `${first}-${last}`
  return `${name.replace(/\.pdf$/i, '')} (${which}).${kind}`
}

const cut = async (file: File, numbers: readonly number[]): Promise<File[]> => {
  const bytes = await bytesOf(file)
  try {
    const whole = await PDFDocument.load(bytes, { updateMetadata: false })
    const own = await PDFDocument.create()
    for (const page of await own.copyPages(
      whole,
      numbers.map((number) => number - 1),
    ))
      own.addPage(page)
    const saved = await own.save()
    if (saved.byteLength <= maxBytes)
      return [new File([new Uint8Array(saved)], named(file, numbers, 'pdf'), { type: 'application/pdf' })]
  } catch {
    // It can be drawn: it was opened before.
  }
  return drawn(file, bytes, numbers)
}

const drawn = async (
  file: File,
  bytes: Uint8Array<ArrayBuffer>,
  numbers: readonly number[],
): Promise<File[]> => {
  const opening = openPdf(bytes)
  try {
    const pdf = await opening.promise
    const files: File[] = []
    for (const number of numbers) {
      const blob = await drawnWithin((width) =>
        pdf.draw({ number, rotation: 0, width }, AbortSignal.timeout(drawMs)),
      )
      files.push(new File([blob], named(file, [number], 'jpg'), { type: 'image/jpeg' }))
    }
    return files
  } finally {
    opening.end()
  }
}

const drawnWithin = async (draw: (width: number) => Promise<ImageBitmap>): Promise<Blob> => {
  let blob: Blob | undefined
  for (const width of pictureWidths) {
    const picture = await draw(width)
    try {
      const canvas = new OffscreenCanvas(picture.width, picture.height)
      canvas.getContext('2d')?.drawImage(picture, 0, 0)
      blob = await canvas.convertToBlob({ type: 'image/jpeg', quality })
    } finally {
      picture.close()
    }
    if (blob.size <= maxBytes) return blob
  }
  if (!blob) throw new Error('a page that is not drawn')
  return blob
}
