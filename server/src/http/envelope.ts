import { refuse } from '@portal/contract'
import { carrierDoor, named, ownOperations, type Door } from '@portal/contract/door.ts'
import { isRecord } from '../isRecord.ts'

/** What a call's body says, before anything is checked. */
export interface Envelope {
  operation: string
  /** Parameters beside `_operation` and `mode`. */
  input: Record<string, unknown>
}

export function readEnvelope(body: unknown, door: Door): Envelope {
  if (!isRecord(body)) throw refuse('INVALID_INPUT')
  const { _operation, mode, ...input } = body
  if (door === carrierDoor && typeof _operation === 'string' && ownOperations.has(_operation)) {
    return { operation: _operation, input: mode === undefined ? input : { ...input, mode } }
  }
  if (_operation !== door.operation || typeof mode !== 'string' || ownOperations.has(mode))
    throw refuse('UNKNOWN_OPERATION')
  return { operation: mode, input }
}

/** At the address of one operation, which its body need not name; one that names another is refused. */
export function readNamedEnvelope(body: unknown, operation: string): Envelope {
  if (!isRecord(body)) throw refuse('INVALID_INPUT')
  const envelope = readEnvelope({ ...named(operation, carrierDoor), ...body }, carrierDoor)
  if (envelope.operation !== operation) throw refuse('UNKNOWN_OPERATION')
  return envelope
}
