import type { Request } from '@portal/contract'
import type { Address } from '@portal/ui/list/address.ts'

export type Decision = Request<'DecidirDocumento'>['decision']

/** Under which a decision waits for the line. */
export const decisionAbout = (documentoid: string): string => `documento ${documentoid}`

/** What was just decided, and on what. */
export interface LastDecision {
  documentoid: string
  decision: Decision
  tipo: string
  nombre: string
  /** Decided with it: others of the same paper. */
  tambien: readonly string[]
  /** It has not gone out: there is no line. */
  waits?: boolean
  /** It is on its way, and who decided has gone on already. */
  sending?: boolean
  /** It did not come to pass, and why: who decided has gone on believing that it had. */
  failed?: string
  /** Until when it may be taken back, of `performance.now()`. */
  undoUntil?: number | undefined
  /** The list it was decided from. */
  queue: Address
}
