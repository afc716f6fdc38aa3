import { Refusal } from '@portal/contract'
import type { Kysely } from 'kysely'
import { callerDatabase } from '../database/callerDatabase.ts'
import { inTries } from '../database/inTries.ts'
import type { Database } from '../database/schema.ts'
import { readingUnit, type Unit } from '../database/unit.ts'
import type { Way } from './side.ts'

/** Work in a unit of the caller's, of which nothing stays when it throws. Nobody learns what is wrong with a call before showing a session that may make it. */
export async function inUnit<Result>(
  { pool, opening }: Way,
  begin: typeof readingUnit,
  work: (unit: Unit) => Promise<Result>,
): Promise<Result> {
  const unit = begin(pool, opening)
  try {
    return await work(unit)
  } catch (error) {
    await unit.abandon()
    if (error instanceof Refusal && !unit.opened) await readingUnit(pool, opening).finish()
    throw error
  }
}

/** A check that takes no statement: the same rule says who learns what it throws. Nothing is begun where it throws nothing. */
export function checked<Result>(way: Way, check: () => Result): Result | Promise<Result> {
  try {
    return check()
  } catch (error) {
    return inUnit(way, readingUnit, () =>
      Promise.resolve().then(() => {
        throw error
      }),
    )
  }
}

/** A reading unit for work that is not done twice: each of its messages is tried again by itself. */
export const steadyUnit: typeof readingUnit = (pool, opening) => {
  const unit = readingUnit(pool, opening)
  return {
    get opened() {
      return unit.opened
    },
    get seen() {
      return unit.seen
    },
    run: (statement) => inTries(() => unit.run(statement)),
    finish: unit.finish,
    abandon: unit.abandon,
  }
}

/** The caller's statements through Kysely, in the transaction of one unit. */
export const databaseOf = ({ plugins }: Way, { run }: Pick<Unit, 'run'>): Kysely<Database> =>
  callerDatabase(run, plugins)
