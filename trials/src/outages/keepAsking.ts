import { setTimeout as sleep } from 'node:timers/promises'
import { inspect } from 'node:util'

/** One call that the load makes again and again. */
export interface Asked {
  name: string
  path: string
  /** Made anew for each call: a write may need a body that was never sent before. */
  init: () => RequestInit
}

/** What came of one call. */
export interface Answered {
  name: string
  /** Milliseconds since the load began. */
  at: number
  took: number
  /** 0 where no answer came. */
  status: number
  /** Whether the answer says what it should where all is well; who asks too often is told so, and that is well too. */
  good: boolean
  /** Of an answer that is not good: its beginning, or why none came. */
  said: string
}

export interface Asking {
  answered: readonly Answered[]
  /** Milliseconds since it began. */
  now: () => number
  stop: () => Promise<void>
}

/** Longer than any of these calls may take. */
const patienceMs = 20_000

/** Keeps so many loops asking, each the calls in turn, until it is stopped. A loop that was told no waits a moment, as people do. */
export function keepAsking(url: string, calls: readonly Asked[], loops: number): Asking {
  const began = performance.now()
  const answered: Answered[] = []
  let going = true
  const now = () => performance.now() - began

  async function ask({ name, path, init }: Asked): Promise<Answered> {
    const at = now()
    const told = (status: number, good: boolean, said: string): Answered => ({
      name,
      at,
      took: now() - at,
      status,
      good,
      said: good ? '' : said.slice(0, 200),
    })
    try {
      const response = await fetch(url + path, {
        ...init(),
        redirect: 'manual',
        signal: AbortSignal.timeout(patienceMs),
      })
      const text = await response.text()
      const good = response.status === 429 || (response.ok && !text.startsWith('{"success":false'))
      return told(response.status, good, text)
    } catch (error) {
      return told(0, false, inspect(error))
    }
  }

  async function loop(first: number): Promise<void> {
    for (let i = first; going; i++) {
      const call = calls[i % calls.length]
      if (!call) return
      const answer = await ask(call)
      answered.push(answer)
      if (!answer.good) await sleep(50)
    }
  }

  const loopsGoing = Array.from({ length: loops }, (_, n) => loop(n))
  return {
    answered,
    now,
    async stop() {
      going = false
      await Promise.all(loopsGoing)
    },
  }
}
