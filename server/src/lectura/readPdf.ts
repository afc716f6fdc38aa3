import { palabrasDe, type Palabra, type Tirada } from '@portal/contract/lugar.ts'
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
// The first paper would load it otherwise, in the time that is that paper's.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import type { Leido, PaginaLeida } from './messages.ts'
import { openPdf } from './openPdf.ts'

/** Whoever has more pages has said on these whose the paper is. */
const maxPages = 20
const maxSigns = 80_000

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
      palabras.push(...palabrasDe({ ...item, str: item.str }, viewport))
    }
    if (texto.length < most) continue
    await reader.cancel(new Error('enough'))
    break
  }
  return { texto: texto.slice(0, most), palabras }
}

/** Of marked content it has no text. */
type Item = Partial<Pick<Tirada, 'str'>> & Omit<Tirada, 'str'> & { hasEOL?: boolean }
