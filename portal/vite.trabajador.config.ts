import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { installedAddresses } from '../contract/src/door.ts'
import { filesOf, readManifest } from './manifest.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Draws kept papers, which are data, or reads those that are brought: there is neither without signal. */
const onlyForPapers = /\/(?:pdfWorker|lettersWorker|tesseract-core|spa\.traineddata|filesOfPaper)/

/** The app's files as the build before wrote them; those of a language alone say so. */
async function code() {
  const manifest = await readManifest(here('dist/.vite/manifest.json'))
  const common = new Map<string, string | undefined>()
  for (const [key, { file, css = [], assets = [] }] of Object.entries(manifest)) {
    const idioma = /^src\/app\/idiomas\/([\w-]+)\.ts$/.exec(key)?.[1]
    for (const each of [file, ...css, ...assets]) common.set(each, idioma)
  }
  // What a language's texts lean on is everybody's.
  for (const file of filesOf(manifest, 'app.html')) common.set(file, undefined)
  const files = [...common]
    .map(([file, idioma]) => ({
      path: `/${file}`,
      integrity: `sha256-${createHash('sha256')
        .update(readFileSync(here(`dist/${file}`)))
        .digest('base64')}`,
      ...(idioma !== undefined && { idioma }),
    }))
    .filter(({ path }) => path.startsWith('/assets/') && !onlyForPapers.test(path))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
  const version = createHash('sha256')
    .update(JSON.stringify([files, readFileSync(here('dist/app.html'), 'utf8')]))
    .digest('hex')
    .slice(0, 16)
  return { version, files }
}

/** The service worker, one script: it comes after the app's build, whose files it names. */
export default defineConfig(async () => ({
  root: here('.'),
  publicDir: false as const,
  define: { CODIGO: JSON.stringify(await code()) },
  build: {
    emptyOutDir: false,
    modulePreload: false as const,
    rolldownOptions: {
      input: here('trabajador/trabajador.ts'),
      output: { format: 'iife' as const, entryFileNames: installedAddresses.worker.slice(1) },
    },
  },
}))
