import { LRUCache } from 'lru-cache'
import type { Idioma } from '@portal/contract/idioma.ts'
import { roomToPack, type Packed } from '../packed.ts'

/**
 * Answers that are given again while nothing changed of what their person sees. Under which versions of the data one was
 * answered, the database says as it opens the session, and says it again before it is given: nothing here decides whether
 * it is still true. See docs/decisions/0116.
 */
export interface KeptAnswers {
  /** What was answered to this, if it is here: to be given where opening the session says `seen`. */
  find: (asked: Question) => KeptAnswer | undefined
  keep: (asked: Question, answer: KeptAnswer) => void
  /** Nothing is found for this session or token until it was answered anew. */
  forgetCaller: (asked: Pick<Question, 'tokenHash'>) => void
  /** One was given again. */
  noteGiven: () => void
  /** A carrier was written to from here: what is kept of it is asked for anew, without asking whether it is true. */
  forget: (seen: string | undefined) => void
  /** The database may be another one, which lacks what was committed last: it would say again under what something was answered. */
  forgetAll: () => void
  /** How many bytes they take, and how often one was given again. */
  figures: () => { bytes: number; given: number }
}

export interface Question {
  tokenHash: Buffer
  operation: string
  idioma: Idioma
  /** As it was read: with its defaults, and its fields in the promise's order. */
  input: unknown
}

export interface KeptAnswer {
  /** What opening the session said: whose it is, and of which versions and day. */
  seen: string
  /** The whole envelope, as JSON. */
  body: string
  packed?: Packed
}

/** Each takes its key, and some more to be found by. */
const besides = 500

/** Letters beyond Latin take two bytes each, and then all of a text do. */
const sizeOf = ({ body, packed }: KeptAnswer, key: string): number =>
  2 * (body.length + key.length + (packed ? roomToPack(body) : 0)) + besides

/** What is kept of a carrier, oldest first, and how many bytes that is. */
interface OfCuenta {
  keys: Set<string>
  bytes: number
}

/**
 * `maxBytes` of them at most, an eighth of them one carrier's: what was used longest ago goes, and of a carrier that asks for
 * more than its part what was answered first.
 */
export function createKeptAnswers({ maxBytes }: { maxBytes: number }): KeptAnswers {
  if (maxBytes === 0) return keepsNothing
  const maxOfCuenta = Math.ceil(maxBytes / 8)
  let given = 0
  /** Who calls with a session, as it said when it was opened last. */
  const people = new LRUCache<string, string>({ max: 20_000 })
  const ofCuenta = new Map<string, OfCuenta>()
  const answers = new LRUCache<string, KeptAnswer>({
    maxSize: maxBytes,
    maxEntrySize: maxOfCuenta,
    sizeCalculation: sizeOf,
    dispose(answer, key) {
      const cuenta = cuentaIn(answer.seen)
      const there = ofCuenta.get(cuenta)
      if (!there?.keys.delete(key)) return
      there.bytes -= sizeOf(answer, key)
      if (there.keys.size === 0) ofCuenta.delete(cuenta)
    },
  })
  const tokenKey = ({ tokenHash }: Pick<Question, 'tokenHash'>) => tokenHash.toString('latin1')
  const keyOf = (sujeto: string, { operation, idioma, input }: Question) =>
    `${sujeto} ${operation} ${idioma} ${JSON.stringify(input)}`

  return {
    find(asked) {
      const sujeto = people.get(tokenKey(asked))
      return sujeto === undefined ? undefined : answers.get(keyOf(sujeto, asked))
    },
    keep(asked, answer) {
      const sujeto = sujetoIn(answer.seen)
      const key = keyOf(sujeto, asked)
      people.set(tokenKey(asked), sujeto)
      answers.set(key, answer)
      if (!answers.has(key)) return
      const cuenta = cuentaIn(answer.seen)
      const there = ofCuenta.get(cuenta) ?? { keys: new Set(), bytes: 0 }
      ofCuenta.set(cuenta, there)
      there.keys.add(key)
      there.bytes += sizeOf(answer, key)
      for (const oldest of there.keys) {
        if (there.bytes <= maxOfCuenta) break
        answers.delete(oldest)
      }
    },
    forgetCaller(asked) {
      people.delete(tokenKey(asked))
    },
    noteGiven() {
      given++
    },
    figures: () => ({ bytes: answers.calculatedSize, given }),
    forgetAll() {
      answers.clear()
    },
    forget(seen) {
      if (seen === undefined) return
      for (const key of [...(ofCuenta.get(cuentaIn(seen))?.keys ?? [])]) answers.delete(key)
    },
  }
}

const keepsNothing: KeptAnswers = {
  find: () => undefined,
  keep: () => {},
  forgetCaller: () => {},
  noteGiven: () => {},
  forget: () => {},
  forgetAll: () => {},
  figures: () => ({ bytes: 0, given: 0 }),
}

const cuentaIn = (seen: string): string => seen.split(' ', 1)[0] ?? ''
const sujetoIn = (seen: string): string => seen.split(' ', 2)[1] ?? ''

/** Whether that is the day in Buenos Aires of which the database told. */
export const isOfDay = (seen: string, day: string): boolean => seen.endsWith(day)
