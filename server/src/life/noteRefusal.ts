import type { Puerta } from '@portal/contract/rechazos.ts'
import type { Caller } from '../handler.ts'
import type { Rechazos } from '../rechazos/rechazos.ts'

interface Refused {
  /** How a browser comes in there. */
  puerta: Puerta
  operacion: string
  caller: Caller
  /** The call had to open its session; of one that needs none, it may be whatever somebody made up. */
  inSession: boolean
  /** Whom the call was about, where that is known of somebody who is not signed in. */
  sujeto?: string | undefined
}

/** Tells of a refused request: of whatever else was thrown, nothing. */
export function noteRefusal(
  rechazos: Pick<Rechazos, 'note'>,
  error: unknown,
  { puerta, operacion, caller, inSession, sujeto }: Refused,
): void {
  rechazos.note(error, {
    puerta: caller.browser ? puerta : 'programa',
    operacion,
    caller,
    sujeto,
    tokenHash: inSession ? caller.tokenHash : undefined,
  })
}
