import type pg from 'pg'
import type { Opening } from './opening.ts'
import { everybodyAsked, seenIn, sendOnce } from './unit.ts'

/**
 * Whether a token still opens, and what it would see: asked by many at once, it goes in one message, so that a look costs
 * neither a round trip nor a transaction of its own. A look writes nothing, or what one of them raises would undo it.
 */
export type Look = (whose: string, look: Looked) => Promise<string | undefined>

type Looked = NonNullable<Opening['look']>

interface Parts {
  pool: pg.Pool
  /** A message takes the turn of one, however many look by it. */
  inTurn: (message: number, work: () => Promise<void>) => Promise<void>
  /** As many of one, and of all together, wait for a message; what the next one is told. */
  waiting: { mostOfOne: number; most: number; refuse: () => Error }
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

export function createLooks({ pool, inTurn, waiting }: Parts): Look {
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

  function takeOneOfEach(): Asked[] {
    const taken = [...lines].slice(0, mostInMessage).flatMap(([whose, [first, ...line]]) => {
      lines.delete(whose)
      if (line.length > 0) lines.set(whose, line)
      return first ? [first] : []
    })
    all -= taken.length
    return taken
  }

  /** The one that raised is told why; those after it were not looked at yet. */
  async function send(asked: readonly Asked[]): Promise<void> {
    if (asked.length === 0) return
    try {
      const { answers, error } = await sendOnce(
        pool,
        asked.map(({ look }) => look),
      )
      for (const [i, { look, resolve }] of asked.slice(0, answers.length).entries())
        resolve(seenIn(answers[i], look))
      asked[answers.length]?.reject(error ?? new Error('a look without an answer'))
      await send(asked.slice(answers.length + 1))
    } catch (error) {
      for (const { reject } of asked) reject(error)
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
      if (line.length >= waiting.mostOfOne || all >= waiting.most) throw waiting.refuse()
      all++
      line.push({ look, resolve, reject })
      lines.set(whose, line)
      const message = free.pop()
      if (message !== undefined) void sendAll(message)
    })
}
