import { negotiate } from '@fastify/accept-negotiator'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number] | undefined

/** The best that the caller takes; `undefined` for one that takes none of ours. */
export const encodingFor = (accepted: string | undefined): Encoding =>
  (accepted !== undefined && negotiate(accepted, [...encodings])) || undefined

/** `once` is worth its time for a text that is kept; `often` takes a tenth of a millisecond of an answer's own. */
type Effort = 'once' | 'often'

export function compress(text: string, encoding: Encoding, effort: Effort): string | Buffer {
  if (encoding === undefined) return text
  return encoding === 'gzip'
    ? gzipSync(text, { level: effort === 'once' ? 9 : 3 })
    : brotliCompressSync(text, brotliOptions(text, effort))
}

const brotliOptions = (text: string, effort: Effort) => ({
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: effort === 'once' ? constants.BROTLI_MAX_QUALITY : 3,
    [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
  },
})

/** From here on others would wait for it too long: it is done beside them. */
const longLength = 64 * 1024

export async function compressBeside(text: string, encoding: Encoding): Promise<string | Buffer> {
  if (encoding === undefined || text.length < longLength) return compress(text, encoding, 'often')
  return encoding === 'gzip'
    ? await promisify(gzip)(text, { level: 3 })
    : await promisify(brotliCompress)(text, brotliOptions(text, 'often'))
}
