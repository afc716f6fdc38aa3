import { fill } from '@portal/contract/wording.ts'
import type { Idioma } from '@portal/contract/idioma.ts'
import { onePeriod } from '@portal/contract/onePeriod.ts'
import { cartas } from '../cartas/cartas.ts'
import { logoPlace } from '../logo.ts'
import { escapeHtml } from '../../escapeHtml.ts'
import { colours, stylesheet } from './style.ts'

export interface Mail {
  subject: string
  text: string
  html: string
}

/** A mail as its author thinks of it. Text and HTML are both made from this, so neither can say less than the other. */
export interface Letter {
  idioma: Idioma
  proveedor: string
  subject: string
  /** The first line of the letter, read before anything else. */
  title: string
  greeting?: string
  paragraphs: readonly string[]
  facts?: readonly (readonly [label: string, value: string])[]
  /** Somebody's own words, kept apart from ours and with their line breaks. */
  quote?: { label: string; words: string }
  code?: string
  action?: { label: string; url: string }
  /** What to know about the action or the code: how long it lives, or what to do if this is a surprise. */
  note?: string
}

export function writeLetter(written: Letter): Mail {
  const letter = {
    ...written,
    paragraphs: written.paragraphs.map(onePeriod),
    ...(written.note !== undefined && { note: onePeriod(written.note) }),
  }
  return { subject: oneLine(letter.subject), text: writeText(letter), html: writeHtml(letter) }
}

function writeText(letter: Letter): string {
  const { greeting, paragraphs, facts = [], quote, code, action, note } = letter
  const blocks = [
    letter.title,
    greeting,
    ...paragraphs,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    quote && `${quote.label}:\n${quote.words}`,
    code && `    ${code}`,
    action && `${action.label}:\n${action.url}`,
    note,
    `-- \n${footer(letter)}`,
  ]
  return blocks.filter(Boolean).join('\n\n') + '\n'
}

function writeHtml(letter: Letter): string {
  const { greeting, paragraphs, facts = [], quote, code, action, note } = letter
  const blocks = [
    `<h1 class="ink" style="margin:0 0 20px;font-size:22px;line-height:1.3;font-weight:650;color:${colours.ink}">${escapeHtml(letter.title)}</h1>`,
    greeting && paragraph(greeting),
    ...paragraphs.map(paragraph),
    facts.length > 0 && factList(facts),
    quote && quotation(quote),
    code && codeBox(code),
    action && button(action, letter.idioma),
    note &&
      `<p class="soft" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:${colours.soft}">${escapeHtml(note)}</p>`,
  ]
  return `<!doctype html>
<html lang="${letter.idioma}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(oneLine(letter.subject))}</title>
<style>${stylesheet}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${colours.paper}">
<div class="paper" style="padding:32px 16px;background:${colours.paper};font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<main class="card" style="max-width:520px;margin:0 auto;padding:32px;background:${colours.card};border:1px solid ${colours.line};border-top:4px solid ${colours.petrol};border-radius:12px">
${logoPlace}<p class="accent" style="margin:0 0 24px;font-size:14px;font-weight:650;letter-spacing:.02em;color:${colours.petrol}">${escapeHtml(letter.proveedor)}</p>
${blocks.filter(Boolean).join('\n')}
</main>
<p class="soft" style="max-width:520px;margin:16px auto 0;text-align:center;font-size:13px;line-height:1.5;color:${colours.soft}">${escapeHtml(footer(letter))}</p>
</div>
</body>
</html>
`
}

function paragraph(words: string): string {
  return `<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:1.55;color:${colours.ink}">${escapeHtml(words)}</p>`
}

function factList(facts: readonly (readonly [label: string, value: string])[]): string {
  const items = facts.map(
    ([label, value]) =>
      `<dt class="soft" style="margin:0;font-size:13px;line-height:1.5;color:${colours.soft}">${escapeHtml(label)}</dt>
<dd class="ink" style="margin:0 0 10px;font-size:16px;line-height:1.4;overflow-wrap:anywhere;color:${colours.ink}">${escapeHtml(value)}</dd>`,
  )
  return `<dl class="well" style="margin:4px 0 20px;padding:16px 16px 6px;border-radius:8px;background:${colours.paper}">
${items.join('\n')}
</dl>`
}

function quotation({ label, words }: { label: string; words: string }): string {
  return `<p class="soft" style="margin:4px 0 4px;font-size:13px;line-height:1.5;color:${colours.soft}">${escapeHtml(label)}</p>
<blockquote class="ink" style="margin:0 0 20px;padding:2px 0 2px 14px;border-left:3px solid ${colours.amber};font-size:16px;line-height:1.55;white-space:pre-line;overflow-wrap:anywhere;color:${colours.ink}">${escapeHtml(words)}</blockquote>`
}

function codeBox(code: string): string {
  return `<p class="well ink" style="margin:4px 0 20px;padding:18px;border-radius:8px;text-align:center;font-family:ui-monospace,Consolas,Menlo,monospace;font-size:30px;font-weight:700;letter-spacing:.12em;background:${colours.paper};color:${colours.ink}">${escapeHtml(code)}</p>`
}

function button({ label, url }: { label: string; url: string }, idioma: Idioma): string {
  return `<p style="margin:24px 0 12px"><a class="button" href="${escapeHtml(url)}" style="display:inline-block;padding:13px 22px;border-radius:8px;font-size:16px;font-weight:650;text-decoration:none;background:${colours.petrol};color:${colours.card}">${escapeHtml(label)}</a></p>
<p class="soft" style="margin:0;font-size:13px;line-height:1.5;overflow-wrap:anywhere;color:${colours.soft}">${escapeHtml(fill(idioma, cartas[idioma].siElBoton, { url }))}</p>`
}

const footer = ({ idioma, proveedor }: Letter): string => fill(idioma, cartas[idioma].pie, { proveedor })

/** A line break in a subject would start another header. */
function oneLine(words: string): string {
  return words.replace(/\s+/g, ' ').trim()
}
