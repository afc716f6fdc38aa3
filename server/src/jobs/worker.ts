import { Logger, parseCronItems, run, type Runner } from 'graphile-worker'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import * as z from 'zod/mini'
import type { Database } from '../database/schema.ts'
import type { Logger as Log } from '../logger.ts'
import type { Delivery } from '../mail/delivery.ts'
import type { Storage } from '../storage/storage.ts'
import { deliverMail } from './correo.ts'
import { cleanUp } from './limpieza.ts'

interface WorkerParts {
  /** As the owner: jobs are nobody's request. */
  pool: pg.Pool
  db: Kysely<Database>
  delivery: Delivery
  storage: Storage
  log: Log
}

export interface Worker {
  runs: () => boolean
  /** Waits for the jobs at hand, which are short. */
  stop: () => Promise<void>
}

const MailJob = z.object({ correoid: z.string() })

/** Does the queued work: mails as they come, and cleaning up every hour. */
export async function startWorker({ pool, db, delivery, storage, log }: WorkerParts): Promise<Worker> {
  let runs = true
  const runner: Runner = await run({
    pgPool: pool,
    concurrency: 2,
    noHandleSignals: true,
    logger: new Logger(() => (level, message) => {
      if (['error'].includes(level)) log.error(message)
    }),
    taskList: {
      correo: (payload, { job }) => deliverMail(db, delivery, MailJob.parse(payload).correoid, job.attempts),
      limpieza: () => cleanUp(db, storage),
    },
    parsedCronItems: parseCronItems([{ task: 'limpieza', match: '17 * * * *' }]),
  })
  runner.promise
    .finally(() => (runs = false))
    .catch((error: unknown) => log.error({ err: error }, 'jobs stopped'))
  return {
    runs: () => runs,
    stop: () => runner.stop(),
  }
}
