import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Manifest, type Plugin } from 'vite'
import type { Idioma } from '../contract/src/idioma.ts'
import type { Drawn } from './src/publico/prerender.tsx'

/** In which language pages are made, and what puts its words in. */
interface Said {
  idioma: Idioma
  define: Record<string, string>
  words: Plugin[]
}

const shell = 'publico.html'
const app = 'app.html'
/** Where each build notes what it wrote. */
export const publicManifest = '.vite/publico.json'
const appManifest = '.vite/manifest.json'
const entry = 'src/publico/prerender.tsx'
/** The id of what comes after all that a page shows at first sight: a long page says itself where that ends. */
const end = 'fin'

/**
 * Makes each public page an HTML file that reads before its script runs, and without it: the shell, with the page drawn
 * in it, and in its head what the browser will want next (its part of the script, its styles). The font is
 * not asked for ahead: that held the first paint back on a slow phone, and letters of its measures stand in for it.
 */
export const prerender = ({ idioma, define, words }: Said): Plugin => {
  let root = ''
  return {
    name: 'prerender',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
    },
    closeBundle: async () => {
      const dist = join(root, 'dist')
      const manifest = await readManifest(join(dist, publicManifest))
      const wanted = { manifest, appFiles: appFiles(await readManifest(join(dist, appManifest)), idioma) }
      const spanish = await readFile(join(dist, shell), 'utf8')
      const html = spanish.replace('<html lang="es"', `<html lang="${idioma}"`)
      // Spanish stands where the others have a folder each.
      const folder = join(dist, 'publico', idioma === 'es' ? '' : idioma)
      await mkdir(folder, { recursive: true })
      for (const page of await drawPages(root, { define, words })) {
        const whole = await withStyles(
          complete(html, page, wanted),
          page.still ? undefined : filesIn(html),
          dist,
        )
        await writeFile(join(folder, `${page.name}.html`), whole)
      }
      await rm(join(dist, shell))
    },
  }
}

/** Vite writes it at the end of a build. */
async function readManifest(file: string): Promise<Manifest> {
  return JSON.parse(await readFile(file, 'utf8')) as Manifest // it has the shape that Vite documents
}

/** Draws the pages in Node, from a build with the class names of the browser's. */
async function drawPages(root: string, { define, words }: Omit<Said, 'idioma'>): Promise<Drawn[]> {
  const outDir = await mkdtemp(join(root, 'node_modules/.prerender-'))
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      define,
      plugins: [...words, react()],
      build: { ssr: entry, outDir, copyPublicDir: false },
      ssr: { noExternal: /^@portal\// },
    })
    const pages = (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as {
      drawPages: () => Promise<Drawn[]> // it is what the entry exports
    }
    return await pages.drawPages()
  } finally {
    await rm(outDir, { recursive: true })
  }
}

function complete(
  shellHtml: string,
  { name, title, description, html, still = false }: Drawn,
  { manifest, appFiles }: { manifest: Manifest; appFiles: readonly string[] },
): string {
  const own = chunkOf(manifest, shellHtml, `src/publico/${name}/`)
  const head = [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    ...(name === 'login'
      ? [`<meta name="app-chunks" content="${appFiles.map((file) => `/${file}`).join(' ')}">`]
      : []),
  ]
  const last = [
    // Its first sight is drawn whole: what stands in the middle of a half-read page would jump.
    `<link rel="expect" href="#${end}" blocking="render">`,
    ...own
      .filter((file) => file.endsWith('.css'))
      .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...own
      .filter((file) => file.endsWith('.js'))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ]
  const page = shellHtml
    // These pages are the same for everybody: no answer of theirs carries a nonce.
    .replaceAll(/ nonce="[^"]*"/g, '')
    .replace(/\s*<meta property="csp-nonce"[^>]*>/, '')
    .replace(/<title>.*<\/title>/, head.join('\n    '))
    .replace('</head>', `  ${last.join('\n    ')}\n  </head>`)
    .replace(
      '<div id="root"></div>',
      `<div id="root">${html}</div>${html.includes(`id="${end}"`) ? '' : `\n    <div id="${end}"></div>`}`,
    )
  return still
    ? page.replaceAll(/\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g, '')
    : page
}

/**
 * What a page is drawn with comes in the page itself: asking for it would cost its first sight a round trip. Styles that a
 * part of the script asks for, too, stay a file, or they would come twice.
 */
async function withStyles(
  html: string,
  inside: readonly string[] | undefined,
  dist: string,
): Promise<string> {
  let page = html
  for (const [link, file = ''] of html.matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/g)) {
    if (inside && !inside.includes(file)) continue
    const css = await readFile(join(dist, file), 'utf8')
    page = page.replace(link, () => `<style>${css.trim()}</style>`)
  }
  return page
}

/** What a page asks for by itself. */
const filesIn = (html: string): string[] =>
  [...html.matchAll(/ (?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file = '']) => file)

/** The files of a part that is loaded on demand, without those that the page asks for by itself. */
function chunkOf(manifest: Manifest, shellHtml: string, folder: string): string[] {
  const key = Object.keys(manifest).find((each) => each.startsWith(folder) && manifest[each]?.isDynamicEntry)
  const already = filesIn(shellHtml)
  return key === undefined ? [] : [...filesOf(manifest, key)].filter((file) => !already.includes(file))
}

/** What /app loads before its first screen can be seen, in a language that it does not bring along too. */
function appFiles(manifest: Manifest, idioma: Idioma): string[] {
  const home = Object.keys(manifest).find((key) => manifest[key]?.name === 'inicio')
  if (home === undefined) throw new Error('the app has no home')
  const words = filesOf(manifest, `src/app/idiomas/${idioma}.ts`)
  return [...filesOf(manifest, home, filesOf(manifest, app)), ...words]
}

/** A chunk's file and styles, and those of all that it imports. */
function filesOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || found.has(chunk.file)) return found
  for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file)
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, found)
  return found
}
