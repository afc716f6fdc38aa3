import { createApart } from '../apart/createApart.ts'
import type { Asked, Drawn } from './messages.ts'

export interface Drawer {
  /** Nothing for what can't be drawn. Refuses with BUSY when too many of the same wait. */
  draw: (whose: string, asked: () => Promise<Asked>) => Promise<Buffer | undefined>
  stop: () => void
}

/** Draws one at a time of each account, and of two at once; one that takes longer than `timeLimitMs` is given up. */
export function createDrawer({ timeLimitMs = 10_000 } = {}): Drawer {
  const { ask, stop } = createApart<Asked, Drawn>({
    program: new URL('./drawProgram', import.meta.url),
    // Hostile bytes get no more than a page takes.
    maxOldSpaceMb: 192,
    // Whoever looks at a list does not wait for the page of somebody else that takes seconds.
    processes: 2,
    timeLimitMs,
  })
  return {
    stop,
    async draw(whose, asked) {
      const picture = (await ask(whose, asked))?.picture
      return picture && Buffer.from(picture)
    },
  }
}
