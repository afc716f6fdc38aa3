/** JSON Schema as far as the contract's outputs use it. */
export interface Schema {
  type?: string | string[]
  const?: unknown
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
}

/**
 * Brings what a remote answered into the promised shape, as far as it means the same: numbers and booleans that came
 * as text, a list that came as an object with keys "0", "1", …, an empty text for what may be null. What is missing
 * stays missing, because nobody knows it. The promise itself is checked afterwards.
 */
export function conform(schema: Schema, value: unknown): unknown {
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
      return listIn(value)?.map((item) => conform(schema.items ?? {}, item)) ?? value
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
  if (nullable && value === '' && first?.type !== 'string') return null
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

/** `undefined` when it is no list. */
function listIn(value: unknown): unknown[] | undefined {
  if (isList(value)) return value
  if (typeof value !== 'object' || value === null) return undefined
  const entries = Object.entries(value)
  if (!entries.every(([key]) => /^\d+$/.test(key))) return undefined
  return entries.sort(([one], [other]) => Number(one) - Number(other)).map(([, item]) => item as unknown)
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value)

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
