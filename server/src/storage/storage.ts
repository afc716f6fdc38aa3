import type { Readable } from 'node:stream'

/** Where bytes live. A key is made by us, never by a person; bytes under a key are never overwritten. */
export interface Storage {
  /** Takes over the file at `path`: when it resolves the bytes are kept for good and `path` is gone. */
  keep: (key: string, path: string) => Promise<void>
  /**
   * Rejects with `MissingBytes` when nothing is kept under `key`, and with `DamagedBytes` when `size` is given and as many
   * bytes are not there: what is only a part of a file is never given out as if it were the whole. With `sha256` (hex),
   * which `verifyingStorage` looks at, neither are other bytes: `ChangedBytes`, at the latest before the last of them.
   */
  open: (key: string, size?: number, sha256?: string) => Promise<Readable>
  /** Nothing happens when nothing is kept under `key`. */
  remove: (key: string) => Promise<void>
  /** Every key, in the order of its characters. What is kept or removed meanwhile may be in it or not. */
  list: () => AsyncIterable<StoredKey>
  /** Rejects when bytes can't be kept or read now. */
  check: () => Promise<void>
}

export interface StoredKey {
  key: string
  keptAt: Date
}

export class MissingBytes extends Error {
  override readonly name: string = 'MissingBytes'
}

/** There are bytes under the key, and they are not those that were kept: what was is missing all the same. */
export class DamagedBytes extends MissingBytes {
  override readonly name = 'DamagedBytes'
}

/** As many bytes as were kept, and not the same. */
export class ChangedBytes extends MissingBytes {
  override readonly name = 'ChangedBytes'
}

/** The place where bytes live doesn't answer, or says that it can't now. It may in a moment. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable'
}
