import { accountKey } from '../sessions/signInTries.ts'

/** In which browsers somebody signed in, as far as this server remembers: there is no database here to ask. */
export interface KnownBrowsers {
  has: (email: string, navegadorHash: Buffer | undefined) => boolean
  add: (email: string, navegadorHash: Buffer) => void
}

/** Past these the one that was added first is forgotten: its next sign-in is counted as anybody's. */
const most = 20_000

export function createKnownBrowsers(): KnownBrowsers {
  const known = new Set<string>()
  const keyOf = (email: string, navegadorHash: Buffer) =>
    `${accountKey(email)}:${navegadorHash.toString('base64url')}`
  return {
    has: (email, navegadorHash) => navegadorHash !== undefined && known.has(keyOf(email, navegadorHash)),
    add(email, navegadorHash) {
      const key = keyOf(email, navegadorHash)
      known.delete(key)
      known.add(key)
      const [first] = known
      if (known.size > most && first !== undefined) known.delete(first)
    },
  }
}
