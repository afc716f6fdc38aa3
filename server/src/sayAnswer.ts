import type { Idioma } from '@portal/contract/idioma.ts'
import { saidTexts } from '@portal/contract/saidText.ts'
import * as z from 'zod/mini'
import { isRecord } from './isRecord.ts'
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
  if (each) return (value, idioma) => (Array.isArray(value) ? changed(value, idioma, each) : value)
  const named = Object.entries(properties ?? {}).flatMap(([name, property]) => {
    const say = sayIn(property)
    return say ? [[name, say] as const] : []
  })
  if (named.length === 0) return undefined
  // Of hundreds of objects in a list most have nothing to be said: they stay as they are.
  return (value, idioma) => {
    if (!isRecord(value)) return value
    let copy: Record<string, unknown> | undefined
    for (const [name, say] of named) {
      const before = value[name]
      const after = before === undefined ? before : say(before, idioma)
      if (after !== before) (copy ??= { ...value })[name] = after
    }
    return copy ?? value
  }
}

function changed(items: readonly unknown[], idioma: Idioma, say: Say): readonly unknown[] {
  const after = items.map((item) => say(item, idioma))
  return after.some((item, n) => item !== items[n]) ? after : items
}
