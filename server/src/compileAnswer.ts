import fastJson, { type ObjectSchema } from 'fast-json-stringify'
import type { Idioma } from '@portal/contract/idioma.ts'
import * as z from 'zod/mini'
import { sayAnswer } from './sayAnswer.ts'

/** JSON Schema as far as the contract's outputs use it. */
interface Schema {
  type?: string | string[]
  nullable?: boolean
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
}

/**
 * A writer of `{"success":true,"result":…}` for one operation, compiled from its promised output: what the promise
 * does not name is not written, so a `select` never leaks a column; its sentences are said in the caller's language.
 * `strictly` (in tests) lets zod read the result first, and a result that breaks the promise is a fault.
 */
export function compileAnswer(
  output: z.ZodMiniType,
  strictly: boolean,
): (result: unknown, idioma: Idioma) => string {
  const result = simpler(z.toJSONSchema(output) as Schema)
  const write: (envelope: object) => string = fastJson({
    type: 'object',
    properties: { success: { type: 'boolean' }, result },
  } as ObjectSchema)
  const say = sayAnswer(output)
  return (value, idioma) => {
    if (strictly) output.parse(value)
    return write({ success: true, result: say(value, idioma) })
  }
}

/** Spares fast-json-stringify the unions that only say "or null" or list constants of one type: it would try each with a validator. */
function simpler(schema: Schema): Schema {
  const { anyOf, ...rest } = schema
  if (anyOf) {
    const some = anyOf.filter(({ type }) => type !== 'null')
    const nullable = some.length < anyOf.length ? { nullable: true } : {}
    const [first] = some
    if (
      first &&
      some.every(
        ({ type, const: value }) => type === first.type && (some.length === 1 || value !== undefined),
      )
    )
      return { ...simpler(some.length === 1 ? first : { type: first.type ?? 'string' }), ...nullable }
    throw new Error('an output with a union that the answer writer does not know')
  }
  if (Array.isArray(rest.type)) {
    const [type, ...others] = rest.type.filter((each) => each !== 'null')
    if (type === undefined || others.length > 0) throw new Error('an output of several types')
    return { ...rest, type, nullable: true }
  }
  return {
    ...rest,
    ...(rest.items && { items: simpler(rest.items) }),
    ...(rest.properties && {
      properties: Object.fromEntries(
        Object.entries(rest.properties).map(([name, property]) => [name, simpler(property)]),
      ),
    }),
  }
}
