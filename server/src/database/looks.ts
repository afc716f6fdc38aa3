import type pg from 'pg'
import type { Opening } from './opening.ts'
import { everybodyAsked, seenIn, sendOnce } from './unit.ts'

/**
 * Whether a session or a token still opens, and what it would see: asked by many at once, it goes in one message, so that a
 * look costs neither a round trip nor a transaction of its own; and what one asks twice while it waits goes once. A message is
 * a transaction: where one look raises, the others are sent again, so that a session's use is noted whoever asks beside it.
 */
export type Look = (whose: string, look: Looked) => Promise<string | undefined>

type Looked = NonNullable<Opening['look']>

interface Parts {
  pool: pg.Pool
  /** A message takes the turn of one, however many look by it; where all who ask are in turn already there is none. */
  inTurn?: (message: number, work: () => Promise<void>) => Promise<void>
  /** As many of one, and of all together, wait for a message; what the next one is told. */
  waiting?: { mostOfOne: number; most: number; refuse: () => Error }
}

interface Asked {
  look: Looked
  resolve: (seen: string | undefined) => void
  reject: (error: unknown) => void
}

/** One is written while the other is answered. */
const messagesAtOnce = 2
/** So that whoever waits behind a message waits two or three milliseconds. */
const mostInMessage = 64

export function createLooks({ pool, inTurn = (_message, work) => work(), waiting }: Parts): Look {
  /** By whose they are: of each one goes with a message. */
  const lines = new Map<string, Asked[]>()
  let all = 0
  /** Messages that nobody sends at the moment, by number. */
  const free = Array.from({ length: messagesAtOnce }, (_, n) => n)

  async function sendAll(message: number): Promise<void> {
    while (lines.size > 0)
      await inTurn(message, async () => {
        await everybodyAsked()
        await send(takeOneOfEach())
      }).catch(refuseAll)
    free.push(message)
  }

  /** The first of each, with those of its line that it answers too. */
  function takeOneOfEach(): Asked[][] {
    return [...lines].slice(0, mostInMessage).flatMap(([whose, line]) => {
      const [first] = line
      if (!first) return []
      const alike = line.filter(({ look }) => isSame(look, first.look))
      all -= alike.length
      lines.delete(whose)
      if (alike.length < line.length)
        lines.set(
          whose,
          line.filter((asked) => !alike.includes(asked)),
        )
      return [alike]
    })
  }

  async function send(asked: readonly (readonly Asked[])[]): Promise<void> {
    if (asked.length === 0) return
    try {
      const { answers, error } = await sendOnce(
        pool,
        asked.flatMap(([first]) => (first ? [first.look] : [])),
      )
      const raised = error ? asked[answers.length] : undefined
      if (raised) {
        for (const { reject } of raised) reject(error)
        await send(asked.filter((each) => each !== raised))
      } else if (error) throw error
      else
        for (const [i, alike] of asked.entries())
          for (const { look, resolve } of alike) resolve(seenIn(answers[i], look))
    } catch (error) {
      for (const { reject } of asked.flat()) reject(error)
    }
  }

  function refuseAll(error: unknown): void {
    const asked = [...lines.values()].flat()
    lines.clear()
    all = 0
    for (const { reject } of asked) reject(error)
  }

  return (whose, look) =>
    new Promise((resolve, reject) => {
      const line = lines.get(whose) ?? []
      if (waiting && (line.length >= waiting.mostOfOne || all >= waiting.most)) throw waiting.refuse()
      all++
      line.push({ look, resolve, reject })
      lines.set(whose, line)
      const message = free.pop()
      if (message !== undefined) void sendAll(message)
    })
}

/** Values are texts, yes or no, and hashes. */
const isSame = (one: Looked, other: Looked): boolean =>
  one === other ||
  (one.text === other.text &&
    one.values.every((value, i) => {
      const there = other.values[i]
      return value === there || (Buffer.isBuffer(value) && Buffer.isBuffer(there) && value.equals(there))
    }))
