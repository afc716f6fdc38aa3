import type { SortOrder } from '../table/column.ts'
import { maxPageSize } from '@portal/contract/operation.ts'
import * as z from 'zod/mini'

/** An address may be typed or old: what can't be understood is as good as not there. */
export const lenient = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.catch(z.optional(schema), undefined)

const wholeNumber = (max: number) => z.coerce.number().check(z.int(), z.gte(1), z.lte(max))

/** What every list keeps in its address, under the names of the wire. */
export const listSearch = {
  search: lenient(z.string().check(z.trim(), z.maxLength(100))),
  order: lenient(z.string().check(z.regex(/^[a-z_]+ (ASC|DESC)$/))),
  page: lenient(wholeNumber(100_000)),
  pagesize: lenient(wholeNumber(maxPageSize)),
}

export type ListSearch = z.output<z.ZodMiniObject<typeof listSearch>>

export const firstPage = 1

/** "campo ASC" as the table shows it, and back. */
export const sortOf = (order: string): SortOrder => {
  const [column = '', direction] = order.split(' ')
  return { column, direction: direction === 'DESC' ? 'desc' : 'asc' }
}
export const orderOf = ({ column, direction }: SortOrder): string => `${column} ${direction.toUpperCase()}`
