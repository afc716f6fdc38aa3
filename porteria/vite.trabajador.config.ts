import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { gateAddresses } from '../contract/src/door.ts'
import { gateRoute } from '../contract/src/rutas.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const integrityOf = (file: string) =>
  `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`

/** Makes letters out and draws papers: a gate reads codes alone. */
const notHere = /\/(?:pdfWorker|lettersWorker|tesseract-core|spa\.traineddata)/

/** All that the app is made of, as the build before wrote it; the page last, so that a generation that has it is whole. */
function code() {
  const files = readdirSync(here('dist/assets'))
    .filter((name) => !/\.(br|gz|map)$/.test(name) && !notHere.test(`/${name}`))
    .sort()
    .map((name) => ({
      path: `${gateRoute}/assets/${name}`,
      integrity: integrityOf(here(`dist/assets/${name}`)),
    }))
  const page = { path: gateRoute, integrity: integrityOf(here('dist/index.html')) }
  const version = createHash('sha256')
    .update(JSON.stringify([files, page]))
    .digest('hex')
    .slice(0, 16)
  return { version, files, page }
}

/** The service worker of gates, one script: it comes after the app's build, whose files it names. */
export default defineConfig(() => ({
  root: here('.'),
  publicDir: false as const,
  define: { CODIGO: JSON.stringify(code()) },
  build: {
    emptyOutDir: false,
    modulePreload: false as const,
    rolldownOptions: {
      input: here('trabajador/trabajador.ts'),
      output: {
        format: 'iife' as const,
        entryFileNames: gateAddresses.worker.slice(gateRoute.length + 1),
      },
    },
  },
}))
