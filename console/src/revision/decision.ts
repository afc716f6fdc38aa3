import type { Request } from '@portal/contract'

export type Decision = Request<'DecidirDocumento'>['decision']

/** What was just decided, and on what. */
export interface LastDecision {
  documentoid: string
  decision: Decision
  tipo: string
  nombre: string
}
