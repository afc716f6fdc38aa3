import { LRUCache } from 'lru-cache'
import type { Idioma } from '@portal/contract/idioma.ts'

/**
 * Answers that are given again while nothing changed of what their person sees. Under which versions of the data one was
 * answered, the database says as it opens the session, and says it again before it is given: nothing here decides whether
 * it is still true. See docs/decisions/0116.
 */
export interface KeptAnswers {
  /** What was answered to this, if it is here: to be given where opening the session says `seen`. */
  find: (asked: Question) => KeptAnswer | undefined
  keep: (asked: Question, answer: KeptAnswer) => void
  /** One was given again. */
  noteGiven: () => void
  /** A carrier was written to from here: what is kept of it is asked for anew, without asking whether it is true. */
  forget: (seen: string | undefined) => void
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
}

/** Each takes its key, and some more to be found by. */
const besides = 500

/** `maxBytes` of them at most: what was used longest ago goes. */
export function createKeptAnswers({ maxBytes }: { maxBytes: number }): KeptAnswers {
  if (maxBytes === 0) return keepsNothing
  /** Who calls with a session, as it said when it was opened last. */
  const people = new LRUCache<string, string>({ max: 20_000 })
  let given = 0
  const keysOf = new Map<string, Set<string>>()
  const answers = new LRUCache<string, KeptAnswer>({
    maxSize: maxBytes,
    // One that would push out a tenth of the others is not kept.
    maxEntrySize: Math.ceil(maxBytes / 10),
    // Letters beyond Latin take two bytes each, and then all of a text do.
    sizeCalculation: ({ body }, key) => 2 * (body.length + key.length) + besides,
    dispose: ({ seen }, key) => {
      const cuenta = cuentaIn(seen)
      const keys = keysOf.get(cuenta)
      keys?.delete(key)
      if (keys?.size === 0) keysOf.delete(cuenta)
    },
  })
  const tokenKey = ({ tokenHash }: Question) => tokenHash.toString('latin1')
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
      const keys = keysOf.get(cuenta) ?? new Set()
      keysOf.set(cuenta, keys.add(key))
    },
    noteGiven() {
      given++
    },
    figures: () => ({ bytes: answers.calculatedSize, given }),
    forget(seen) {
      if (seen === undefined) return
      for (const key of [...(keysOf.get(cuentaIn(seen)) ?? [])]) answers.delete(key)
    },
  }
}

const keepsNothing: KeptAnswers = {
  find: () => undefined,
  keep: () => {},
  noteGiven: () => {},
  forget: () => {},
  figures: () => ({ bytes: 0, given: 0 }),
}

const cuentaIn = (seen: string): string => seen.split(' ', 1)[0] ?? ''
const sujetoIn = (seen: string): string => seen.split(' ', 2)[1] ?? ''

/** Whether that is the day in Buenos Aires of which the database told. */
export const isOfDay = (seen: string, day: string): boolean => seen.endsWith(day)
