import type { Readable } from 'node:stream'

/** Where bytes live. A key is made by us, never by a person; bytes under a key are never overwritten. */
export interface Storage {
  /** Takes over the file at `path`: when it resolves the bytes are kept for good and `path` is gone. */
  keep: (key: string, path: string) => Promise<void>
  /** Rejects with `MissingBytes` when nothing is kept under `key`. */
  open: (key: string) => Promise<Readable>
  /** Nothing happens when nothing is kept under `key`. */
  remove: (key: string) => Promise<void>
  /** Rejects when bytes can't be kept or read now. */
  check: () => Promise<void>
}

export class MissingBytes extends Error {
  override readonly name = 'MissingBytes'
}
