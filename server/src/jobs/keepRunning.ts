import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { run, type Runner, type RunnerOptions, type TaskList, type WorkerEvents } from 'graphile-worker'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { Logger } from '../logger.ts'
import { errorsTo, lend } from './lend.ts'
import { keepPresent, type Presencia } from './presencia.ts'

export interface Worker {
  runs: () => boolean
  /** Waits for the jobs at hand, which are short. */
  stop: () => Promise<void>
}

interface Parts {
  options: Omit<RunnerOptions, 'taskList' | 'logger'> & { taskList: TaskList }
  db: Kysely<Database>
  log: Logger
}

interface Running {
  runner: Runner
  presencia: Presencia
}

/** Between two tries to begin again. */
const pauseMs = 1_000

/**
 * Does queued work until it is stopped. The queue's own runner ends where it can't write down that a job is done, as
 * when the database goes away for a moment: then another one begins.
 */
export async function keepRunning({ options, db, log }: Parts): Promise<Worker> {
  const { lent, letGo } = lend(options.taskList)
  const parts: Parts = { options: { ...options, taskList: lent }, db, log }
  const stopping = new AbortController()
  const isStopping = () => stopping.signal.aborted
  let running: Running | undefined = await begin(parts)
  const goingOn = goOn()

  async function goOn(): Promise<void> {
    while (running) {
      const { runner, presencia } = running
      // What it failed of was logged where it did.
      await runner.promise.catch(() => undefined)
      running = undefined
      await presencia.leave()
      if (isStopping()) return
      log.warn('jobs stopped, and begin again')
      running = await beginAgain()
    }
  }

  async function beginAgain(): Promise<Running | undefined> {
    while (!isStopping()) {
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined)
      try {
        const begun = await begin(parts)
        if (isStopping()) await begun.runner.stop()
        return begun
      } catch (error) {
        log.warn({ err: error }, 'jobs could not begin again yet')
      }
    }
    return undefined
  }

  return {
    runs: () => running !== undefined,
    stop: async () => {
      stopping.abort()
      // One that ends by itself says that it can't be stopped.
      await running?.runner.stop().catch(() => undefined)
      await goingOn
      letGo()
    },
  }
}

async function begin({ options, db, log }: Parts): Promise<Running> {
  const events: WorkerEvents = new EventEmitter()
  const created = new Promise<string>((resolve) => {
    events.once('pool:create', ({ workerPool }) => resolve(workerPool.id))
  })
  const runner = await run({
    ...options,
    logger: errorsTo(log),
    events,
    // In batches, if only of one: what the runner writes down by itself alone, nobody waits for, and a failure of that
    // ends the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  })
  return { runner, presencia: keepPresent({ db, trabajadorid: await created, log }) }
}
