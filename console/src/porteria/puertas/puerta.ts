import type { Result } from '@portal/contract'

export type Puerta = Result<'ListPuertas'>['records'][number]

/** How often what devices did is asked for while the screen is open. */
export const oftenMs = 30_000
/** The same while a code waits for its device. */
export const waitingMs = 3_000
