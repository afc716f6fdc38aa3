import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../database/schema.ts'
import { limits, tooManyAttempts, type Limits, type Try } from './limits.ts'

/**
 * All nodes before one database share it. `db` commits each statement by itself, so that a try stays counted whatever
 * becomes of the call. See docs/decisions/0054.
 */
export const createLimits = (db: Kysely<Database>): Limits => ({
  async consume(...tries) {
    const { rows } = await counted(tries).execute(db)
    const refused = rows.filter(({ key, points }) =>
      tries.some((one) => keyOf(one) === key && points > limits[one.limit].points),
    )
    if (refused.length > 0) throw tooManyAttempts(Math.max(...refused.map(({ rest }) => rest)))
  },
  async giveBack(given) {
    await givenBack(given).execute(db)
  },
  async forget(one) {
    await forgotten(one).execute(db)
  },
})

const keyOf = ({ limit, key }: Try) => `${limit}:${key}`

/** By the database's clock, which all nodes share. */
const now = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`

interface Counted {
  key: string
  points: number
  /** Milliseconds until the count is nothing again. */
  rest: number
}

/** One row a try, locked in the order of the tries: whoever counts the same waits for it, and not the two for each other. */
const counted = (tries: readonly Try[]) => sql<Counted>`
  insert into limite (key, points, expire)
  select key, 1, ${now} + seconds * 1000
  from unnest(${tries.map(keyOf)}::text[], ${tries.map(({ limit }) => limits[limit].duration)}::int[])
    with ordinality as one (key, seconds, place)
  order by place
  on conflict (key) do update set
    points = case when limite.expire <= ${now} then 1 else limite.points + 1 end,
    expire = case when limite.expire <= ${now} then excluded.expire else limite.expire end
  returning key, points, (expire - ${now})::int as rest`

/** As a statement, for what gives back in a transaction of its own; it does nothing where the count ran out meanwhile. */
export const givenBack = (given: Try): RawBuilder<unknown> =>
  sql`update limite set points = points - 1 where key = ${keyOf(given)} and points > 0 and expire > ${now}`

export const forgotten = (one: Try): RawBuilder<unknown> => sql`delete from limite where key = ${keyOf(one)}`
