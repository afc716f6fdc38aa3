import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
// The first paper would load it otherwise, in the time that is that paper's.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import type { Palabra } from '../rules/lugar.ts'
import type { Leido, PaginaLeida } from './messages.ts'
import { openPdf } from './openPdf.ts'

/** Whoever has more pages has said on these whose the paper is. */
const maxPages = 20
const maxSigns = 80_000

type Viewport = ReturnType<PDFPageProxy['getViewport']>

/** Throws on what isn't a PDF that anybody can open. */
export async function readPdf(bytes: Uint8Array): Promise<Leido> {
  const opening = openPdf(bytes)
  try {
    const document = await opening.promise
    const paginas: PaginaLeida[] = []
    let left = maxSigns
    for (let number = 1; number <= Math.min(document.numPages, maxPages) && left > 0; number++) {
      const page = await document.getPage(number)
      const read = await readPage(page, left)
      paginas.push(read)
      left -= read.texto.length
      page.cleanup()
    }
    return { paginas, total: document.numPages }
  } finally {
    await opening.destroy()
  }
}

/** Piece by piece, so that a page without an end has one. */
async function readPage(page: PDFPageProxy, most: number): Promise<PaginaLeida> {
  const viewport = page.getViewport({ scale: 1 })
  const reader = page.streamTextContent().getReader()
  let texto = ''
  const palabras: Palabra[] = []
  for (;;) {
    const { value, done } = (await reader.read()) as { done: boolean; value?: { items: Item[] } } // pdf.js types nothing of it
    if (done || !value) break
    for (const item of value.items) {
      if (item.str === undefined) continue
      texto += item.str + (item.hasEOL ? '\n' : '')
      palabras.push(...wordsOf(item, viewport))
    }
    if (texto.length < most) continue
    await reader.cancel(new Error('enough'))
    break
  }
  return { texto: texto.slice(0, most), palabras }
}

/** What pdf.js tells of a run of text; of marked content it has no text. */
interface Item {
  str?: string
  hasEOL?: boolean
  /** From the run's own space to the page's: its direction, its upright and its origin. */
  transform: [number, number, number, number, number, number]
  width: number
  height: number
}

/** A run divided at its spaces, each part as wide as its share of the signs. */
function wordsOf({ str = '', transform, width, height }: Item, viewport: Viewport): Palabra[] {
  const [a, b, c, d, e, f] = transform
  const [along, up] = [unit(a, b), unit(c, d)]
  const corner = (right: number, high: number) =>
    viewport.convertToViewportPoint(
      e + along[0] * right + up[0] * high,
      f + along[1] * right + up[1] * high,
    ) as [number, number]
  return [...str.matchAll(/\S+/g)].map(({ index, 0: texto }) => {
    const from = (index / str.length) * width
    const to = ((index + texto.length) / str.length) * width
    // A little below its line, where g and p hang.
    const [low, high] = [-height * 0.2, height * 0.9]
    const corners = [corner(from, low), corner(to, low), corner(from, high), corner(to, high)]
    const xs = corners.map(([x]) => fraction(x / viewport.width))
    const ys = corners.map(([, y]) => fraction(y / viewport.height))
    const [x, y] = [Math.min(...xs), Math.min(...ys)]
    return { texto, x, y, ancho: Math.max(...xs) - x, alto: Math.max(...ys) - y }
  })
}

function unit(x: number, y: number): [number, number] {
  const length = Math.hypot(x, y)
  return length === 0 ? [0, 0] : [x / length, y / length]
}

const fraction = (value: number) => (Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0)
