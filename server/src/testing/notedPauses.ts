import { slowDown, type SlowDown } from '../sessions/slowly.ts'
import { inFull } from './howMany.ts'

/** Notes how long who tries too often is to wait, and lets that one go on at once; in full it waits as well. */
export function notedPauses(pauses: number[]): SlowDown {
  return async (ms) => {
    pauses.push(ms)
    if (inFull) await slowDown(ms)
  }
}
