import { refuse } from '@portal/contract'
import type { CarrierOperation } from '@portal/contract/operation.ts'
import { listIn } from './conform.ts'
import { isRecord } from './envelope.ts'

/** How a back office names what it wrote, whatever the field is called in the promise. */
const anyId = ['id', 'record', 'recordid', 'crmid']

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
  const first = firstOf(result)
  const id = isId(first) ? first : isRecord(first) ? idIn(first, named.record ?? []) : undefined
  const values = isRecord(first) ? first : {}
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

function firstOf(result: unknown): unknown {
  const list = listIn(result)
  if (list) return list[0]
  if (!isRecord(result)) return result
  const { records, record } = result
  if (records !== undefined && records !== null)
    return listIn(records)?.[0] ?? (isRecord(records) ? records : undefined)
  if (isRecord(record)) return listIn(record)?.[0] ?? record
  return result
}

function idIn(row: Readonly<Record<string, unknown>>, fields: readonly string[]): unknown {
  for (const name of [...fields, ...anyId]) {
    const value = row[name]
    const id = isRecord(value) && 'value' in value ? value['value'] : value
    if (isId(id)) return id
  }
  return undefined
}

const isId = (value: unknown): value is string | number =>
  (typeof value === 'number' && value > 0) ||
  (typeof value === 'string' && /^(\d{1,4}x)?\d{1,18}$/.test(value) && Number(value) !== 0)

function saysSomething(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  if (isRecord(value))
    return Object.values(value).some((each) => each !== null && each !== false && each !== '')
  return value !== null && value !== undefined && value !== false && value !== '' && value !== 0
}
