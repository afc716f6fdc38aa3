import * as z from 'zod/mini'

/** JSON Schema as far as the contract's outputs use it. */
interface Schema {
  type?: string | string[]
  const?: unknown
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  items?: Schema
}

/**
 * Brings what a remote answered into the promised shape, as far as it means the same: numbers and booleans that came
 * as text, a list that came as null or as an object with keys "0", "1", …, what is missing and may be null.
 * What is not there can't be made up: the promise itself is checked afterwards.
 */
export function conformer(output: z.ZodMiniType): (result: unknown) => unknown {
  const schema = z.toJSONSchema(output) as Schema
  return (result) => conform(schema, schema.properties?.['records'] ? withRecords(result) : result)
}

/** A list may come bare, or not at all. */
function withRecords(result: unknown): unknown {
  if (Array.isArray(result) || result === null || result === undefined) return { records: result }
  return result
}

function conform(schema: Schema, value: unknown): unknown {
  if (schema.anyOf) return conformUnion(schema.anyOf, value)
  const { type } = schema
  if (Array.isArray(type))
    return conformUnion(
      type.map((each) => ({ ...schema, type: each })),
      value,
    )
  switch (type ?? typeof schema.const) {
    case 'object':
      return conformObject(schema, value)
    case 'array':
      return listIn(value).map((item) => conform(schema.items ?? {}, item))
    case 'integer':
    case 'number':
      return typeof value === 'string' && value.trim() !== '' ? Number(value) : value
    case 'boolean':
      return flags.get(typeof value === 'string' ? value.toLowerCase() : value) ?? value
    case 'string':
      return typeof value === 'number' ? String(value) : value
    default:
      return value
  }
}

function conformUnion(branches: readonly Schema[], value: unknown): unknown {
  const some = branches.filter(({ type }) => type !== 'null')
  const nullable = some.length < branches.length
  const [first] = some
  if (nullable && (value === undefined || (value === '' && first?.type !== 'string'))) return null
  return value === null || !first ? value : conform(first, value)
}

function conformObject({ properties }: Schema, value: unknown): unknown {
  if (properties === undefined || typeof value !== 'object' || value === null || Array.isArray(value))
    return value
  const given = value as Record<string, unknown> // an object that is no array
  return Object.fromEntries(
    Object.entries(properties)
      .map(([name, property]) => [name, conform(property, given[name])] as const)
      .filter(([, each]) => each !== undefined),
  )
}

function listIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .filter(([key]) => /^\d+$/.test(key))
    .sort(([one], [other]) => Number(one) - Number(other))
    .map(([, item]) => item as unknown)
}

const flags = new Map<unknown, boolean>([
  [1, true],
  ['1', true],
  ['true', true],
  ['si', true],
  ['yes', true],
  [0, false],
  ['0', false],
  ['', false],
  ['false', false],
  ['no', false],
])
