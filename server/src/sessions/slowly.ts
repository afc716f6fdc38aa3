import { setTimeout } from 'node:timers/promises'
import { refuse } from '@portal/contract'

/** As many wait at once, of everybody; they hold nothing but their connection. */
const most = 500

let waiting = 0

/** How somebody waits who tried too often. */
export type SlowDown = (ms: number) => Promise<void>

/** Lets somebody wait who may be an attacker, and may be who is attacked. Refuses with BUSY when too many do. */
export async function slowDown(ms: number): Promise<void> {
  if (ms === 0) return
  if (waiting >= most) throw refuse('BUSY')
  waiting++
  try {
    await setTimeout(ms)
  } finally {
    waiting--
  }
}
