import { sentence } from '@portal/contract/wording.ts'
import { createHmac } from 'node:crypto'
import { Refusal, refuseField } from '@portal/contract'
import { idempotencyHeader } from '@portal/contract/door.ts'

/** A write as its caller names it; nothing where it has no name, or nobody whose it is. */
interface Deed {
  session?: string | undefined
  key?: string | undefined
  /** What it says, so that one name is not used for two. */
  said?: string
}

interface Done<Answer> {
  /** Of what it said: there may be a password in it. */
  hash: string
  answer: Promise<Answer>
  since: number
}

/**
 * Writes that are sent again with their key, because their answer got lost between browser and portal: back offices of
 * before this product know no keys, and would do it twice. Each node remembers its own for a while.
 */
export interface Repeats<Answer> {
  /** What came of it; `again` where it had been done before, or is being done. */
  once: (deed: Deed, run: () => Promise<Answer>) => Promise<{ answer: Answer; again: boolean }>
}

const keptMs = 15 * 60_000
const maxKept = 500

export function createRepeats<Answer>(): Repeats<Answer> {
  const done = new Map<string, Done<Answer>>()

  /** Oldest first, as they were put in. */
  function forgetOld(): void {
    for (const [name, { since }] of done) {
      if (done.size < maxKept && Date.now() - since < keptMs) return
      done.delete(name)
    }
  }

  return {
    async once({ session, key, said = '' }, run) {
      if (session === undefined || key === undefined) return { answer: await run(), again: false }
      forgetOld()
      const name = `${session} ${key}`
      const hash = createHmac('sha256', key).update(said).digest('hex')
      const before = done.get(name)
      if (before) {
        if (before.hash !== hash) throw refuseField(idempotencyHeader, sentence('yaSeUsoParaOtroPedido'))
        return { answer: await before.answer, again: true }
      }
      const answer = run()
      done.set(name, { hash, answer, since: Date.now() })
      try {
        return { answer: await answer, again: false }
      } catch (error) {
        // What nobody knows is not done again by itself; what was refused may be.
        if (!(error instanceof Refusal && error.is('BACKOFFICE_UNSURE'))) done.delete(name)
        throw error
      }
    },
  }
}
