import { listIn } from './listIn.ts'
import { isRecord } from '../isRecord.ts'

/** A file that came as text within an answer, as some back offices send theirs. */
export interface SentFile {
  bytes: Buffer
  type: string
  name?: string | undefined
}

/** The one in the result of an answer; nothing where there is none. */
export function fileInAnswer(result: unknown): SentFile | undefined {
  const row = rowIn(result)
  if (typeof row === 'string') return decoded(row, {})
  if (!row) return undefined
  const text = textOf(row, [
    'data',
    'content',
    'contents',
    'filecontents',
    'filecontent',
    'base64',
    'archivo',
    'file',
  ])
  return text === undefined ? undefined : decoded(text, row)
}

function rowIn(result: unknown): Record<string, unknown> | string | undefined {
  if (typeof result === 'string') return result
  const list = listIn(result)
  if (list) return list.length > 0 ? rowIn(list[0]) : undefined
  if (!isRecord(result)) return undefined
  const { records, record } = result
  return records === undefined && record === undefined ? result : rowIn(records ?? record)
}

function decoded(text: string, row: Record<string, unknown>): SentFile | undefined {
  const url = /^data:([\w/+.-]*)(?:;[^,;]+)*;base64,/.exec(text)
  const encoded = (url ? text.slice(url[0].length) : text).replace(/\s+/g, '')
  if (encoded.length < 8 || !/^[\w+/-]+={0,2}$/.test(encoded)) return undefined
  return {
    bytes: Buffer.from(encoded, 'base64'),
    type: url?.[1] ?? textOf(row, ['mediatype', 'mimetype', 'mime', 'filetype', 'type']) ?? '',
    name: textOf(row, ['filename', 'nombre', 'name']),
  }
}

const textOf = (row: Record<string, unknown>, names: readonly string[]) =>
  names.map((name) => row[name]).find((value) => typeof value === 'string' && value !== '') as
    string | undefined // of texts
