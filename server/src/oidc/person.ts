/** Somebody whom the company signed in. */
export interface Person {
  emisor: string
  sub: string
  /** In small letters; only where the company says that it saw whose it is. */
  email: string | undefined
  grupos: readonly string[]
  /** What the company calls its session, where it says so. */
  sid: string | undefined
  /** How strongly it was proved who it is, as the company calls that; where it says so. */
  acr: string | undefined
  /** By which ways (RFC 8176). */
  amr: readonly string[]
}

type Claims = Readonly<Record<string, unknown>> & { iss: string; sub: string }

/**
 * Of the id token, and of what the issuer says of the same person beside it; an e-mail with what the same of the two says of it.
 * How it was proved is of this sign-in, so the id token alone says it.
 */
export function readPerson(claims: Claims, more: Readonly<Record<string, unknown>> = {}): Person {
  const { iss, sub, sid, acr, amr, groups = more['groups'] } = claims
  if (sub === '' || sub.length > 255) throw new Error('an id token of nobody')
  const { email, email_verified: verified } = claims['email'] === undefined ? more : claims
  return {
    emisor: iss,
    sub,
    email: typeof email === 'string' && verified === true ? inSmallLetters(email) : undefined,
    grupos: listOf(groups),
    sid: typeof sid === 'string' && sid.length <= 256 ? sid : undefined,
    acr: typeof acr === 'string' ? acr : undefined,
    amr: listOf(amr),
  }
}

/** Of A to Z alone: a sign that merely folds to a letter stays what it is, and nobody's e-mail here. */
const inSmallLetters = (email: string) => email.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())

const listOf = (groups: unknown): string[] =>
  (Array.isArray(groups) ? groups : [groups]).filter((each) => typeof each === 'string')
