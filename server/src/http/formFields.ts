import { carrierOperations, refuse } from '@portal/contract'
import * as z from 'zod/mini'
import { requireShallow } from './shallowJson.ts'

/** JSON Schema as far as the kinds of the contract's parameters go. */
interface Schema {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  properties?: Record<string, Schema>
}

const takesText = ({ type, enum: values, const: value, anyOf }: Schema): boolean =>
  anyOf?.some(takesText) ??
  (type === 'string' ||
    typeof value === 'string' ||
    values?.some((each) => typeof each === 'string') === true)

/** The parameters of each of the carriers' operations that are never text, as its input says. */
const nested: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(carrierOperations).map(([name, { input }]) => {
    const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema
    return [name, Object.keys(properties).filter((field) => !takesText(properties[field] ?? {}))]
  }),
)

/**
 * A form carries nothing but text: a parameter that is none is carried as JSON text, or empty for nothing. Clients of the
 * seed send `values` and `filter` so in JSON too.
 */
export function withNested(operation: string, input: Record<string, unknown>): Record<string, unknown> {
  const fields = nested.get(operation)?.filter((field) => typeof input[field] === 'string') ?? []
  return fields.length === 0
    ? input
    : { ...input, ...Object.fromEntries(fields.map((field) => [field, parsed(String(input[field]))])) }
}

function parsed(value: string): unknown {
  if (value === '') return undefined
  requireShallow(value)
  try {
    return JSON.parse(value) as unknown
  } catch {
    throw refuse('INVALID_INPUT')
  }
}
