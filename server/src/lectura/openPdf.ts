import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

/** Begins to open somebody's PDF: with what the library has on this machine, and without anything that a page could run. */
export const openPdf = (bytes: Uint8Array, { maxImageSize = -1 } = {}) =>
  getDocument({
    data: Uint8Array.from(bytes),
    verbosity: VerbosityLevel.ERRORS,
    standardFontDataUrl: join(library, 'standard_fonts/'),
    cMapUrl: join(library, 'cmaps/'),
    wasmUrl: join(library, 'wasm/'),
    useSystemFonts: false,
    isEvalSupported: false,
    enableXfa: false,
    maxImageSize,
  })
