import { isEmptyList, isFalse, isTrue, listIn } from './listIn.ts'
import { isRecord } from '../isRecord.ts'

/**
 * Pages of a list as they are asked for here, whatever a remote's own are like: some keep their fifteen rows though two
 * hundred were asked for. They are read until they end, by what comes.
 */

type Fields = Record<string, unknown>
type Send = (sent: Fields) => Promise<unknown>

/** A list that has not ended by then ends never. */
const maxPages = 1_000

/** By the name of a list, how many rows its pages have there, where that is fewer than were asked for. */
type PageRows = Map<string, number>

/** Of a list that is not answered by pages as far as anybody knows: all of it. */
export async function everyPage(sent: Fields, pagesize: number, send: Send): Promise<unknown> {
  const rows: unknown[] = []
  for (let page = 1; page <= maxPages; page++) {
    const result = await send({ ...sent, page, pagesize })
    const list = rowsIn(result)
    // Whoever holds it to the promise refuses it.
    if (!list) return result
    if (list.length === 0 || isAgain(list, rows)) return { records: rows }
    rows.push(...list)
    if (!saysMore(result, rows.length)) return { records: rows }
  }
  throw new Error(`a list of more than ${maxPages} pages`)
}

/** One page of a list that is answered by pages. */
export async function onePage(name: string, sent: Fields, send: Send, pageRows: PageRows): Promise<unknown> {
  const [page, pagesize] = [Number(sent['page']), Number(sent['pagesize'])]
  const known = pageRows.get(name)
  if (known !== undefined && known < pagesize)
    return put(name, { sent, page, pagesize, rows: known, send, pageRows })
  const result = await send(sent)
  const list = rowsIn(result)
  if (!list || list.length === 0 || list.length >= pagesize || saysEnd(result)) return result
  const next = rowsIn(await send({ ...sent, page: page + 1 }))
  // Whether there is more, nobody said.
  if (!next) return result
  if (next.length === 0 || isAgain(next, list))
    return isRecord(result) ? { ...result, moreRecords: false } : { records: list, moreRecords: false }
  pageRows.set(name, list.length)
  return put(name, { sent, page, pagesize, rows: list.length, send, pageRows })
}

interface Put {
  sent: Fields
  page: number
  pagesize: number
  /** How many rows a page has there. */
  rows: number
  send: Send
  pageRows: PageRows
}

/** A page here, put together from those there that it spans. */
async function put(name: string, { sent, page, pagesize, rows, send, pageRows }: Put): Promise<unknown> {
  const from = (page - 1) * pagesize
  const first = Math.floor(from / rows)
  const found: unknown[] = []
  for (let there = first; there < first + maxPages; there++) {
    const result = await send({ ...sent, page: there + 1 })
    const list = rowsIn(result)
    if (!list) return result
    // It has other pages by now: nobody knows any more where each row stands.
    if (list.length > rows) {
      pageRows.delete(name)
      return onePage(name, sent, send, pageRows)
    }
    found.push(...list)
    if (list.length < rows || found.length > from - first * rows + pagesize) break
  }
  const here = found.slice(from - first * rows)
  return { records: here.slice(0, pagesize), page, pagesize, moreRecords: here.length > pagesize }
}

/** It knows no pages after all. */
const isAgain = (list: readonly unknown[], before: readonly unknown[]) =>
  before.length > 0 && JSON.stringify(list[0]) === JSON.stringify(before[0])

/** The rows that an answer lists; `undefined` where it says something else, or nothing at all. */
export function rowsIn(result: unknown): unknown[] | undefined {
  const list = listIn(result)
  if (list && (list.length > 0 || Array.isArray(result))) return list
  if (!isRecord(result)) return undefined
  const { records, ...rest } = result
  if (records !== null && records !== undefined) return listIn(records)
  return isEmptyList(rest) ? [] : undefined
}

/** A part of a list that has more, `have` of it being known. */
export function saysMore(result: unknown, have = rowsIn(result)?.length ?? 0): boolean {
  if (!isRecord(result)) return false
  return isTrue(result['moreRecords']) || (have > 0 && Number(result['total'] ?? NaN) > have)
}

const saysEnd = (result: unknown) => isRecord(result) && isFalse(result['moreRecords'])
