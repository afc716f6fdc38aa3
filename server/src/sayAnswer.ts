import type { Idioma } from '@portal/contract/idioma.ts'
import { saidTexts } from '@portal/contract/saidText.ts'
import * as z from 'zod/mini'
import { said } from './said.ts'

/** JSON Schema as far as the contract's outputs use it. */
interface Schema {
  said?: true
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  items?: Schema
}

type Say = (value: unknown, idioma: Idioma) => unknown

/** Makes text of the sentences in an operation's result, where its promise says that they are some. */
export function sayAnswer(output: z.ZodMiniType): Say {
  const say = sayIn(z.toJSONSchema(output, { metadata: saidTexts }) as Schema)
  return (result, idioma) => (say ? say(result, idioma) : result)
}

/** Nothing for a part of an answer without a sentence. */
function sayIn({ said: isSaid, anyOf, properties, items }: Schema): Say | undefined {
  if (isSaid) return (value, idioma) => (typeof value === 'string' ? said(idioma, value) : value)
  if (anyOf) return anyOf.map(sayIn).find((say) => say !== undefined)
  const each = items && sayIn(items)
  if (each)
    return (value, idioma) =>
      Array.isArray(value) ? value.map((item: unknown) => each(item, idioma)) : value
  const named = Object.entries(properties ?? {}).flatMap(([name, property]) => {
    const say = sayIn(property)
    return say ? [[name, say] as const] : []
  })
  if (named.length === 0) return undefined
  return (value, idioma) => {
    if (typeof value !== 'object' || value === null) return value
    const given = new Map<string, unknown>(Object.entries(value))
    return {
      ...value,
      ...Object.fromEntries(
        named.flatMap(([name, say]) => (given.has(name) ? [[name, say(given.get(name), idioma)]] : [])),
      ),
    }
  }
}
