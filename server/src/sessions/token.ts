import { hash, randomBytes, randomInt } from 'node:crypto'

/** A secret as its owner holds it, and the hash that is all the database keeps of it. */
export interface Token {
  token: string
  hash: Buffer
}

/** How a session is carried, and the only way in which it opens anything: by a browser's cookie, or as `_session`. */
export type Carried = 'cookie' | 'programa'

/** A session: 256 bits. */
export function newSessionToken(carried: Carried = 'cookie'): Token {
  const { token } = newToken(32)
  return { token, hash: hashSession(token, carried) }
}

/** One token is another session each way: a cookie's value sent as `_session` names none. See docs/decisions/0078. */
export const hashSession = (token: string, carried: Carried): Buffer =>
  hashToken(carried === 'cookie' ? token : `${carried}:${token}`)

/** What a browser is called in which somebody signs in: it opens nothing. */
export const newNavegadorToken = (): Token => newToken(16)

/** A link that sets a password: 128 bits, 22 characters. */
export const newLinkToken = (): Token => newToken(16)

function newToken(bytes: number): Token {
  const token = randomBytes(bytes).toString('base64url')
  return { token, hash: hashToken(token) }
}

/** One round is enough: what is hashed was drawn at random and can't be guessed. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer')

/** Without letters and digits that look alike. */
const codeLetters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** A reset code, `ABC-123` in shape: 31^6, some 890 million. */
export function newCode(): string {
  return `${drawn(3)}-${drawn(3)}`
}

/** As many of those letters, each drawn by itself. */
export const drawn = (length: number): string =>
  Array.from({ length }, () => codeLetters.charAt(randomInt(codeLetters.length))).join('')
