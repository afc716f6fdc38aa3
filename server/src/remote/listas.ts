import { plain } from './plain.ts'
import { isRecord } from '../isRecord.ts'

type Row = Readonly<Record<string, unknown>>

/** What a list is asked for beside its page. */
export interface Wanted {
  page: number
  pagesize: number
  search?: unknown
  order?: unknown
  /** Values that a row has to have. */
  filters: Readonly<Record<string, unknown>>
  /** Of these, those that a row may leave unsaid. */
  unsaid?: readonly string[]
}

/** A page of a list that came whole: what the remote was not asked to look for is looked for here. */
export function pageHere(
  rows: readonly Row[],
  { page, pagesize, search, order, filters, unsaid = [] }: Wanted,
) {
  const kept = Object.entries(filters)
  const found = rows.filter(
    (row) =>
      kept.every(
        ([name, value]) => (unsaid.includes(name) && row[name] === undefined) || isSaid(row[name], value),
      ) && says(row, search),
  )
  const sorted = typeof order === 'string' ? found.sort(byOrder(order)) : found
  const from = (page - 1) * pagesize
  return {
    records: sorted.slice(from, from + pagesize),
    page,
    pagesize,
    total: sorted.length,
    moreRecords: from + pagesize < sorted.length,
  }
}

/** A row that does not say is none of those that are looked for. */
const isSaid = (said: unknown, wanted: unknown) =>
  typeof said === 'boolean' ? said === (wanted === true || wanted === 'SI') : said === wanted

function says(row: Row, search: unknown): boolean {
  if (typeof search !== 'string' || search.trim() === '') return true
  const text = plain(textsIn(row).join(' '))
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** All that a row says to people, its ids left out. */
function textsIn(row: Row): string[] {
  return Object.entries(row).flatMap(([name, value]) => {
    if (typeof value === 'string') return name.endsWith('id') ? [] : [value]
    if (Array.isArray(value)) return value.flatMap((each: unknown) => (isRecord(each) ? textsIn(each) : []))
    return []
  })
}

/** "campo ASC"; who does not say comes last. */
function byOrder(order: string): (one: Row, other: Row) => number {
  const [field = '', direction] = order.split(' ')
  const sign = direction === 'DESC' ? -1 : 1
  return (one, other) => {
    const [mine, theirs] = [one[field], other[field]]
    if (isNothing(mine) || isNothing(theirs)) return Number(isNothing(mine)) - Number(isNothing(theirs))
    if (typeof mine === 'number' && typeof theirs === 'number') return sign * (mine - theirs)
    return typeof mine === 'string' && typeof theirs === 'string' ? sign * collator.compare(mine, theirs) : 0
  }
}

const isNothing = (value: unknown) => value === undefined || value === null || value === ''
const collator = new Intl.Collator('es', { numeric: true })
