import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { thumbnailPx } from '../storage/thumbnailSize.ts'

const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

/** The first page as a WebP. Throws on what isn't a PDF that anybody can open. */
export async function drawPdf(bytes: Uint8Array): Promise<Buffer> {
  const opening = getDocument({
    data: Uint8Array.from(bytes),
    verbosity: VerbosityLevel.ERRORS,
    standardFontDataUrl: join(library, 'standard_fonts/'),
    cMapUrl: join(library, 'cmaps/'),
    wasmUrl: join(library, 'wasm/'),
    // Looks the same on every machine, whatever fonts it has.
    useSystemFonts: false,
    maxImageSize: 60_000_000,
  })
  try {
    const document = await opening.promise
    const page = await document.getPage(1)
    const whole = page.getViewport({ scale: 1 })
    // Unlike a picture's, a page's size says nothing about how much is on it.
    const viewport = page.getViewport({ scale: thumbnailPx / Math.max(whole.width, whole.height) })
    const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
    await page.render({ canvas, viewport, background: 'white' }).promise
    return await canvas.encode('webp', 76)
  } finally {
    await opening.destroy()
  }
}
