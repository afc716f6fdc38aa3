import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { metWhatIsGone } from './gone.ts'

/** Work of one transaction, tried again where nothing is wrong with it and nothing of it stayed: `attempt` leaves nothing when it throws. */
export async function inTries<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++)
    try {
      return await attempt()
    } catch (error) {
      if (tries >= triesAt(error)) throw error
      // Not all of those that met at once, at once again.
      await setTimeout(Math.random() * 20 * tries)
    }
}

/**
 * How often work is tried: a write that waited for another one which waited for it, as presenting and deciding at once
 * may; work that met with views made anew, as often as they are.
 */
function triesAt(error: unknown): number {
  if (!(error instanceof pg.DatabaseError)) return 1
  if (error.code === '40P01' || error.code === '40001') return 6
  return metWhatIsGone(error) ? 10 : 1
}
