import { isRecord } from '../isRecord.ts'
import { listIn } from './listIn.ts'
import { plain } from './plain.ts'

/**
 * The shapes in which a back office may name a record: the seed shows none for most of its answers. Whatever reads an
 * id, a record or a row of a remote reads it by these.
 */

type Fields = Readonly<Record<string, unknown>>

/** How a back office names what it wrote, whatever the field is called in the promise. */
const anyId = ['id', 'record', 'recordid', 'crmid']

/** A word that says how it went, and names nothing. */
const noName = /^(0|true|false|null|ok|si|yes|no|success|done|error)$/i

/** An id that a field names. Ids are opaque: a number, `17x42`, a UUID, a key of a storage. */
const isId = (value: unknown): value is string | number =>
  (typeof value === 'number' && value > 0) ||
  (typeof value === 'string' && /^[^\s<>"{}]{1,200}$/.test(value) && !noName.test(value))

/** An id that is the whole answer: a word without a digit would be one about how it went. */
export const isBareId = (value: unknown): value is string | number => isId(value) && /\d/.test(String(value))

/** The id in a record, under the name of the promise or another's; `undefined` where none is one. */
export function idIn(row: Fields, fields: readonly string[]): string | undefined {
  for (const name of [...fields, ...anyId]) {
    const value = row[name]
    const id = isRecord(value) && 'value' in value ? value['value'] : value
    if (isId(id)) return String(id)
  }
  return undefined
}

/** The records that an answer to one call is about, or its bare ids, in whatever they are wrapped. */
export function recordsWithin(result: unknown): unknown[] {
  const list = listIn(result)
  if (list) return list.flatMap((each) => (Array.isArray(each) ? recordsWithin(each) : [each]))
  if (!isRecord(result)) return [result]
  const { records, record } = result
  if (records !== undefined && records !== null)
    return listIn(records) ?? (isRecord(records) ? [records] : [])
  if (record !== undefined && record !== null)
    return listIn(record) ?? [isRecord(record) ? record : { ...result, id: record }]
  return [result]
}

/** What an answer may call the file that it took, beside what it calls any record. */
const ofFile = ['archivoid', 'fileid', 'file_id', 'attachmentid', 'attachmentsid', 'documentid', 'notesid']
const wrapsFile = ['archivos', 'archivo', 'files', 'file', 'upfile', 'data']

/** The files that an upload answers, one for each that was taken: its id, and what else is said of it. */
export function filesIn(result: unknown): { id: string; said: Fields }[] {
  return recordsWithin(result).flatMap((each) => {
    if (isBareId(each)) return [{ id: String(each), said: {} }]
    if (!isRecord(each)) return []
    const said = unblocked(each)
    const id = idIn(said, ofFile)
    if (id !== undefined) return [{ id, said }]
    const wrapped = wrapsFile
      .map((name) => said[name])
      .find((value) => typeof value === 'object' || isBareId(value))
    // That it was done is no id of what was.
    return wrapped === undefined || wrapped === null || wrapped === 1 || wrapped === '1'
      ? []
      : filesIn(wrapped)
  })
}

/** The fields of a record as Vtiger groups them for its screens: `blocks: [{fields: [{name, value}]}]`. */
export function unblocked(row: Fields): Fields {
  const blocks = listIn(row['blocks'])
  if (!blocks) return row
  const { blocks: _grouped, ...rest } = row
  const fields = blocks.flatMap((block) => (isRecord(block) ? (listIn(block['fields']) ?? []) : []))
  const named = fields.flatMap((field) =>
    isRecord(field) && typeof field['name'] === 'string' ? [[field['name'], field['value']] as const] : [],
  )
  return { ...Object.fromEntries(named), ...rest }
}

/** What of a row's schema says how its id and its name are spelled. */
interface RowSchema {
  properties?: Fields
  required?: readonly string[]
}

/**
 * A row under the names of the promise: its id where it is called otherwise, and its name where that comes in two parts.
 * A row of several ids is left alone, for nobody knows which of them the one is.
 */
export function asRow(given: Fields, { properties = {}, required = [] }: RowSchema): Fields {
  const row = unblocked(given)
  const ids = required.filter((name) => name.endsWith('id'))
  const [field] = ids
  const id = ids.length === 1 && field !== undefined && isNothing(row[field]) ? idIn(row, []) : undefined
  const name = required.includes('nombre') && !('apellido' in properties) ? wholeName(row) : undefined
  if (id === undefined && name === undefined) return row
  return {
    ...row,
    ...(field !== undefined && id !== undefined && { [field]: id }),
    ...(name !== undefined && { nombre: name }),
  }
}

/** Apellido, Nombre: as this product says it. */
function wholeName({ nombre, apellido }: Fields): string | undefined {
  const surname = textIn(apellido)
  if (surname === undefined) return undefined
  const name = textIn(nombre)
  if (name === undefined) return surname
  return isWhole(name, surname) ? name : `${surname}, ${name}`
}

/** Some say the whole name as `nombre`, and the surname beside it once more. */
function isWhole(name: string, surname: string): boolean {
  const [said, own] = [name, surname].map((each) => plain(each).split(/[\s,]+/))
  return (
    said !== undefined &&
    own !== undefined &&
    said.length > own.length &&
    own.every((word) => said.includes(word))
  )
}

function textIn(value: unknown): string | undefined {
  const text = isRecord(value) ? value['value'] : value
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined
}

const isNothing = (value: unknown) => value === undefined || value === null || value === ''
