import { textKinds } from '@portal/contract/textKinds.ts'
import * as z from 'zod/mini'
import { conform, type Schema } from './conform.ts'
import { isRecord } from '../isRecord.ts'
import { isEmptyList, listIn } from './listIn.ts'
import type { Dialect } from '../dialects/dialect.ts'
import { asRow, recordsWithin } from './shapes.ts'

/** What of a remote's answer holds, and what was wrong with the rest. */
export interface Held {
  /** `undefined` when nothing of it does. */
  answer: unknown
  issues: readonly z.core.$ZodIssue[]
  /** Fields of which a value could not be read. */
  unread: ReadonlySet<string>
}

/** What is known of the call that was answered, beside its promise. */
export interface HeldCall {
  /** Of a detail: the record that was asked for. */
  asked?: { field: string; id: string } | undefined
  /** The time zone in which the remote tells moments, where it said one. */
  zona?: string | undefined
}

export type Hold = (result: unknown, call?: HeldCall) => Held

/**
 * Holds a remote's answers to its promise as far as they go: a value that breaks it is unknown, as if it had not been
 * said, and a row that then lacks what makes it a row is left out. A list of which no row is left doesn't hold at all:
 * an empty one would say that there is nothing. A detail is of one row, and of the one that was asked for.
 */
export function holder(promise: z.ZodMiniType, dialect: Dialect, ofOne = false): Hold {
  const schema = z.toJSONSchema(promise, { metadata: textKinds }) as Schema
  // Of getCiudades the list is the result itself.
  const bare = schema.type === 'array'
  const rowSchema = bare ? schema.items : schema.properties?.['records']?.items
  return (result, { asked, zona } = {}) => {
    const unread = new Set<string>()
    const listed = rowSchema ? withRecords(result, rowSchema) : unwrapped(result, schema)
    const given = bare && isRecord(listed) ? listed['records'] : listed
    const conformed = conform(schema, given, { dialect, zona, unread: (field) => unread.add(field) })
    const whole = promise.safeParse(conformed)
    const { issues = [] } = whole.error ?? {}
    const rest = whole.success ? whole.data : without(treeOf(issues), schema, conformed)
    const answer = rest === gone ? undefined : whole.success ? rest : promise.parse(rest)
    return { answer: ofOne && !isOne(answer, asked) ? undefined : answer, issues, unread }
  }
}

/** One record, and no other than was asked for: the module before an id's `x` is left out by some. */
function isOne(answer: unknown, asked: HeldCall['asked']): boolean {
  const records = isRecord(answer) ? answer['records'] : undefined
  if (!Array.isArray(records)) return answer !== undefined
  const [first, ...others] = records as unknown[]
  if (!isRecord(first) || others.length > 0) return false
  return asked === undefined || bareId(String(first[asked.field])) === bareId(asked.id)
}

const bareId = (id: string) => id.replace(/^\d{1,4}x(?=\d)/, '')

/**
 * A list may come bare, keyed by numbers, or empty without being named; one record may stand alone, as Vtiger's saves and
 * details say it. Whatever else stands where a list should be is none, and no empty one: nor is one beside which
 * something says that there is more.
 */
function withRecords(result: unknown, row: Schema): unknown {
  if (result === null || result === undefined) return undefined
  const list = listIn(result)
  if (list && (list.length > 0 || Array.isArray(result))) return { records: list }
  if (!isRecord(result)) return result
  const { records, record, ...rest } = result
  if (records !== undefined && records !== null) {
    if (listIn(records)?.length === 0 && countsMore(rest)) return undefined
    return { ...rest, records: isRow(records, row) ? [records] : records }
  }
  if (record !== undefined && record !== null)
    return { ...rest, records: isRecord(record) ? (listIn(record) ?? [record]) : record }
  if (isRow(result, row)) return { ...rest, records: [result] }
  return countsMore(rest) || !isEmptyList(rest) ? undefined : { ...rest, records: [] }
}

/** What is no list may be said as the one record of one. */
function unwrapped(result: unknown, { properties = {} }: Schema): unknown {
  if (!isRecord(result) || Object.keys(result).some((name) => name in properties)) return result
  const [first, ...others] = recordsWithin(result)
  return isRecord(first) && others.length === 0 ? first : result
}

/** A count that no empty list goes with: of a later page, that it is past the end says nothing of the pages before. */
const countsMore = (rest: Readonly<Record<string, unknown>>): boolean =>
  (rest['page'] === undefined || Number(rest['page']) === 1) &&
  counts.some((name) => rest[name] === true || Number(rest[name]) > 0)
const counts = ['total', 'count', 'moreRecords', 'faltantes', 'pendientes']

/** One that stands where a list of them should. */
function isRow(value: unknown, schema: Schema): boolean {
  const { required = [] } = schema
  if (!isRecord(value) || required.length === 0) return false
  const row = asRow(value, schema)
  return required.every((name) => name in row)
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
