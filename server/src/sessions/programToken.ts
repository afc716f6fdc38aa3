import { drawBase62 } from './drawBase62.ts'
import { hashToken, type Token } from './token.ts'

/**
 * A program's token: `pt_c1042_` and 43 letters and digits drawn at random, some 256 bits. What stands before them says
 * whose it is, an account's (`c`) or the provider's (`p`), and which: people know it by that, scanners of secrets find it by
 * `pt_`, and the server asks the role that may open it. Whoever writes another letter there has another token, which is none.
 */

export type TokenOwner = 'cuenta' | 'proveedor'

const letterOf: Record<TokenOwner, string> = { cuenta: 'c', proveedor: 'p' }

/** `31x1042` → `pt_c1042`. */
export const tokenPrefix = (owner: TokenOwner, tokenid: string): string =>
  `pt_${letterOf[owner]}${tokenid.slice(tokenid.indexOf('x') + 1)}`

export function newProgramToken(owner: TokenOwner, tokenid: string): Token {
  const token = `${tokenPrefix(owner, tokenid)}_${drawBase62(43)}`
  return { token, hash: hashToken(token) }
}

export interface ShownToken {
  owner: TokenOwner
  hash: Buffer
}

/** What a call shows in `Authorization`; undefined where it is nothing that could be one. */
export function shownToken(authorization: string | undefined): ShownToken | undefined {
  const [, token, letter] = /^Bearer +(pt_([cp])\d{1,18}_[0-9A-Za-z]{43})$/i.exec(authorization ?? '') ?? []
  if (token === undefined) return undefined
  return { owner: letter === 'c' ? 'cuenta' : 'proveedor', hash: hashToken(token) }
}
