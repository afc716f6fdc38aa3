import { sql, type Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { Logger } from '../logger.ts'

/** How often who works shows that it does. */
const beatMs = 10_000

/** Who has not shown it for so long is gone, and what it held is anybody's: the queue itself would wait four hours. */
export const goneAfterSeconds = 60

/** Beats in a row after which whoever else works had its chance to show it, also where the database was away for all. */
const beatsBeforeRelease = Math.ceil((goneAfterSeconds * 1000) / beatMs)

export interface Presencia {
  /** What this one held is anybody's at once. */
  leave: () => Promise<void>
}

interface Parts {
  db: Kysely<Database>
  /** As the queue writes down who holds a job. */
  trabajadorid: string
  log: Logger
}

/** Shows that somebody works, for as long as it does, and takes from the others what they hold when they are gone. */
export function keepPresent({ db, trabajadorid, log }: Parts): Presencia {
  let beats = 0
  let beating = beat()
  const timer = setInterval(() => {
    beating = beating.then(beat)
  }, beatMs)

  async function beat(): Promise<void> {
    try {
      await show(db, trabajadorid)
      beats++
      if (beats > beatsBeforeRelease) await releaseAbandoned(db)
    } catch (error) {
      beats = 0
      log.warn({ err: error }, 'who works could not show it')
    }
  }

  return {
    async leave() {
      clearInterval(timer)
      await beating
      try {
        await db.deleteFrom('privado.trabajador').where('trabajadorid', '=', trabajadorid).execute()
        await sql`select graphile_worker.force_unlock_workers(array[${trabajadorid}])`.execute(db)
      } catch (error) {
        log.warn({ err: error }, 'who works no more could not say so: the others see it in a minute')
      }
    },
  }
}

async function show(db: Kysely<Database>, trabajadorid: string): Promise<void> {
  await db
    .insertInto('privado.trabajador')
    .values({ trabajadorid })
    .onConflict((conflict) => conflict.column('trabajadorid').doUpdateSet({ visto: sql`now()` }))
    .execute()
}

/** Lets go of what is held by who is not seen any more. */
export async function releaseAbandoned(db: Kysely<Database>): Promise<void> {
  const gone = sql`now() - make_interval(secs => ${goneAfterSeconds})`
  await sql`
    with gone as (delete from privado.trabajador where visto < ${gone})
    select graphile_worker.force_unlock_workers(array(
      select distinct locked_by from graphile_worker.jobs
      where locked_at < ${gone}
        and locked_by not in (select trabajadorid from privado.trabajador where visto >= ${gone})
    ))`.execute(db)
}
