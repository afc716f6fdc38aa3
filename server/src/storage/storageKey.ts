import { randomBytes } from 'node:crypto'

/** A new key: 160 random bits, so that no key tells anything of its file. */
export const storageKey = () => randomBytes(20).toString('hex')

/** Whatever else lies where bytes are kept is none of ours. */
export function isStorageKey(key: string): boolean {
  return /^[a-z0-9]{32,}$/.test(key)
}

/** Throws on a key that we can't have made, before it becomes a path. */
export function requireStorageKey(key: string): void {
  if (!isStorageKey(key)) throw new Error(`odd storage key ${JSON.stringify(key)}`)
}
