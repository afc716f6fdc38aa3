import { negotiate } from '@fastify/accept-negotiator'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/**
 * Pages travel compressed, and they alone. What compresses a secret together with what somebody else can choose tells
 * the secret by its length (BREACH): answers of the doors hold both. A page repeats nothing of its request, and its
 * nonce serves one answer only.
 */
const encodings = ['br', 'gzip'] as const
export type HtmlEncoding = (typeof encodings)[number] | undefined

/** The best that the browser takes; `undefined` for one that takes none of ours. */
export const htmlEncoding = (accepted: string | undefined): HtmlEncoding =>
  (accepted !== undefined && negotiate(accepted, [...encodings])) || undefined

/** `once` is worth its time for a text that is kept; `often` takes a fifth of a millisecond of an answer's own. */
export function compressHtml(
  html: string,
  encoding: HtmlEncoding,
  effort: 'once' | 'often',
): string | Buffer {
  if (encoding === undefined) return html
  if (encoding === 'gzip') return gzipSync(html, { level: effort === 'once' ? 9 : 5 })
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: effort === 'once' ? constants.BROTLI_MAX_QUALITY : 4,
    [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(html),
  }
  return brotliCompressSync(html, { params })
}
