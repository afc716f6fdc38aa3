import { Id } from '@portal/contract/values.ts'
import fc from 'fast-check'
import * as z from 'zod/mini'
import { sampleInput, sampleText, type Schema } from './sampleInput.ts'

const idPattern = (z.toJSONSchema(Id) as Schema).pattern

/**
 * Inputs of an operation as somebody might send them who means no good: mostly of the promised shape, so that they come as
 * far as the handler, with something in them that nobody expects. `ids` name records that are there.
 */
export function anyInput(
  input: z.ZodMiniType,
  ids: readonly string[],
): fc.Arbitrary<Record<string, unknown>> {
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema
  return fc.oneof(
    { weight: 6, arbitrary: almostAsPromised(input, ids) },
    { weight: 4, arbitrary: objectOf(schema, ids) },
    { weight: 1, arbitrary: fc.dictionary(fc.string({ maxLength: 12 }), odd, { maxKeys: 5 }) },
  )
}

/** But for two values at most, wherever they are nested. */
const almostAsPromised = (input: z.ZodMiniType, ids: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...ids), fc.array(fc.tuple(fc.nat(), odd), { maxLength: 2 }))
    .map(([id, changes]) => {
      const sent = sampleInput(input, id)
      for (const [n, value] of changes) {
        const all = [...placesIn(sent)]
        all[n % all.length]?.(structuredClone(value))
      }
      return sent
    })

/** Sets each value within, one after the other. */
function* placesIn(within: object): Generator<(value: unknown) => void> {
  for (const [name, value] of Object.entries(within) as [string, unknown][]) {
    yield (other) => Object.defineProperty(within, name, { value: other, enumerable: true, writable: true })
    if (typeof value === 'object' && value !== null) yield* placesIn(value)
  }
}

function objectOf({ properties = {} }: Schema, ids: readonly string[]) {
  const fields = Object.entries(properties).map(([name, property]) => [name, valueOf(name, property, ids)])
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, { requiredKeys: [] })
}

function valueOf(name: string, schema: Schema, ids: readonly string[]): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: promised(name, schema, ids) }, { weight: 1, arbitrary: odd })
}

function promised(name: string, schema: Schema, ids: readonly string[]): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.pattern === idPattern) return fc.constantFrom(...ids, '99x999999999', '1x0', '0')
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => promised(name, each, ids)))
  switch (schema.type) {
    case 'object':
      return objectOf(schema, ids)
    case 'array':
      return fc.array(valueOf(name, schema.items ?? {}, ids), { maxLength: 4 })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer({ min: -1, max: 40 }), fc.maxSafeInteger())
    default:
      return fc.oneof(
        { weight: 3, arbitrary: fc.constant(sampleText(name)) },
        { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
        { weight: 1, arbitrary: fc.constantFrom(...texts) },
      )
  }
}

/** What has undone other programs. */
const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202eabc',
  '\u0130\u0131ß',
  '%',
  '_',
  '\\',
  "' or 1=1; --",
  '{{7*7}}${7*7}<%= 7*7 %>',
  '=1+1',
  '../../../etc/passwd',
  '\r\nSet-Cookie: a=b',
  '<script>alert(1)</script>',
  '-1',
  '9'.repeat(40),
  '1e400',
  'NaN',
  'infinity',
  '0000-00-00',
  '0001-01-01',
  '2026-02-30',
  '9999-12-31',
  '+275760-09-13',
  '2026-13',
  '1x99999999999999999999',
  '__proto__',
  'constructor',
  'a'.repeat(20_000),
  '😀'.repeat(200),
]

const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...texts, null, 0, -0, -1, 1e308, 2 ** 53, 2 ** 31, [], {}, [[]], true),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.jsonValue({ maxDepth: 3 }),
)
