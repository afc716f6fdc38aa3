import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** What runs in threads: their code is a bundle of its own, which `build.license` does not look into. */
const libraries = [
  { fileName: 'licencias-pdf.txt', name: 'pdfjs-dist (PDF.js)', package: 'pdfjs-dist' },
  { fileName: 'licencias-codigos.txt', name: 'zxing-wasm (ZXing)', package: 'zxing-wasm' },
  { fileName: 'licencias-letras.txt', name: 'tesseract.js-core (Tesseract)', package: 'tesseract.js-core' },
]

/** The licences of what draws PDFs, of what reads codes and of what makes letters out. */
export const licenciasDeHilos: Plugin = {
  name: 'licencias-de-hilos',
  apply: 'build',
  generateBundle() {
    for (const { fileName, name, package: folder } of libraries)
      this.emitFile({
        type: 'asset',
        fileName,
        source: `${name}\n\n${readFileSync(new URL(`../../node_modules/${folder}/LICENSE`, import.meta.url), 'utf8')}`,
      })
  },
}
