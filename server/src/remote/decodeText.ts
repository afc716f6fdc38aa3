/**
 * The text in an answer's bytes, whatever its headers call it: what is UTF-8 is hardly ever anything else, and what
 * isn't was written by a program that says so wrongly, or not at all. A sign or two that is none, in a text that
 * otherwise is UTF-8, was broken before it came here, and stays U+FFFD.
 */
export function decodeText(bytes: Uint8Array, contentType: string | null, otherwise: string): string {
  const utf8 = new TextDecoder('utf-8').decode(bytes)
  const broken = utf8.split('\uFFFD').length - 1
  if (broken === 0) return utf8
  // eslint-disable-next-line no-control-regex -- beyond ASCII
  const whole = (utf8.match(/[^\u0000-\u007F\uFFFD]/g) ?? []).length
  if (whole > broken) return utf8
  const label = /charset=["']?([\w.:-]+)/i.exec(contentType ?? '')?.[1]
  const encoding = encodingOf(label ?? otherwise) ?? encodingOf(otherwise)
  // What calls itself UTF-8 and isn't is as much as unnamed.
  if (encoding === undefined || encoding === 'utf-8' || encoding === 'windows-1252') return windows1252(bytes)
  return new TextDecoder(encoding).decode(bytes)
}

function encodingOf(label: string): string | undefined {
  try {
    return new TextDecoder(label).encoding
  } catch {
    return undefined
  }
}

/** Its signs that latin-1 has not, from 0x80 on; the decoder of Node 20 takes one for the other. */
const signs = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'

const windows1252 = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (sign) => signs[sign.charCodeAt(0) - 0x80] ?? sign)
