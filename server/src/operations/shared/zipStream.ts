import { PassThrough, type Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { MissingBytes } from '../../storage/storage.ts'

/** What becomes one entry of a ZIP. It is opened when its turn comes. */
export interface ZipPart {
  path: string
  /** In bytes, where that is known beforehand: a part of another size is an error. */
  size?: number
  compress: boolean
  open: () => Promise<Readable>
  /** Told of bytes that are not kept any more, where the ZIP may go on without them: a later part says so. */
  onMissing?: () => void
}

/**
 * A ZIP made while it is read, one part at a time: a slow reader holds the parts back. Whoever stops reading closes the
 * part that is open, and none is opened after it; a part that fails ends the whole with its error. Without dates (`dated`)
 * nothing in it tells when it was made, so that the same parts are the same bytes.
 */
export function zipStream(parts: readonly ZipPart[], { dated = true }: { dated?: boolean } = {}): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream
  if (!(output instanceof PassThrough)) throw new Error('a ZIP that is no stream of ours to end')
  let reading: Readable | undefined
  const fail = (error: unknown) => void output.destroy(asError(error))
  zip.on('error', fail)
  // Whoever reads hears of it too; a part that fails before anybody does must not end the process.
  output.on('error', () => {})
  output.once('close', () => reading?.destroy())

  const addAll = async () => {
    for (const { path, size, compress, open, onMissing } of parts) {
      const part = await open().catch((error: unknown) => {
        if (!(error instanceof MissingBytes) || !onMissing) throw error
        onMissing()
      })
      if (!part) continue
      reading = part
      if (output.destroyed) {
        part.destroy()
        return
      }
      zip.addReadStreamLazy(
        path,
        {
          compress,
          ...(size !== undefined && { size }),
          ...(!dated && { mtime: new Date(1980, 0, 1), forceDosTimestamp: true }),
        },
        once(part),
      )
      await finished(part, { writable: false })
    }
    zip.end()
  }
  addAll().catch(fail)
  return output
}

/** The library keeps what it asks until the ZIP ends: of thousands of parts, no stream is to stay with it. */
function once(part: Readable): (answer: (error: null, part: Readable) => void) => void {
  let kept: Readable | undefined = part
  return (answer) => {
    if (!kept) throw new Error('a part of a ZIP is read once')
    const given = kept
    kept = undefined
    answer(null, given)
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error('a part of a ZIP failed', { cause: error })
}
