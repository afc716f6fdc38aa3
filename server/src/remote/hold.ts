import * as z from 'zod/mini'
import { conform, type Schema } from './conform.ts'

/** What of a remote's answer holds, and what was wrong with the rest. */
export interface Held {
  /** `undefined` when nothing of it does. */
  answer: unknown
  issues: readonly z.core.$ZodIssue[]
}

/**
 * Holds a remote's answers to its promise as far as they go: a value that breaks it is unknown, as if it had not been
 * said, and a row that then lacks what makes it a row is left out. A list of which no row is left doesn't hold at all:
 * an empty one would say that there is nothing.
 */
export function holder(promise: z.ZodMiniType): (result: unknown) => Held {
  const schema = z.toJSONSchema(promise) as Schema
  return (result) => {
    const conformed = conform(schema, schema.properties?.['records'] ? withRecords(result) : result)
    const whole = promise.safeParse(conformed)
    if (whole.success) return { answer: whole.data, issues: [] }
    const { issues } = whole.error
    const rest = without(treeOf(issues), schema, conformed)
    return { answer: rest === gone ? undefined : promise.parse(rest), issues }
  }
}

/** A list may come bare, or not at all. */
function withRecords(result: unknown): unknown {
  if (Array.isArray(result) || result === null || result === undefined) return { records: result ?? [] }
  const given = result as Record<string, unknown> // read as unknown, key by key
  return { ...given, records: given['records'] ?? [] }
}

/** Where the issues are, by the path to each. */
interface Bad {
  here: boolean
  within: Map<PropertyKey, Bad>
}

function treeOf(issues: readonly z.core.$ZodIssue[]): Bad {
  const root: Bad = { here: false, within: new Map() }
  for (const { path } of issues) {
    let at = root
    for (const key of path) {
      const next = at.within.get(key) ?? { here: false, within: new Map() }
      at.within.set(key, next)
      at = next
    }
    at.here = true
  }
  return root
}

const gone = Symbol('gone')

function without(bad: Bad | undefined, schema: Schema, value: unknown): unknown {
  if (!bad) return value
  if (bad.here) return gone
  const { items = {}, properties = {}, required = [] } = branchOf(schema)
  if (Array.isArray(value)) {
    const kept = value
      .map((item, i) => without(bad.within.get(i), items, item))
      .filter((item) => item !== gone)
    return kept.length === 0 ? gone : kept
  }
  const given = value as Record<string, unknown> // issues are within lists and objects only
  const kept = new Map(Object.entries(given))
  for (const [key, each] of bad.within) {
    const name = String(key)
    const left = without(each, properties[name] ?? {}, given[name])
    if (left !== gone) kept.set(name, left)
    else if (required.includes(name)) return gone
    else kept.delete(name)
  }
  return Object.fromEntries(kept)
}

const branchOf = (schema: Schema): Schema => schema.anyOf?.find(({ type }) => type !== 'null') ?? schema
