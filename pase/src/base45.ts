/**
 * Base45 (RFC 9285): bytes in the letters that a QR code's alphanumeric mode takes, so that it stays small. Written here
 * because what npm has reads signs that are none of the alphabet, and leans on Node.
 */

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'

export function toBase45(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 2) {
    const isPair = at + 1 < bytes.length
    let rest = isPair ? ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0) : (bytes[at] ?? 0)
    for (let sign = 0; sign < (isPair ? 3 : 2); sign++) {
      text += alphabet.charAt(rest % 45)
      rest = Math.floor(rest / 45)
    }
  }
  return text
}

/** Undefined for what no bytes are written as. */
export function fromBase45(text: string): Uint8Array | undefined {
  if (text.length % 3 === 1) return undefined
  const bytes = new Uint8Array(Math.floor(text.length / 3) * 2 + (text.length % 3 === 2 ? 1 : 0))
  let to = 0
  for (let at = 0; at < text.length; at += 3) {
    const length = Math.min(3, text.length - at)
    const [c = 0, d = 0, e = 0] = [0, 1, 2].map((of) =>
      of < length ? alphabet.indexOf(text.charAt(at + of)) : 0,
    )
    if (c < 0 || d < 0 || e < 0) return undefined
    const value = c + d * 45 + e * 2025
    if (value > (length === 3 ? 0xffff : 0xff)) return undefined
    if (length === 3) bytes[to++] = value >> 8
    bytes[to++] = value & 0xff
  }
  return bytes
}
