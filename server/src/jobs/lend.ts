import { Logger, type TaskList } from 'graphile-worker'
import type { Logger as Log } from '../logger.ts'

/** The queue's library keeps for good what it was given, however often it is stopped: so it is given no more than this. */

/** The same tasks by their names; nothing is behind them once they are let go of: who would do one then fails, and it waits. */
export function lend(taskList: TaskList): { lent: TaskList; letGo: () => void } {
  let held: TaskList | undefined = taskList
  return {
    lent: Object.fromEntries(
      Object.keys(taskList).map((name): [string, NonNullable<TaskList[string]>] => [
        name,
        (payload, helpers) => {
          if (!held) throw new Error(`${name} is not done: the queue was stopped`)
          return held[name]?.(payload, helpers)
        },
      ]),
    ),
    letGo: () => {
      held = undefined
    },
  }
}

export const errorsTo = (log: Log): Logger =>
  new Logger(() => (level, message) => {
    if (['error'].includes(level)) log.error(message)
  })
