import { formatRecuperacion } from '@portal/contract/values.ts'
import type { Passwords } from './passwords.ts'
import { drawn } from './token.ts'

/**
 * Codes that let in once in place of an app's: ten letters, of which the first two find the code among its owner's, and
 * the other eight (31^8, 39 bits) are kept as a password is. So one comparison is enough, whatever was typed.
 */

export const codesOnASheet = 10
const findBy = 2
const kept = 8

export interface Sheet {
  /** As they are shown, once. */
  codes: string[]
  /** What the database keeps of each, in the same order. */
  beginnings: string[]
  hashes: string[]
}

/** The parts of a code as the contract reads it, without its dash. */
export const partsOf = (code: string) => ({ beginning: code.slice(0, findBy), rest: code.slice(findBy) })

export async function newSheet(passwords: Passwords): Promise<Sheet> {
  const beginnings = new Set<string>()
  while (beginnings.size < codesOnASheet) beginnings.add(drawn(findBy))
  const drawnCodes = [...beginnings].map((beginning) => ({ beginning, rest: drawn(kept) }))
  const hashes = []
  // One after the other: a sheet takes no more than its turn from whoever signs in meanwhile.
  for (const { rest } of drawnCodes) hashes.push(await passwords.hash(rest))
  return {
    codes: drawnCodes.map(({ beginning, rest }) => formatRecuperacion(beginning + rest)),
    beginnings: [...beginnings],
    hashes,
  }
}
