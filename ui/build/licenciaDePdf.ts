import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

/** The licence of what draws PDFs: its thread is a bundle of its own, which `build.license` does not look into. */
export const licenciaDePdf: Plugin = {
  name: 'licencia-de-pdf',
  apply: 'build',
  generateBundle() {
    this.emitFile({
      type: 'asset',
      fileName: 'licencias-pdf.txt',
      source: `pdfjs-dist (PDF.js)\n\n${readFileSync(join(library, 'LICENSE'), 'utf8')}`,
    })
  },
}
