import { isRecord } from '../isRecord.ts'

/** What an answer of the protocol holds, as it came. */
export type Envelope = Readonly<Record<string, unknown>>

/**
 * The envelope in a text. A PHP server writes its warnings before or after it, and some begin with a byte order mark;
 * `undefined` where there is none, or half of one.
 */
export function envelopeIn(text: string): Envelope | undefined {
  return parsed(text.replace(/^\uFEFF/, '')) ?? within(text)
}

function parsed(text: string): Envelope | undefined {
  try {
    const answer: unknown = JSON.parse(text)
    return isRecord(answer) && ('success' in answer || 'error' in answer) ? answer : undefined
  } catch {
    return undefined
  }
}

/** So many warnings may look like the beginning of one. */
const maxTries = 20

function within(text: string): Envelope | undefined {
  let from = -1
  for (let tries = 0; tries < maxTries; tries++) {
    from = text.indexOf('{', from + 1)
    if (from < 0) return undefined
    const end = endOf(text, from)
    const found = end === undefined ? undefined : parsed(text.slice(from, end))
    if (found) return found
  }
  return undefined
}

/** Where the object that begins here is closed. */
function endOf(text: string, from: number): number | undefined {
  let depth = 0
  let quoted = false
  for (let at = from; at < text.length; at++) {
    const sign = text[at]
    if (quoted) {
      if (sign === '\\') at++
      else if (sign === '"') quoted = false
    } else if (sign === '"') quoted = true
    else if (sign === '{') depth++
    else if (sign === '}' && --depth === 0) return at + 1
  }
  return undefined
}

/** What can be told of a text that is no envelope without telling what is in it. */
export function kindOf(text: string): { kind: string; title?: string } {
  if (text.trim() === '') return { kind: 'nothing' }
  if (!/<(!doctype|html|head|body|br|b|h1|title)\b/i.test(text))
    return { kind: /^\s*[[{]/.test(text) ? 'JSON that is broken or no envelope' : 'text' }
  const title = /<(title|h1)[^>]*>([^<]{1,120})/i.exec(text)?.[2]?.trim()
  return { kind: 'a page', ...(title !== undefined && { title }) }
}
