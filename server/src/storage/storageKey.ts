import { randomBytes } from 'node:crypto'

/** A new key: 160 random bits, so that no key tells anything of its file. */
export const storageKey = () => randomBytes(20).toString('hex')
