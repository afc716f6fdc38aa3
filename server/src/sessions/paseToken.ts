import { paseRoute } from '@portal/contract/rutas.ts'
import { hashToken, newLinkToken, type Token } from './token.ts'

/** What opens a shared pass: 128 bits, in the fragment of its link. */
export const newPaseToken = (): Token => newLinkToken()

export const paseUrl = (baseUrl: string, token: string): string => `${baseUrl}${paseRoute}#${token}`

/** The hash of what a page sends; undefined where it is nothing that could be one. */
export const shownPase = (token: string): Buffer | undefined =>
  /^[\w-]{22}$/.test(token) ? hashToken(token) : undefined
