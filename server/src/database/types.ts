import pg from 'pg'

/** How column values arrive in JavaScript. Dates stay text: no time zone touches a calendar date. */

const { builtins } = pg.types

export const types = new pg.TypeOverrides()

/** Counts and sums; an id is text and never comes this way. */
types.setTypeParser(builtins.INT8, Number)
types.setTypeParser(builtins.DATE, (text: string) => text)
types.setTypeParser(builtins.TIMESTAMPTZ, instant)

/** The numbers of arrays in pg_type are not among the builtins. */
const textArray = 1009
const parseArray = parserOf(textArray)
/** Most of those that lists have are empty, and the parser of arrays looks at each letter. */
types.setTypeParser<unknown>(textArray, (text) => (text === '{}' ? [] : parseArray(text)))

/** `2026-11-12 10:00:00.123456+00`, as a connection whose TimeZone is UTC writes it, in ISO. */
function instant(text: string): string {
  const match = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})(?:\.(\d{1,6}))?\+00$/.exec(text)
  if (!match) return new Date(text).toISOString()
  const [, date, time, fraction = ''] = match
  return `${date}T${time}.${fraction.padEnd(3, '0').slice(0, 3)}Z`
}

/** How a column of this type (by its number in pg_type) is read. */
export function parserOf(type: number): (text: string) => unknown {
  return types.getTypeParser(type, 'text') as unknown as (text: string) => unknown // @types/pg swaps what it takes and gives
}
