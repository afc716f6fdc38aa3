import { byAutocannon } from './autocannon.ts'
import type { Load, Measured } from './request.ts'
import { byWrk, hasWrk } from './wrk.ts'

const wrk = await hasWrk()

export const tool = wrk ? 'wrk' : 'autocannon'

/** Keeps so many connections busy for so long, from a process of its own. No answer at all is a failure too. */
export async function measure(load: Load): Promise<Measured> {
  const measured = await (wrk ? byWrk : byAutocannon)(load)
  return measured.answers > 0
    ? measured
    : { ...measured, failed: measured.failed + 1, complaint: `ninguna respuesta en ${load.seconds} s` }
}
