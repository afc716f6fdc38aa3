import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../database/schema.ts'
import {
  delayAt,
  isRefused,
  limitOf,
  pauseAfter,
  pausesKept,
  tooMany,
  tooManyAttempts,
  type Limits,
  type Try,
} from './limits.ts'
import { slowDown, type SlowDown } from './slowly.ts'

/**
 * All nodes before one database share it. `db` commits each statement by itself, so that a try stays counted whatever
 * becomes of the call. See docs/decisions/0054.
 */
export const createLimits = (db: Kysely<Database>, wait: SlowDown = slowDown): Limits => ({
  async consume(...tries) {
    const { rows } = await counted(tries).execute(db)
    const past = tries.flatMap((one) => {
      const row = rows.find(({ key }) => key === keyOf(one))
      return row && row.points > limitOf(one.limit).points ? [{ ...one, ...row }] : []
    })
    const refused = past.filter(({ limit, points }) => isRefused(limit, points))
    const [longest] = refused.toSorted((one, other) => other.rest - one.rest)
    if (longest) throw tooMany(longest.limit, longest.rest)
    await wait(Math.max(0, ...past.map(({ limit, points }) => delayAt(limit, points))))
    return past.filter(({ limit, points }) => points === limitOf(limit).points + 1).map(({ limit }) => limit)
  },
  async giveBack(given) {
    await givenBack(given).execute(db)
  },
  async forget(one) {
    await forgotten(one).execute(db)
  },
  async pace(guess) {
    const { rows } = await paced(paceKey(guess)).execute(db)
    if (rows.length > 0) return
    const { rows: refused } = await sql<{ rest: number }>`
      select (expire - ${pausesKept} - ${now})::int as rest from limite where key = ${paceKey(guess)}`.execute(
      db,
    )
    throw tooManyAttempts(refused[0]?.rest ?? 0)
  },
  async forgetPace(guess) {
    await sql`delete from limite where key = ${paceKey(guess)}`.execute(db)
  },
})

const pointsOf = ({ points = 1 }: Try) => points

const keyOf = ({ limit, key }: Try) => `${limit}:${key}`
const paceKey = ({ of, by }: { of: string; by: string }) => `pace:${of}:${by}`

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
  select key, points, ${now} + seconds * 1000
  from unnest(${tries.map(keyOf)}::text[], ${tries.map(pointsOf)}::int[],
      ${tries.map(({ limit }) => limitOf(limit).duration)}::int[])
    with ordinality as one (key, points, seconds, place)
  order by place
  on conflict (key) do update set
    points = case when limite.expire <= ${now} then excluded.points else limite.points + excluded.points end,
    expire = case when limite.expire <= ${now} then excluded.expire else limite.expire end
  returning key, points, (expire - ${now})::int as rest`

/** Counts a guess and begins its pause; no row during the pause of the one before. A row ends when it is forgotten, not when its pause does. */
const paced = (key: string) => sql<{ points: number }>`
  insert into limite as l (key, points, expire) values (${key}, 1, ${now} + ${pausesKept} + ${pauseAfter(1)})
  on conflict (key) do update set
    points = case when l.expire <= ${now} then 1 else l.points + 1 end,
    expire = ${now} + ${pausesKept} + case when l.expire <= ${now} then 0 else ${pauseOf(sql`l.points + 1`)} end
  where l.expire - ${pausesKept} <= ${now}
  returning points`

/** Of the first guess, the second…, and of all those after the last of these. */
const pauses = Array.from({ length: 16 }, (_, n) => pauseAfter(n + 1))

/** `pauseAfter`, where the count is. */
const pauseOf = (guesses: RawBuilder<unknown>) =>
  sql`(${pauses}::bigint[])[least(${guesses}, ${pauses.length}::int)]`

/** As a statement, for what gives back in a transaction of its own; it does nothing where the count ran out meanwhile. */
export const givenBack = (given: Try): RawBuilder<unknown> =>
  sql`update limite set points = greatest(0, points - ${pointsOf(given)}) where key = ${keyOf(given)} and expire > ${now}`

export const forgotten = (one: Try): RawBuilder<unknown> => sql`delete from limite where key = ${keyOf(one)}`
