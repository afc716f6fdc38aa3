import { defaultPageSize, maxPageSize, type Operation } from '@portal/contract/operation.ts'
import * as z from 'zod/mini'

/** JSON Schema as far as the contract's inputs use it. */
interface Schema {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  pattern?: string
  default?: unknown
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  maxItems?: number
}

const idPattern = /^\^\(\\d\{1,4\}x\)/

/** A line for each parameter of an operation, and for each field of its `values` and its `filter`. */
export function parametersOf({ input, creation }: Pick<Operation, 'input' | 'creation'>): string[] {
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema
  const lines = linesOf(schema, '', new Set(creation?.requires.map((field) => `values.${field}`)))
  return lines.length === 0 ? [] : ['', ...lines]
}

/** `ofNew`: the paths that a new record can't do without. */
function linesOf(
  { properties = {}, required = [], allOf = [] }: Schema,
  prefix: string,
  ofNew: ReadonlySet<string>,
): string[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const path = `${prefix}${name}`
    if (schema.properties) return linesOf(schema, `${path}.`, ofNew)
    const facts = [
      meaning(name, schema) ?? what(schema),
      required.includes(name) ? 'required' : '',
      ofNew.has(path) ? 'required of a new one' : '',
      ...allOf.map(({ anyOf = [] }) => other(name, anyOf)),
      schema.default === undefined ? '' : `${said(schema.default)} unless said`,
    ]
    return `- \`${path}\`: ${facts.filter(Boolean).join('; ')}`
  })
}

/** Of several parameters one is required. */
function other(name: string, choices: readonly Schema[]): string {
  const names = choices.flatMap(({ required = [] }) => required)
  return names.includes(name) ? `required, or \`${names.filter((each) => each !== name).join('`, `')}\`` : ''
}

/** What its name says better than its schema. */
function meaning(name: string, schema: Schema): string | undefined {
  if (name === 'page') return 'a number from 1; 1 unless said'
  if (name === 'pagesize') return `a number up to ${maxPageSize}; ${defaultPageSize} unless said`
  if (name === 'version') return 'the version that was read, a number'
  if (name === 'data') return 'ids, what `upfile` answered, or base64 data URLs: one, or a list of up to 10'
  if (name === 'password' && (schema.minLength ?? 0) > 1)
    return `${textOf(schema)} (else 1510), not easily guessed (1513)`
  if (name === 'code') return 'the mailed code, `ABC-123`; in small letters and without its hyphen too'
  if (name === 'token') return 'what stands behind `#token=` in a mailed link, 22 characters'
  if (name === 'periodo') return 'a month, `YYYY-MM`'
  if (/^fecha|^vence_/.test(name)) return 'a day, `YYYY-MM-DD`'
  return schema.anyOf?.some((branch) => branch.const === 0) === true
    ? 'an id; `0` or nothing for none'
    : undefined
}

function what(schema: Schema): string {
  if (schema.enum) return choice(schema.enum)
  if (schema.const !== undefined) return said(schema.const)
  if (schema.anyOf) return union(schema.anyOf)
  if (schema.pattern !== undefined && idPattern.test(schema.pattern)) return 'an id'
  switch (schema.type) {
    case 'string':
      return textOf(schema)
    case 'integer':
    case 'number':
      return ['a number', from(schema.minimum), to(schema.maximum)].filter(Boolean).join(' ')
    case 'boolean':
      return 'true or false'
    case 'array':
      return [`a list, each ${what(schema.items ?? {})}`, atMost(schema.maxItems)].filter(Boolean).join(', ')
    case 'object':
      return 'an object'
    default:
      return 'text'
  }
}

function textOf({ minLength = 0, maxLength }: Schema): string {
  if (maxLength === undefined) return 'text'
  return minLength > 1
    ? `text of ${minLength} to ${maxLength} characters`
    : `text of up to ${maxLength} characters`
}

/** What says "none" comes last, and the same thing once. */
function union(branches: readonly Schema[]): string {
  const none = branches.some((branch) => branch.type === 'null' || branch.const === '')
  const some = branches.filter((branch) => branch.type !== 'null' && branch.const !== '').map(what)
  return [...new Set(some), ...(none ? ['empty'] : [])].join(' or ')
}

/** An order is one of some columns, and a way. */
function choice(values: readonly unknown[]): string {
  const texts = values.map(String)
  const columns = [...new Set(texts.map((text) => text.replace(/ (ASC|DESC)$/, '')))]
  if (columns.length * 2 === texts.length && texts.every((text) => / (ASC|DESC)$/.test(text)))
    return `${columns.map((column) => `\`${column}\``).join(', ')}, and \`ASC\` or \`DESC\` behind it`
  return texts.map(said).join(', ')
}

const said = (value: unknown) => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``
const safe = Number.MAX_SAFE_INTEGER
const from = (minimum: number | undefined) =>
  minimum === undefined || minimum <= -safe ? '' : `from ${minimum}`
const to = (maximum: number | undefined) => (maximum === undefined || maximum >= safe ? '' : `to ${maximum}`)
const atMost = (items: number | undefined) => (items === undefined ? '' : `up to ${items}`)
