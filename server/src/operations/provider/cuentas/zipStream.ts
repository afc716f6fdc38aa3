import { finished, PassThrough, type Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** What becomes one entry of a ZIP. It is opened when its turn comes. */
export interface ZipPart {
  path: string
  /** In bytes, where that is known beforehand: a part of another size is an error. */
  size?: number
  compress: boolean
  open: () => Promise<Readable>
}

/**
 * A ZIP made while it is read, one part at a time: a slow reader holds the parts back. Whoever stops reading closes the
 * part that is open, and none is opened after it; a part that fails ends the whole with its error.
 */
export function zipStream(parts: readonly ZipPart[]): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream
  if (!(output instanceof PassThrough)) throw new Error('a ZIP that is no stream of ours to end')
  let reading: Readable | undefined
  const fail = (error: unknown) => void output.destroy(asError(error))
  zip.on('error', fail)
  // Whoever reads hears of it too; a part that fails before anybody does must not end the process.
  output.on('error', () => {})
  output.once('close', () => reading?.destroy())
  for (const { path, size, compress, open } of parts)
    zip.addReadStreamLazy(path, { compress, ...(size !== undefined && { size }) }, (give) => {
      open().then((part) => {
        reading = part
        finished(part, { writable: false }, (error) => error && fail(error))
        if (output.destroyed) part.destroy()
        else give(null, part)
      }, fail)
    })
  zip.end()
  return output
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error('a part of a ZIP failed', { cause: error })
}
