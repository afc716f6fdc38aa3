import { lecturas } from '@portal/contract/lecturas.ts'
import * as z from 'zod/mini'
import { conform, listIn, type Schema } from './conform.ts'
import { isRecord } from './envelope.ts'
import type { Perfil } from '../perfiles/perfil.ts'

/** What of a remote's answer holds, and what was wrong with the rest. */
export interface Held {
  /** `undefined` when nothing of it does. */
  answer: unknown
  issues: readonly z.core.$ZodIssue[]
  /** Fields of which a value could not be read. */
  unread: ReadonlySet<string>
}

/**
 * Holds a remote's answers to its promise as far as they go: a value that breaks it is unknown, as if it had not been
 * said, and a row that then lacks what makes it a row is left out. A list of which no row is left doesn't hold at all:
 * an empty one would say that there is nothing. A detail is of one row at least.
 */
export function holder(promise: z.ZodMiniType, perfil: Perfil, ofOne = false): (result: unknown) => Held {
  const schema = z.toJSONSchema(promise, { metadata: lecturas }) as Schema
  // Of getCiudades the list is the result itself.
  const bare = schema.type === 'array'
  const rowSchema = bare ? schema.items : schema.properties?.['records']?.items
  return (result) => {
    const unread = new Set<string>()
    const listed = rowSchema ? withRecords(result, rowSchema) : result
    const given = bare && isRecord(listed) ? listed['records'] : listed
    const conformed = conform(schema, given, { perfil, unread: (field) => unread.add(field) })
    const whole = promise.safeParse(conformed)
    const { issues = [] } = whole.error ?? {}
    const rest = whole.success ? whole.data : without(treeOf(issues), schema, conformed)
    const answer = rest === gone ? undefined : whole.success ? rest : promise.parse(rest)
    return { answer: ofOne && isEmpty(answer) ? undefined : answer, issues, unread }
  }
}

const isEmpty = (answer: unknown) =>
  isRecord(answer) && Array.isArray(answer['records']) && answer['records'].length === 0

/**
 * A list may come bare, keyed by numbers, or not at all; one record may stand alone, as Vtiger's saves and details say
 * it. Whatever else stands where a list should be is none, and no empty one.
 */
function withRecords(result: unknown, row: Schema): unknown {
  if (result === null || result === undefined) return { records: [] }
  const list = listIn(result)
  if (list && (list.length > 0 || Array.isArray(result))) return { records: list }
  if (!isRecord(result)) return result
  const { records, record, ...rest } = result
  if (records !== undefined && records !== null)
    return { ...rest, records: isRow(records, row) ? [records] : records }
  if (record !== undefined && record !== null)
    return { ...rest, records: isRecord(record) ? (listIn(record) ?? [record]) : record }
  return { ...rest, records: isRow(result, row) ? [result] : [] }
}

/** One that stands where a list of them should. */
const isRow = (value: unknown, { required = [] }: Schema) =>
  isRecord(value) && required.length > 0 && required.every((name) => name in value)

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
