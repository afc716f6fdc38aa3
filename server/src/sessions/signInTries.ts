import { createHash } from 'node:crypto'
import { networkOf } from './networkOf.ts'
import type { Try } from './limits.ts'

/** Which of the two apps is signed in to: what is tried at one counts nothing at the other. */
export type App = 'portal' | 'consola'

interface From {
  app: App
  email: string
  ip: string
  /** Hash of what names the browser, where the e-mail's owner signed in before. */
  known?: Buffer | undefined
}

export interface SignInTries {
  /** Counted before, in this order. */
  before: readonly Try[]
  /** What a right one takes back: counts that begin anew, and counts that lose this one. */
  forgotten: readonly Try[]
  givenBack: readonly Try[]
  /** Counted when it was wrong. */
  wrong: readonly Try[]
}

/**
 * What a sign-in is counted by. The owner's own browser is counted by itself alone, so that nothing that others do keeps
 * it out; from elsewhere it is counted per network, and per account together, which slows down and refuses nobody.
 */
export function signInTries({ app, email, ip, known }: From): SignInTries {
  const account = `${app}:${accountKey(email)}`
  if (known) {
    const own: Try = { limit: 'signInKnown', key: `${account}:${known.toString('base64url')}` }
    return { before: [own], forgotten: [own], givenBack: [], wrong: [] }
  }
  const network = networkOf(ip)
  const here: Try = { limit: 'signInAccountFrom', key: `${account}:${network}` }
  const from: Try = { limit: 'signInFrom', key: `${app}:${network}` }
  const all: Try = { limit: 'signInAccount', key: account }
  return {
    before: [here, from, all],
    forgotten: [here],
    givenBack: [from, all],
    wrong: [{ limit: 'signInSite', key: app }],
  }
}

interface Asks {
  /** At which door; the portal's unless said otherwise. */
  app?: App
  email: string
  ip: string
  /** As of a sign-in. */
  known?: Buffer | undefined
}

/** What asking for a reset code is counted by: the owner's own browser by itself alone, others never beside it. */
export function codeMailTries({ app = 'portal', email, ip, known }: Asks): readonly Try[] {
  const door = app === 'portal' ? '' : `${app}:`
  const account = `${door}${accountKey(email)}`
  if (known) return [{ limit: 'passwordMailKnown', key: `${account}:${known.toString('base64url')}` }]
  const network = networkOf(ip)
  return [
    { limit: 'passwordMailAccountFrom', key: `${account}:${network}` },
    { limit: 'passwordMailFrom', key: `${door}${network}` },
    { limit: 'passwordMailAccount', key: account },
    { limit: 'passwordMailSite', key: `${door}todos` },
  ]
}

/** What a guess at a reset code, or at a link, is counted by. How often one code is guessed at, its row says. */
export function codeTries({
  email,
  ip,
  known,
}: Omit<Asks, 'email'> & { email: string | undefined }): readonly Try[] {
  if (known && email !== undefined)
    return [{ limit: 'passwordCodeKnown', key: `${accountKey(email)}:${known.toString('base64url')}` }]
  return [
    { limit: 'passwordCodeFrom', key: networkOf(ip) },
    { limit: 'passwordCodeSite', key: 'todos' },
  ]
}

/** Of any length, and nobody's name where tries are kept. */
export const accountKey = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url').slice(0, 22)
