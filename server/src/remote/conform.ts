import type { TextKind } from '@portal/contract/textKinds.ts'
import { decodeHTMLStrict } from 'entities'
import { readDay, readInstant } from './dates.ts'
import type { Dialect } from '../dialects/dialect.ts'
import { isRecord } from '../isRecord.ts'
import { listIn } from './listIn.ts'
import { plain } from './plain.ts'
import { asRow } from './shapes.ts'

/** JSON Schema as far as the contract's outputs use it. */
export interface Schema {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  /** What else the contract tells of a text. */
  textKind?: TextKind
}

/** How a back office's answers are read, and who is told of what can't be. */
export interface Reading {
  dialect: Dialect
  /** In which moments are told that name no zone; the profile's where the remote said none. */
  zona?: string | undefined
  unread: (field: string) => void
}

/** Where a value stands. */
interface Place {
  name: string
  /** Without it there is no row. */
  needed: boolean
}

const root: Place = { name: '', needed: true }

/**
 * Brings what a remote answered into the promised shape, as far as it means the same: numbers and booleans that came
 * as text, a list that came as an object with keys "0", "1", …, dates and words as they are written there, what a text
 * escapes. What can't be read is as unknown as what is missing, because nobody knows it. The promise itself is checked
 * afterwards.
 */
export function conform(schema: Schema, value: unknown, reading: Reading, place = root): unknown {
  if (schema.anyOf) return conformUnion(schema, schema.anyOf, value, reading, place)
  const { type } = schema
  if (Array.isArray(type)) {
    const each = type.map((one) => ({ ...schema, type: one }))
    return conformUnion(schema, each, value, reading, place)
  }
  switch (type ?? typeof (schema.const ?? schema.enum?.[0])) {
    case 'object':
      return conformObject(schema, value, reading)
    case 'array':
      return conformList(schema, value, reading, place)
    case 'integer':
    case 'number':
      return numberIn(scalar(value, place))
    case 'boolean':
      return flagIn(scalar(value, place))
    case 'string':
      return textIn(schema, scalar(value, place), reading, place)
    default:
      return value
  }
}

/** Null where it may not be is what nobody said. */
const known = (value: unknown) => value ?? undefined

function conformUnion(
  { textKind }: Schema,
  branches: readonly Schema[],
  value: unknown,
  reading: Reading,
  place: Place,
): unknown {
  const some = branches.filter(({ type }) => type !== 'null')
  const nullable = some.length < branches.length
  const [first] = some
  const given = nullable ? scalar(value, place) : value
  if (nullable && given === '' && (first?.type !== 'string' || first.textKind !== undefined || first.enum))
    return null
  if (given === null || !first) return value === undefined ? undefined : given
  const read = conform({ ...first, ...(textKind !== undefined && { textKind }) }, value, reading, place)
  return read === none ? null : read
}

/** A day that says there is none. */
const none = Symbol('none')

/** An empty object says nothing of a list within a record; of the records themselves it is how some write that there are none. */
function conformList({ items = {} }: Schema, value: unknown, reading: Reading, { name }: Place): unknown {
  const list = listIn(value)
  if (list?.length === 0 && !Array.isArray(value) && name !== 'records') return undefined
  return list?.map((item) => conform(items, item, reading)) ?? known(value)
}

function conformObject(schema: Schema, value: unknown, reading: Reading): unknown {
  if (value === null) return undefined
  // PHP writes an object of nothing so.
  const said = Array.isArray(value) && value.length === 0 ? {} : value
  const { properties, required = [] } = schema
  if (properties === undefined || !isRecord(said)) return said
  const given = asRow(said, schema)
  const read: Record<string, unknown> = {}
  for (const [name, property] of Object.entries(properties)) {
    // Most of what may be missing is: a row of fifty is asked for each of its fields.
    if (given[name] === undefined) continue
    const each = conform(property, given[name], reading, { name, needed: required.includes(name) })
    if (each !== none && each !== undefined) read[name] = each
  }
  return read
}

/** A field that names a record. */
const namesRecord = /(id|^record|^tractor|^arrastre\d|^chofer\d|^foto|^logo)$/
const isId = (value: unknown) => typeof value === 'string' && /^\d{1,4}x\d+$/.test(value)

/** A field of Vtiger's comes as `{value, label}`: of a reference, the record and its name. */
function scalar(value: unknown, { name }: Place): unknown {
  if (typeof value !== 'object' || value === null || !('value' in value)) return value
  const { value: said, label } = value as { value: unknown; label?: unknown } // it has the first
  return isId(said) && !namesRecord.test(name) && typeof label === 'string' ? label : said
}

function numberIn(value: unknown): unknown {
  if (typeof value !== 'string') return known(value)
  return /^\s*[+-]?\d+([.,]\d+)?\s*$/.test(value) ? Number(value.replace(',', '.')) : undefined
}

const flagIn = (value: unknown): unknown =>
  typeof value === 'boolean' ? value : flags.get(typeof value === 'string' ? plain(value) : value)

/** Nothing at all is neither. */
const flags = new Map<unknown, boolean>([
  ...[1, '1', 'true', 't', 'si', 's', 'yes', 'y', 'on', 'verdadero'].map((said) => [said, true] as const),
  ...[0, '0', 'false', 'f', 'no', 'n', 'off', 'falso'].map((said) => [said, false] as const),
])

function textIn(
  schema: Schema,
  value: unknown,
  { dialect, zona, unread }: Reading,
  { name, needed }: Place,
): unknown {
  if (typeof value === 'number') return textOf(schema, String(value))
  if (typeof value !== 'string') return typeof value === 'boolean' ? String(value) : known(value)
  const text = dialect.entidades ? unescaped(value) : value
  const { textKind } = schema
  if (textKind === 'dia' || textKind === 'momento') {
    const { fechas } = dialect
    const read =
      textKind === 'dia' ? readDay(text, fechas) : readInstant(text, { ...fechas, zona: zona ?? fechas.zona })
    if (read === undefined && text.trim() !== '') unread(name)
    return read === null || text.trim() === '' ? none : read
  }
  if (text.includes('\uFFFD')) {
    unread(name)
    // A name of which a letter is lost still tells which row it is; no save takes it.
    return needed ? text : undefined
  }
  return textOf({ ...schema, enum: schema.enum ?? (textKind && [...textKind]) }, text)
}

/** Of words that are known, the one that is meant however it is spelled. */
function textOf({ enum: words, const: only }: Schema, text: string): string {
  const all = words ?? (only === undefined ? [] : [only])
  if (all.length === 0 || all.includes(text)) return text
  const meant = all.find((word) => typeof word === 'string' && spelled(word) === spelled(text))
  return typeof meant === 'string' ? meant : text
}

const spelled = (word: string) => plain(word).replace(/[\s_-]+/g, ' ')

/** What was escaped twice is so still after the first time. */
function unescaped(text: string): string {
  let said = text
  for (let times = 0; times < 3 && /&(#\d+|#x[\da-f]+|[a-z]\w{1,30});/i.test(said); times++)
    said = decodeHTMLStrict(said)
  return said
}
