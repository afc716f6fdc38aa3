import type { NoDibujado } from '@portal/contract/documentos.ts'
import { createApart, isAnswer, type Unanswered } from '../apart/createApart.ts'
import type { Answered, Asked } from './messages.ts'

/** A WebP; or why there is none, which is true of the bytes; `unknown` where nobody knows. */
export type Drawn = { picture: Buffer } | { undrawn: NoDibujado | 'unknown' }

export interface Drawer {
  /** Refuses with BUSY when too many of the same wait. */
  draw: (whose: string, asked: () => Promise<Asked>) => Promise<Drawn>
  stop: () => void
}

const verdicts: Readonly<Record<Unanswered, NoDibujado | 'unknown'>> = {
  late: 'lento',
  memory: 'memoria',
  broken: 'roto',
  unknown: 'unknown',
}

/** Draws one at a time of each account, and of two at once; one that takes longer than `timeLimitMs` is given up. */
export function createDrawer({ timeLimitMs = 10_000 }: { timeLimitMs?: number | undefined } = {}): Drawer {
  const { ask, stop } = createApart<Asked, Answered>({
    program: new URL('./drawProgram', import.meta.url),
    // Hostile bytes get no more than a page takes.
    maxOldSpaceMb: 192,
    // Whoever looks at a list does not wait for the page of somebody else that takes seconds.
    processes: 2,
    timeLimitMs,
    patienceMs: Math.max(30_000, timeLimitMs),
    // The verdict is kept: a paper doesn't get one for what was drawn before it.
    asksAgain: true,
  })
  return {
    stop,
    async draw(whose, asked) {
      const answer = await ask(whose, asked)
      if (!isAnswer(answer)) return { undrawn: verdicts[answer] }
      return answer.picture ? { picture: Buffer.from(answer.picture) } : { undrawn: 'roto' }
    },
  }
}
