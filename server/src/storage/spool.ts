import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { refuse } from '@portal/contract'

/** 3 MB as the product says it: decimal. */
export const maxFileBytes = 3_000_000

/** Bytes that came in and belong to nothing yet. Whoever asked for it keeps the file or calls `discard`. */
export interface Spooled {
  path: string
  size: number
  /** Hex. */
  sha256: string
  discard: () => Promise<void>
}

/**
 * Writes what comes in to a file of its own in `dir`, hashing on the way.
 * Refuses 1515 past `maxBytes`; whatever goes wrong, nothing stays behind.
 */
export async function spool(source: Readable, dir: string, maxBytes = maxFileBytes): Promise<Spooled> {
  await mkdir(dir, { recursive: true, mode: 0o700 })
  const path = join(dir, randomBytes(16).toString('hex'))
  const hash = createHash('sha256')
  let size = 0
  const measure = new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length
      if (size > maxBytes) {
        done(refuse('FILE_TOO_BIG'))
        return
      }
      hash.update(chunk)
      done(null, chunk)
    },
  })
  const discard = () => rm(path, { force: true })
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  const closed = new Promise<void>((resolve) => file.once('close', resolve))
  try {
    await pipeline(source, measure, file)
  } catch (error) {
    await closed // Still opening, it would be made after its removal.
    await discard()
    throw error
  }
  return { path, size, sha256: hash.digest('hex'), discard }
}
