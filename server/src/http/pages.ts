import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Idioma } from '@portal/contract/idioma.ts'
import { isRoute } from '@portal/contract/rutas.ts'
import { escapeHtml } from '../escapeHtml.ts'
import { compress, type Encoding } from './encoding.ts'
import { hashSource, pagePolicy } from './securityHeaders.ts'

/** An HTML page as it is sent: its text, compressed as the browser takes it, and the policy that fits it. */
export interface Page {
  render: (encoding: Encoding, asked?: Asked) => { html: string | Buffer; policy: string }
}

/** What an app's page has to know of its request. */
export interface Asked {
  path: string
  idioma: Idioma
  /** Whether somebody seems to be signed in: nobody else sees the frame. */
  framed: boolean
}

/** What the builds write where each answer gets a nonce of its own. */
const noncePlaceholder = 'NONCE_PLACEHOLDER'
/** Where the frame that comes with an app's page says what the screen is called. */
const titlePlaceholder = 'TITLE_PLACEHOLDER'

/** A page whose inline scripts and styles carry a nonce, as the apps' do. `textos`: what the installation says in it. */
export function noncePage(file: string, textos: Filled['textos'] = {}): Page | undefined {
  const html = readPage(file)
  if (html === undefined) return undefined
  const frame = /<!--marco-->[^]*?<!--\/marco-->/g
  const said = new Map(
    Object.entries(readFrames(file)).map(([idioma, { titles, words }]) => {
      const whole = inIdioma(html, idioma, { ...words, ...textos })
      return [idioma, { titles, whole, bare: whole.replaceAll(frame, '') }]
    }),
  )
  const plain = withTextos(html, textos)
  const spanish = said.get('es') ?? { titles: {}, whole: plain, bare: plain.replaceAll(frame, '') }
  return {
    render: (encoding, { path, idioma, framed } = { path: '', idioma: 'es', framed: false }) => {
      const nonce = randomBytes(16).toString('base64')
      const source = `'nonce-${nonce}'`
      const { titles, whole, bare } = said.get(idioma) ?? spanish
      return {
        html: compress(
          (framed ? whole.replace(titlePlaceholder, titleAt(titles, path)) : bare).replaceAll(
            noncePlaceholder,
            nonce,
          ),
          encoding,
          'often',
        ),
        policy: pagePolicy({ scripts: [source], styles: [source] }),
      }
    },
  }
}

/** An app's page as its service worker keeps it: with its frame, and with nothing of anybody in it. */
interface KeptFrame {
  html: string
  policy: string
  /** Of its bytes: who keeps it sees that it came whole. */
  digest: string
}

/**
 * The same page without a nonce, which is good for one answer alone: what is inline in it is allowed by hash, so that the
 * policy that is kept beside it allows as much as any answer's, and no more.
 */
export function keptFrame(file: string, idioma: Idioma): KeptFrame | undefined {
  const text = readPage(file)
  if (text === undefined) return undefined
  const html = inIdioma(text, idioma, readFrames(file)[idioma]?.words ?? {})
    .replaceAll(` nonce="${noncePlaceholder}"`, '')
    .replaceAll(titlePlaceholder, '')
  return {
    html,
    policy: pagePolicy({ scripts: inline(html, 'script'), styles: inline(html, 'style') }),
    digest: `sha-256=:${createHash('sha256').update(html).digest('base64')}:`,
  }
}

/** What comes before the scripts, in a language that the app has too: its few words, and how it is read aloud. */
const inIdioma = (html: string, idioma: string, words: Frame['words']) =>
  withTextos(html.replace('<html lang="es"', `<html lang="${idioma}"`), words)

/** A page that says what somebody typed, and what is wrong with it. */
export interface FilledPage {
  render: (encoding: Encoding, filled: Filled) => ReturnType<Page['render']>
}

export interface Filled {
  casos: readonly string[]
  /** What its `{{names}}` become; any other name is nothing. */
  textos: Readonly<Record<string, string>>
}

/** What is inline in it is allowed by hash, as it was built: nothing that is filled in can become a script. */
export function filledPage(file: string): FilledPage | undefined {
  const found = publicPage(file)
  if (found === undefined) return undefined
  const { html, policy } = found
  return {
    render: (encoding, filled) => ({ html: compress(fill(html, filled), encoding, 'often'), policy }),
  }
}

/** As many ways of one page are kept: what it says changes when the provider changes its settings. */
const keptWays = 4

/** The same of a page that is filled in alike for everybody: each way and encoding of it is made once. */
export function sharedPage(file: string): FilledPage | undefined {
  const found = publicPage(file)
  if (found === undefined) return undefined
  const { html, policy } = found
  const made = new Map<string, Map<Encoding, string | Buffer>>()
  return {
    render: (encoding, filled) => {
      const way = JSON.stringify(filled)
      const encodings = made.get(way) ?? new Map<Encoding, string | Buffer>()
      if (!made.has(way) && made.size >= keptWays) made.clear()
      made.set(way, encodings)
      const sent = encodings.get(encoding) ?? compress(fill(html, filled), encoding, 'once')
      encodings.set(encoding, sent)
      return { html: sent, policy }
    },
  }
}

const fill = (html: string, { casos, textos }: Filled) => withTextos(inCasos(html, casos), textos)

/** With what stands in the place of its `{{names}}`. */
const withTextos = (html: string, textos: Filled['textos']) =>
  html.replace(/\{\{([\w.]+)\}\}/g, (_, name: string) =>
    escapeHtml(Object.hasOwn(textos, name) ? (textos[name] ?? '') : ''),
  )

function publicPage(file: string): { html: string; policy: string } | undefined {
  const text = readPage(file)
  if (text === undefined) return undefined
  const html = text.replaceAll(` nonce="${noncePlaceholder}"`, '')
  return { html, policy: pagePolicy({ scripts: inline(html, 'script'), styles: inline(html, 'style') }) }
}

/** The build writes what is shown in one case alone as a template, which a browser passes over. */
const inCasos = (html: string, casos: readonly string[]) =>
  html.replace(/<template data-caso="([^"]*)">([^]*?)<\/template>/g, (_, caso: string, part: string) =>
    casos.includes(caso) ? part : '',
  )

/** What a frame says in a language. */
interface Frame {
  /** What each screen is called, by its route. */
  titles: Readonly<Record<string, string>>
  /** What stands in the place of its `{{names}}`. */
  words: Readonly<Record<string, string>>
}

/** By language, as the build noted them. */
function readFrames(file: string): Readonly<Record<string, Frame>> {
  const noted = readPage(join(dirname(file), '.vite/marcos.json'))
  return noted === undefined ? {} : (JSON.parse(noted) as Record<string, Frame>) // the build wrote it so
}

/** Nothing for an address without one: the frame draws a line in its place. */
function titleAt(titles: Readonly<Record<string, string>>, path: string): string {
  const found = Object.entries(titles).find(([route]) => isRoute([route], path))
  return found === undefined ? '' : escapeHtml(found[1])
}

function inline(html: string, tag: 'script' | 'style'): string[] {
  return [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    ([, text = '']) => hashSource(text),
  )
}

function readPage(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
