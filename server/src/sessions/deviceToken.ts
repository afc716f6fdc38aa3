import { drawBase62 } from './drawBase62.ts'
import { hashToken, type Token } from './token.ts'

/** What opens a device at a gate: `pd_` and 43 letters and digits drawn at random, some 256 bits. No other door reads it. */
export function newDeviceToken(): Token {
  const token = `pd_${drawBase62(43)}`
  return { token, hash: hashToken(token) }
}

/** The hash of what a call shows in `Authorization`; undefined where it is nothing that could be one. */
export function shownDevice(authorization: string | undefined): Buffer | undefined {
  const [, token] = /^Bearer +(pd_[0-9A-Za-z]{43})$/.exec(authorization ?? '') ?? []
  return token === undefined ? undefined : hashToken(token)
}
