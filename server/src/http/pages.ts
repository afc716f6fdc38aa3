import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { compressHtml, type HtmlEncoding } from './htmlEncoding.ts'
import { hashSource, pagePolicy } from './securityHeaders.ts'

/** An HTML page as it is sent: its text, compressed as the browser takes it, and the policy that fits it. */
export interface Page {
  render: (encoding: HtmlEncoding) => { html: string | Buffer; policy: string }
}

/** What the builds write where each answer gets a nonce of its own. */
const noncePlaceholder = 'NONCE_PLACEHOLDER'

/** A page whose inline scripts and styles carry a nonce, as the apps' do: React and MUI add more styles while they run. */
export function noncePage(file: string): Page | undefined {
  const html = readPage(file)
  if (html === undefined) return undefined
  return {
    render: (encoding) => {
      const nonce = randomBytes(16).toString('base64')
      const source = `'nonce-${nonce}'`
      return {
        html: compressHtml(html.replaceAll(noncePlaceholder, nonce), encoding, 'often'),
        policy: pagePolicy({ scripts: [source], styles: [source] }),
      }
    },
  }
}

/** A page that is always the same: what is inline in it is allowed by hash, and each encoding is made once. */
export function fixedPage(file: string): Page | undefined {
  const text = readPage(file)
  if (text === undefined) return undefined
  const html = text.replaceAll(` nonce="${noncePlaceholder}"`, '')
  const policy = pagePolicy({ scripts: inline(html, 'script'), styles: inline(html, 'style') })
  const made = new Map<HtmlEncoding, string | Buffer>()
  return {
    render: (encoding) => {
      const sent = made.get(encoding) ?? compressHtml(html, encoding, 'once')
      made.set(encoding, sent)
      return { html: sent, policy }
    },
  }
}

function inline(html: string, tag: 'script' | 'style'): string[] {
  return [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    ([, text = '']) => hashSource(text),
  )
}

function readPage(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
