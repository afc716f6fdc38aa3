import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

/** Bytes that are read a slice at a time: of a file on a disk, of a `Blob` of a browser, or of a part of either. */
export interface Fuente {
  bytes: number
  /** From `desde` up to and without `hasta`; fewer where it ends before. */
  leer: (desde: number, hasta: number) => Promise<Uint8Array<ArrayBuffer>>
}

export const deBlob = (blob: Blob): Fuente => ({
  bytes: blob.size,
  leer: async (desde, hasta) => new Uint8Array(await blob.slice(desde, hasta).arrayBuffer()),
})

export const parteDe = (fuente: Fuente, desde: number, bytes: number): Fuente => ({
  bytes,
  leer: (from, to) => fuente.leer(desde + from, desde + Math.min(to, bytes)),
})

/** What is read at once. */
const sliceBytes = 4_000_000

/** Up to here a file is hashed by the machine's own code, which takes it whole; none that Portal keeps is larger. */
const wholeBytes = 32_000_000

/** The SHA-256 of all of it, in hexadecimal. Throws where it ends before its end. */
export async function huellaDe(fuente: Fuente): Promise<string> {
  if (fuente.bytes <= wholeBytes && 'subtle' in crypto) {
    const bytes = await whole(fuente)
    return bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
  }
  const hash = sha256.create()
  for await (const slice of slicesOf(fuente)) hash.update(slice)
  return bytesToHex(hash.digest())
}

async function whole(fuente: Fuente): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await fuente.leer(0, fuente.bytes)
  if (bytes.length !== fuente.bytes) throw new Error('a file that ends before its end')
  return bytes
}

async function* slicesOf(fuente: Fuente): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let from = 0; from < fuente.bytes; from += sliceBytes) {
    const to = Math.min(from + sliceBytes, fuente.bytes)
    const slice = await fuente.leer(from, to)
    if (slice.length !== to - from) throw new Error('a file that ends before its end')
    yield slice
  }
}

/** What is too long to be a text of ours. */
class TooLong extends Error {
  override readonly name = 'TooLong'
}

/** All of it as UTF-8. Throws of other bytes, and of more than `maxBytes`. */
export async function textoDe(fuente: Fuente, maxBytes: number): Promise<string> {
  if (fuente.bytes > maxBytes) throw new TooLong('a text that is too long')
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await whole(fuente))
}

/** A line of a block of 5,000 lines is some 400 kB. */
const maxLineChars = 16_000_000

/** Its lines, without what ends them. Throws of bytes that are no UTF-8 and of a line that is no line of ours. */
export async function* lineasDe(fuente: Fuente): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let rest = ''
  for await (const slice of slicesOf(fuente)) {
    rest += decoder.decode(slice, { stream: true })
    const lines = rest.split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > maxLineChars) throw new TooLong('a line that is too long')
    yield* lines
  }
  rest += decoder.decode()
  if (rest !== '') yield rest
}
