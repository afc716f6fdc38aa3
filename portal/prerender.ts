import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
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
      await inNode(root, { define, words }, async ({ pages, stylesOf, assets }) => {
        await copyShown(assets, join(dist, 'assets'))
        for (const page of pages) {
          const whole = page.still
            ? completeStill(html, page, await stylesOf(page.name))
            : completeLiving(html, page, await stylesOf(entry), wanted)
          await writeFile(join(folder, `${page.name}.html`), whole)
        }
      })
      await rm(join(dist, shell))
    },
  }
}

/** Vite writes it at the end of a build. */
async function readManifest(file: string): Promise<Manifest> {
  return JSON.parse(await readFile(file, 'utf8')) as Manifest // it has the shape that Vite documents
}

interface DrawnInNode {
  pages: readonly Drawn[]
  /** The styles that a page, or every page, is drawn with: what others use too before what is its own. */
  stylesOf: (page: string) => Promise<string>
  /** The folder of what they are made of. */
  assets: string
}

/** Draws the pages in Node, from a build with the class names and the files of the browser's. */
async function inNode(
  root: string,
  { define, words }: Omit<Said, 'idioma'>,
  use: (drawn: DrawnInNode) => Promise<void>,
): Promise<void> {
  const outDir = await mkdtemp(join(root, 'node_modules/.prerender-'))
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      define,
      plugins: [...words, react()],
      build: {
        ssr: entry,
        ssrEmitAssets: true,
        assetsInlineLimit: 0,
        manifest: publicManifest,
        outDir,
        copyPublicDir: false,
      },
      ssr: { noExternal: /^@portal\// },
    })
    const { drawPages } = (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as {
      drawPages: () => Promise<Drawn[]> // it is what the entry exports
    }
    const manifest = await readManifest(join(outDir, publicManifest))
    const assets = join(outDir, 'assets')
    const stylesOf = async (page: string) => {
      const files = [...filesOf(manifest, keyOf(manifest, page))].filter(isStyle).reverse()
      const texts = await Promise.all(files.map((file) => readFile(join(outDir, file), 'utf8')))
      return texts.map((css) => `<style>${css.trim()}</style>`).join('\n    ')
    }
    await use({ pages: await drawPages(), stylesOf, assets })
  } finally {
    await rm(outDir, { recursive: true })
  }
}

/** Fonts and pictures that the script knows nothing of: it draws none of them. */
const copyShown = (from: string, to: string): Promise<void> =>
  cp(from, to, { recursive: true, filter: (file) => !/\.(?:js|css)$/.test(file) })

const isStyle = (file: string): boolean => file.endsWith('.css')

/** The links of the shell to its styles: what a page is drawn with comes in it, or its first sight costs a round trip. */
const styleLinks = /\s*<link rel="stylesheet"[^>]*>/g
const scripts = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g

/** A page that no script brings to life. */
const completeStill = (shellHtml: string, page: Drawn, styles: string): string =>
  complete(shellHtml.replaceAll(styleLinks, '').replaceAll(scripts, ''), page, [], [styles])

/** A page that comes to life. The styles that its own part of the script asks for stay a file, or they would come twice. */
function completeLiving(
  shellHtml: string,
  page: Drawn,
  styles: string,
  { manifest, appFiles }: { manifest: Manifest; appFiles: readonly string[] },
): string {
  const already = filesIn(shellHtml)
  const own = [...filesOf(manifest, keyOf(manifest, page.name))].filter((file) => !already.includes(file))
  return complete(
    shellHtml.replaceAll(styleLinks, ''),
    page,
    page.name === 'login'
      ? [`<meta name="app-chunks" content="${appFiles.map((file) => `/${file}`).join(' ')}">`]
      : [],
    [
      styles,
      ...own.filter(isStyle).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
      ...own
        .filter((file) => !isStyle(file))
        .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ],
  )
}

function complete(
  shellHtml: string,
  { title, description, html }: Drawn,
  head: readonly string[],
  last: readonly string[],
): string {
  return (
    shellHtml
      // These pages are the same for everybody: no answer of theirs carries a nonce.
      .replaceAll(/ nonce="[^"]*"/g, '')
      .replace(/\s*<meta property="csp-nonce"[^>]*>/, '')
      .replace(
        /<title>.*<\/title>/,
        [
          `<title>${title}</title>`,
          `<meta name="description" content="${description}">`,
          ...head,
          // Its first sight is drawn whole: what stands in the middle of a half-read page would jump.
          `<link rel="expect" href="#${end}" blocking="render">`,
        ].join('\n    '),
      )
      .replace('</head>', () => `  ${last.join('\n    ')}\n  </head>`)
      .replace(
        '<div id="root"></div>',
        () =>
          `<div id="root">${html}</div>${html.includes(`id="${end}"`) ? '' : `\n    <div id="${end}"></div>`}`,
      )
  )
}

/** What a page asks for by itself. */
const filesIn = (html: string): string[] =>
  [...html.matchAll(/ (?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file = '']) => file)

/** The part of a page, which its folder brings; or the name itself, which is an entry's. */
const keyOf = (manifest: Manifest, name: string): string =>
  Object.keys(manifest).find(
    (key) => key.startsWith(`src/publico/${name}/`) && manifest[key]?.isDynamicEntry,
  ) ?? name

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
