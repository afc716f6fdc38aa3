import type { GateInput, GateOperation, GateResult } from '@portal/contract/porteria.ts'
import type { Statement } from '../../database/batch.ts'
import type { Caller, Services } from '../../handler.ts'
import type { Listas } from './listas.ts'

/** What an operation of a device has: functions of the database that take its token, and nothing else of it. */
export interface GateContext {
  /** SHA-256 of the token; of who enrols, none yet. */
  hash: Buffer
  /** One statement, in the turn of its device; a transaction of its own. */
  ask: (statement: Statement, writes?: 'writes') => Promise<Record<string, unknown>[]>
  listas: Listas
  services: Services
  caller: Caller
  requestId: string
}

export type GateHandler<Name extends GateOperation> = (
  input: GateInput<Name>,
  context: GateContext,
) => Promise<GateResult<Name>>
