import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest, Plugin } from 'vite'
import type { Idioma } from '../contract/src/idioma.ts'
import { entry, inNode, type PutIn } from './inNode.ts'
import { filesOf, isStyle, keyOf, readManifest } from './manifest.ts'
import type { Drawn } from './src/publico/prerender.tsx'

const shell = 'publico.html'
/** Of the pages that bring a script of their own. */
const ownShells: Readonly<Record<string, string>> = { pedido: 'pedido.html', pase: 'pase.html' }
const app = 'app.html'
/** The page that most people begin at: it travels with the script itself. */
const first = 'login'
/** What of it is wanted only by who has a second step: fetched ahead, and run by nobody else. */
const secondStep = 'src/publico/login/SegundoPaso.tsx'
/** Where each build notes what it wrote. */
export const publicManifest = '.vite/publico.json'
const appManifest = '.vite/manifest.json'
/** The id of what comes after all that a page shows at first sight: a long page says itself where that ends. */
const end = 'fin'

/**
 * Makes each public page an HTML file that reads before its script runs, and without it: the shell, with the page drawn
 * in it, and in its head what the browser will want next (its part of the script, its styles). The font is
 * not asked for ahead: that held the first paint back on a slow phone, and letters of its measures stand in for it.
 */
export const prerender = ({ idioma, define, alias }: PutIn & { idioma: Idioma }): Plugin => {
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
      const wanted = {
        manifest,
        ahead: [
          ...filesOf(manifest, secondStep),
          ...appFiles(await readManifest(join(dist, appManifest)), idioma),
        ],
      }
      const shellOf = async (file: string) =>
        (await readFile(join(dist, file), 'utf8')).replace('<html lang="es"', `<html lang="${idioma}"`)
      const html = await shellOf(shell)
      // Spanish stands where the others have a folder each.
      const folder = join(dist, 'publico', idioma === 'es' ? '' : idioma)
      await mkdir(folder, { recursive: true })
      await inNode(root, { define, alias }, async ({ pages, stylesOf, assets }) => {
        await copyShown(assets, join(dist, 'assets'))
        for (const page of pages) {
          const whole = page.still
            ? completeStill(html, page, await stylesOf(page.name))
            : page.name in ownShells
              ? completeLiving(
                  await shellOf(ownShells[page.name] ?? shell),
                  page,
                  await stylesOf(page.name),
                  wanted,
                )
              : completeLiving(html, page, await stylesOf(entry), wanted)
          await writeFile(join(folder, `${page.name}.html`), whole)
        }
      })
      for (const file of [shell, ...Object.values(ownShells)]) await rm(join(dist, file))
    },
  }
}

/** Fonts and pictures that the script knows nothing of: it draws none of them. */
const copyShown = (from: string, to: string): Promise<void> =>
  cp(from, to, { recursive: true, filter: (file) => !/\.(?:js|css)$/.test(file) })

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
  { manifest, ahead }: { manifest: Manifest; ahead: readonly string[] },
): string {
  const already = filesIn(shellHtml)
  const own =
    page.name === first
      ? []
      : [...filesOf(manifest, keyOf(manifest, page.name))].filter((file) => !already.includes(file))
  return complete(
    shellHtml.replaceAll(styleLinks, ''),
    page,
    page.name === first
      ? [
          `<meta name="app-chunks" content="${ahead
            // Its styles stand in the page, and the part asks for them as a file all the same.
            .filter((file) => isStyle(file) || !already.includes(file))
            .map((file) => `/${file}`)
            .join(' ')}">`,
        ]
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
  { title, description, html, unlisted }: Drawn,
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
          ...(unlisted === true ? ['<meta name="robots" content="noindex">'] : []),
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

/** What /app loads before its first screen can be seen, in a language that it does not bring along too. */
function appFiles(manifest: Manifest, idioma: Idioma): string[] {
  const home = Object.keys(manifest).find((key) => manifest[key]?.name === 'inicio')
  if (home === undefined) throw new Error('the app has no home')
  const words = filesOf(manifest, `src/app/idiomas/${idioma}.ts`)
  return [...filesOf(manifest, home, filesOf(manifest, app)), ...words]
}
