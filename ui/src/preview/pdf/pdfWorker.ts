import { palabrasDe, type Palabra } from '@portal/contract/lugar.ts'
import { getDocument, VerbosityLevel, type PDFDocumentProxy } from 'pdfjs-dist'
// Reads in the thread that draws, so that both end together; pdf.js finds it by a global name.
import 'pdfjs-dist/build/pdf.worker.min.mjs'
import type { Answers, Asked, Said } from './messages.ts'
import { WorkerCanvases, WorkerFilters } from './workerCanvases.ts'

/** A thread of its own for one PDF: what it takes too long for is given up by ending it. */

/** Phones give up on canvases larger than this. */
const maxCanvasPixels = 16_000_000

let pdf: PDFDocumentProxy | undefined

const pageOf = (number: number) => {
  if (!pdf) throw new Error('asked before it was opened')
  return pdf.getPage(number)
}

/** Scripts, forms and links inside the document stay asleep: it is only ever drawn. */
const open = async (bytes: Uint8Array): Promise<number> => {
  // What pdf.js asks of a document here is the set of its fonts, which a worker has too.
  const ownerDocument = { fonts: (self as unknown as { fonts: FontFaceSet }).fonts } as HTMLDocument
  pdf = await getDocument({
    data: bytes,
    isEvalSupported: false,
    enableXfa: false,
    verbosity: VerbosityLevel.ERRORS,
    ownerDocument,
    CanvasFactory: WorkerCanvases,
    FilterFactory: WorkerFilters,
  }).promise
  return pdf.numPages
}

const viewed = async (number: number, rotation: number) => {
  const page = await pageOf(number)
  const turned = (page.rotate + rotation) % 360
  return { page, turned, natural: page.getViewport({ scale: 1, rotation: turned }) }
}

const draw = async ({ number, rotation, width }: Asked & { ask: 'draw' }): Promise<ImageBitmap> => {
  const { page, turned, natural } = await viewed(number, rotation)
  const sharpest = Math.sqrt(maxCanvasPixels / (natural.width * natural.height))
  const viewport = page.getViewport({ scale: Math.min(width / natural.width, sharpest), rotation: turned })
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.floor(viewport.width)),
    Math.max(1, Math.floor(viewport.height)),
  )
  // The types know the canvases of pages alone.
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise
  return canvas.transferToImageBitmap()
}

const textOf = async (number: number): Promise<string> => {
  const page = await pageOf(number)
  const { items } = await page.getTextContent()
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
}

const wordsOf = async (number: number): Promise<Palabra[]> => {
  const page = await pageOf(number)
  const viewport = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  return items.flatMap((item) =>
    'str' in item ? palabrasDe({ ...item, transform: item.transform.map(Number) }, viewport) : [],
  )
}

const answerTo = async (asked: Asked): Promise<Answers[keyof Answers]> => {
  switch (asked.ask) {
    case 'open':
      return open(asked.bytes)
    case 'ratio': {
      const { natural } = await viewed(asked.number, asked.rotation)
      return natural.width / natural.height
    }
    case 'draw':
      return draw(asked)
    case 'text':
      return textOf(asked.number)
    case 'words':
      return wordsOf(asked.number)
  }
}

/** A port of our own: pdf.js listens to the worker's. */
self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (!(data instanceof MessagePort)) return
  const say = (said: Said) =>
    data.postMessage(
      said,
      typeof said === 'object' && said.answer instanceof ImageBitmap ? [said.answer] : [],
    )
  data.onmessage = ({ data: asked }: MessageEvent<Asked>) =>
    void answerTo(asked).then(
      (answer) => say({ answer }),
      () => say('failed'),
    )
  say('ready')
})
