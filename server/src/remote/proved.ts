import { refuse } from '@portal/contract'
import type { CarrierOperation } from '@portal/contract/operation.ts'
import { idIn, isBareId, recordsWithin, unblocked } from './shapes.ts'
import { isRecord } from '../isRecord.ts'

interface Written {
  name: string
  promise: CarrierOperation
  input: Readonly<Record<string, unknown>>
}

/** Writes that leave no record, and may be asked for again. */
export const harmless: ReadonlySet<string> = new Set(['sendMailForPassword'])

/**
 * The answer of a write, as one of its promise. It was done when a record or an id comes back; after anything else
 * nobody knows.
 */
export function proved({ name, promise: { writes, named }, input }: Written, result: unknown): unknown {
  if (!writes || harmless.has(name)) return isRecord(result) || !writes ? result : {}
  const [field] = named.record ?? []
  if (field === undefined) {
    if (!saysSomething(result)) throw refuse('BACKOFFICE_UNSURE')
    const idOfInput = named.input === undefined ? undefined : input[named.input]
    if (idOfInput !== undefined) return { records: [{ [String(named.input)]: idOfInput }] }
    return isRecord(result) ? result : {}
  }
  const [first] = recordsWithin(result)
  if (isBareId(first)) return { records: [{ [field]: String(first) }] }
  const values = isRecord(first) ? unblocked(first) : {}
  const id = idIn(values, named.record ?? [])
  if (id !== undefined) return { records: [{ ...values, [field]: id }] }
  // What was taken away is nothing.
  if (field in values && !(field in input) && isNotNew(name)) return { records: [values] }
  // Of a record that was there before, its values are enough: which one it is was said.
  const asked = input[field]
  if (asked !== '0' && (asked !== undefined || !(field in input)) && isNotNew(name) && saysSomething(values))
    return { records: [{ ...values, ...(asked !== undefined && { [field]: asked }) }] }
  throw refuse('BACKOFFICE_UNSURE')
}

/** A new one has no id but that which the answer names. */
const isNotNew = (name: string) => !['saveRecord', 'SaveDocumentoRecurso'].includes(name)

function saysSomething(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  if (isRecord(value))
    return Object.values(value).some((each) => each !== null && each !== false && each !== '')
  return value !== null && value !== undefined && value !== false && value !== '' && value !== 0
}
