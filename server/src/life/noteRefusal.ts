import type { Via } from '@portal/contract/refusedAttacks.ts'
import type { Caller } from '../handler.ts'
import type { RefusedAttacks } from '../refusedAttacks/refusedAttacks.ts'

interface Refused {
  /** How a browser comes in there. */
  puerta: Via
  operacion: string
  caller: Caller
  /** The call had to open its session; of one that needs none, it may be whatever somebody made up. */
  inSession: boolean
  /** Whom the call was about, where that is known of somebody who is not signed in. */
  sujeto?: string | undefined
}

/** Tells of a refused request: of whatever else was thrown, nothing. */
export function noteRefusal(
  refusedAttacks: Pick<RefusedAttacks, 'note'>,
  error: unknown,
  { puerta, operacion, caller, inSession, sujeto }: Refused,
): void {
  refusedAttacks.note(error, {
    puerta: caller.browser ? puerta : 'programa',
    operacion,
    caller,
    sujeto,
    tokenHash: inSession ? caller.tokenHash : undefined,
  })
}
