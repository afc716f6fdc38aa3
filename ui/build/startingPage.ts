import { named, type Door } from '../../contract/src/door.ts'
import type { Idioma } from '../../contract/src/idioma.ts'
import type { IndexHtmlTransformContext, Plugin } from 'vite'
import { dashed } from '../src/theme/dashed.ts'
import { fontFamily, radius } from '../src/theme/scale.ts'
import { colorTokens, type Mode } from '../src/theme/tokens.ts'

/** What a page says before its scripts come. */
export type StartingWords = Readonly<Record<'falla' | 'reintentar' | 'sinScript', string>>

/** What a frame says in a language. */
interface SaidInFrame {
  /** What each screen is called, by its route. */
  titles: Readonly<Record<string, string>>
  words: StartingWords
}

/** What an app's page has on screen, and has asked for, before its scripts come. */
interface StartingPage {
  /** What stands in `#root` until the app draws itself. */
  frame: string
  css: string
  /** In each language of the app: the server writes it into the frame. */
  said: Readonly<Record<Idioma, SaidInFrame>>
  door: Door
  /** Calls without parameters that every screen makes; and more of one of them, by its path. */
  early: readonly string[]
  earlyAt?: { path: string; calls: readonly string[] }
  /** The first screen of most people, and the module of its route: its code comes with the page's own. */
  home: { path: string; route: RegExp }
}

/** Where the server writes the title of the screen that is asked for. */
export const titlePlaceholder = 'TITLE_PLACEHOLDER'
/** Where the server writes one of its words. */
export const place = (name: keyof StartingWords): string => `{{${name}}}`
/** What the server leaves out where nobody is signed in. */
const framed = (part: string) => `<!--marco-->${part}<!--/marco-->`
const noncePlaceholder = 'NONCE_PLACEHOLDER'
const framesFile = '.vite/marcos.json'

const colors = [
  'paper',
  'card',
  'ink',
  'inkSoft',
  'line',
  'primary',
  'primarySoft',
  'bandFrom',
  'bandTo',
  'onBand',
] as const

const variables = (mode: Mode) => {
  const tokens = colorTokens('petroleo', mode)
  return colors.map((name) => `--a-${name}:var(--${dashed(name)},${tokens[name].toLowerCase()})`).join(';')
}

/** In the default palette, until the page puts on another one: `lookScript` does before anything is painted. */
const tokensCss = `:root{${variables('light')};--a-radius:${radius.card}px}
:root[data-mode=dark]{${variables('dark')}}
body{margin:0;background:var(--a-paper)}
.a,noscript p{font:400 14px/20px ${fontFamily};color:var(--a-ink)}`

/** Read to its end whether or not the app asks for it: an answer that nobody reads holds its connection. */
const readWhole =
  'function read(r){return r.arrayBuffer().then(function(b){return new Response(b,{status:r.status,headers:r.headers})})}'

/**
 * Asks what the first screen will ask, while its code is on its way; and says so when that does not come, in the frame
 * that is there already.
 */
const script = ({ door, early, earlyAt }: StartingPage) => {
  const bodies = (calls: readonly string[]) =>
    JSON.stringify(calls.map((call) => JSON.stringify(named(call, door))))
  const also = earlyAt ? `if(${isAt(earlyAt.path)})b=b.concat(${bodies(earlyAt.calls)});` : ''
  return `(function(){${readWhole}${homeCodeHere}var b=${bodies(early)},a=new Map;${also}b.forEach(function(c){var p=fetch(${JSON.stringify(door.url)},{method:'POST',headers:{'Content-Type':'application/json'},body:c}).then(read);p.catch(function(){});a.set(c,p)});self.portalEarlyCalls={sent:Date.now(),answers:a};
addEventListener('error',function(e){if(e.target&&e.target.tagName==='SCRIPT')document.documentElement.dataset.falla=''},true);
addEventListener('click',function(e){if(e.target.id!=='reintentar')return;fetch(location.href,{method:'HEAD'}).then(function(){location.reload()},function(){})})})()`
}

const homeCodeHere = '/*inicio*/'

/** Asks for the home's chunks and styles at its address. One that fails is asked for again by who needs it. */
const homeCode = ({ home }: StartingPage, base: string, bundle: Bundle): string => {
  const already = filesOf(bundle, ({ isEntry }) => isEntry)
  const files = [...filesOf(bundle, ({ moduleIds }) => moduleIds.some((id) => home.route.test(id)))]
    .filter((file) => !already.has(file))
    .map((file) => base + file)
  return `if(${isAt(home.path)})${JSON.stringify(files)}.forEach(function(f){var l=document.createElement('link');l.rel=/css$/.test(f)?'stylesheet':'modulepreload';l.href=f;l.onerror=function(){l.remove()};document.head.append(l)});`
}

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>
type Chunk = Extract<Bundle[string], { type: 'chunk' }>

/** Of the chunks that are meant, with all that they import, styles too. */
const filesOf = (bundle: Bundle, meant: (chunk: Chunk) => boolean): Set<string> => {
  const files = new Set<string>()
  const add = (file: string) => {
    const chunk = bundle[file]
    if (files.has(file) || chunk?.type !== 'chunk') return
    files.add(file)
    chunk.viteMetadata?.importedCss.forEach((style) => files.add(style))
    chunk.imports.forEach(add)
  }
  for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk' && meant(chunk)) add(chunk.fileName)
  return files
}

const isAt = (path: string) => `location.pathname.replace(/\\/$/,'')===${JSON.stringify(path)}`

export const startingPage = (page: StartingPage): Plugin[] => {
  let base = '/'
  return [
    whatItShows(page),
    {
      name: 'starting-page-code',
      configResolved: (config) => {
        base = config.base
      },
      transformIndexHtml: {
        order: 'post',
        handler: (html, { bundle }) =>
          html.replace(homeCodeHere, () => (bundle ? homeCode(page, base, bundle) : '')),
      },
    },
  ]
}

const inSpanish = (html: string, { said }: StartingPage) =>
  Object.entries(said.es.words).reduce((text, [name, word]) => text.replace(`{{${name}}}`, word), html)

const whatItShows = (page: StartingPage): Plugin => ({
  name: 'starting-page',
  transformIndexHtml: {
    order: 'pre',
    handler: (html, { server }) => ({
      // Whoever develops an app has no server that knows the titles and the words.
      html: (server ? inSpanish(html, page) : html)
        .replace(
          '</head>',
          (end) => framed(`<script nonce="${noncePlaceholder}">${script(page)}</script>`) + end,
        )
        .replace('<div id="root"></div>', () => {
          const frame = server ? inSpanish(page.frame.replace(titlePlaceholder, ''), page) : page.frame
          return `<div id="root">${framed(frame)}</div>`
        }),
      tags: [{ tag: 'style', children: `${tokensCss}\n${page.css}`, injectTo: 'head' }],
    }),
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: framesFile, source: JSON.stringify(page.said) })
  },
})
