import type pg from 'pg'
import { runBatch, sendBatch, type Answer, type Outcome, type Statement } from './batch.ts'
import { metReplica, metWhatIsGone } from './gone.ts'
import { asksForSteps, takeSteps, type Opening } from './opening.ts'

/**
 * A caller's unit of work. `opening` (opening the session, which checks it and sets the carrier) goes in the same
 * message as the first statement, so that what needs one statement costs one round trip.
 */
export interface Unit {
  /** Whether the session was opened, or there is none to open. */
  readonly opened: boolean
  /** What opening the session said of the data that it saw: the first time, where it was opened with each message. */
  readonly seen: string | undefined
  run: (statement: Statement) => Promise<Answer>
  /** Ends well, with the last statements when given. Opens the session if nothing has: nobody gets past it by asking nothing. */
  finish: (last?: readonly Statement[]) => Promise<void>
  /** Ends, and nothing of what was written stays. Whatever failed, it has to be said: the connection waits for it. */
  abandon: () => Promise<void>
}

/**
 * What is asked for at once goes in one message, which is a transaction of its own with the session opened in it. Several
 * may be on their way.
 */
export function readingUnit(pool: pg.Pool, opening: Opening | undefined): Unit {
  const prelude = opening ? [opening] : []
  let opened = opening === undefined
  let seen: string | undefined
  let waiting: Asked[] = []

  function run(statement: Statement): Promise<Answer> {
    return new Promise((resolve, reject) => {
      waiting.push({ statement, resolve, reject })
      if (waiting.length === 1) void sendWaiting()
    })
  }

  async function sendWaiting(): Promise<void> {
    await everybodyAsked()
    const asked = waiting
    waiting = []
    try {
      const { answers, error } = await send(asked.map(({ statement }) => statement))
      // The session that was refused, or what failed of what was asked at once: none of the rest was answered.
      for (const [i, { resolve, reject }] of asked.entries()) {
        const answer = answers[prelude.length + i]
        if (answer) resolve(answer)
        else reject(error ?? new Error('a statement without an answer'))
      }
    } catch (error) {
      for (const { reject } of asked) reject(error)
    }
  }

  async function send(statements: readonly Statement[]): Promise<Outcome> {
    const sent = await sendOnce(pool, [...prelude, ...statements])
    if (opening && asksForSteps(sent.error)) {
      await takeSteps(pool, opening)
      return send(statements)
    }
    opened ||= sent.answers.length >= prelude.length
    if (opening) seen ??= seenIn(sent.answers[0], opening)
    return sent
  }

  return {
    get opened() {
      return opened
    },
    get seen() {
      return seen
    },
    run,
    finish: async () => {
      if (opened) return
      const { error } = await send([])
      if (error) throw error
    },
    abandon: async () => {},
  }
}

/** In one message, which is a transaction of its own, on a connection that is free for it. */
export async function sendOnce(pool: pg.Pool, statements: readonly Statement[]): Promise<Outcome> {
  const client = await pool.connect()
  try {
    const sent = await sendBatch(client, statements)
    client.release(isOfConnection(sent.error))
    return sent
  } catch (error) {
    client.release(true)
    throw error
  }
}

const begin: Statement = { text: 'begin', values: [] }
const commit: Statement = { text: 'commit', values: [] }
const rollback: Statement = { text: 'rollback', values: [] }

/** A statement that somebody waits for. */
interface Asked {
  statement: Statement
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

/**
 * One transaction on one connection, from the first statement to `finish` or `abandon`. What is asked for at once, or
 * while a message is on its way, goes in one message, in the order it was asked in.
 */
export function writingUnit(pool: pg.Pool, opening: Opening | undefined): Unit {
  const prelude = opening ? [begin, opening] : [begin]
  let connected: Promise<pg.PoolClient> | undefined
  let begun = false
  let opened = opening === undefined
  let seen: string | undefined
  let ended = false
  let spoiled = false
  let waiting: Asked[] = []
  let sending = false

  function run(statement: Statement): Promise<Answer> {
    return new Promise((resolve, reject) => {
      waiting.push({ statement, resolve, reject })
      if (!sending) void sendWaiting()
    })
  }

  async function sendWaiting(): Promise<void> {
    sending = true
    await everybodyAsked()
    while (waiting.length > 0) {
      const asked = waiting
      waiting = []
      await send(asked).catch((error: unknown) => {
        for (const { reject } of asked) reject(error)
      })
      await everybodyAsked()
    }
    sending = false
  }

  async function send(asked: readonly Asked[]): Promise<void> {
    if (ended) throw afterTheEnd()
    connected ??= pool.connect()
    const client = await connected
    const first = begun ? [] : prelude
    const { answers, error } = await sendBatch(client, [...first, ...asked.map(({ statement }) => statement)])
    if (await stepsWereTaken(client, error)) return send(asked)
    begun = true
    spoiled ||= isOfConnection(error)
    opened ||= first.length > 0 && answers.length >= first.length
    if (opening && first.length > 0) seen = seenIn(answers[1], opening)
    settle(asked, answers.slice(first.length), error)
  }

  /** Where that was why it could not begin: then it begins anew, and held no connection meanwhile. */
  async function stepsWereTaken(client: pg.PoolClient, error: unknown): Promise<boolean> {
    if (begun || !opening || !asksForSteps(error)) return false
    connected = undefined
    await leave(client, [rollback])
    await takeSteps(pool, opening)
    return true
  }

  async function finishWith(last: readonly Statement[]): Promise<Answer> {
    connected ??= pool.connect()
    const client = await connected
    const closing = [...last, commit]
    if (begun) return leave(client, closing)
    // Whatever state a failure leaves the connection in, nobody else gets it.
    const { answers, error } = await sendBatch(client, [...prelude, ...closing]).catch((unsent: unknown) => {
      client.release(true)
      throw unsent
    })
    if (await stepsWereTaken(client, error)) return finishWith(last)
    client.release(error !== undefined)
    if (error) throw error
    return lastOf(answers)
  }

  async function leave(client: pg.PoolClient, closing: readonly Statement[]): Promise<Answer> {
    try {
      const answer = lastOf(await runBatch(client, closing))
      client.release(spoiled)
      return answer
    } catch (error) {
      client.release(true)
      throw error
    }
  }

  return {
    get opened() {
      return opened
    },
    get seen() {
      return seen
    },
    run,
    async finish(last = []) {
      if (ended) throw afterTheEnd()
      ended = true
      if (!connected && !opening && last.length === 0) return
      const { command } = await finishWith(last)
      opened = true
      if (command !== 'COMMIT') throw new Error('the transaction was rolled back instead of committed')
    },
    async abandon() {
      if (ended) return
      ended = true
      const client = await connected?.catch(() => undefined)
      if (client) await leave(client, [rollback])
    },
  }
}

/** Once whoever could ask without waiting for an answer has asked: promises are all followed before a tick comes. */
export const everybodyAsked = () =>
  new Promise<void>((resolve) => {
    queueMicrotask(() => {
      process.nextTick(resolve)
    })
  })

/** The error is that of the first without an answer; those after it did not run, and say because of what. */
function settle(asked: readonly Asked[], answers: readonly Answer[], error: Error | undefined): void {
  for (const [i, { resolve, reject }] of asked.entries()) {
    const answer = answers[i]
    if (answer) resolve(answer)
    else if (i === answers.length) reject(error ?? new Error('a statement without an answer'))
    else reject(new Error('a statement before it failed', { cause: error }))
  }
}

/** What opening said of the data, which whoever is to be told is. */
export const seenIn = (
  answer: Answer | undefined,
  { noteSeen }: Pick<Opening, 'noteSeen'>,
): string | undefined => {
  const said = answer?.rows[0]?.['seen']
  if (typeof said !== 'string') return undefined
  noteSeen?.(said)
  return said
}

const afterTheEnd = () => new Error('a statement after the transaction ended')

/** An error the server answered leaves the connection as good as before, but for one that it would remember or that says whose server it is; any other does not. */
function isOfConnection(error: Error | undefined): boolean {
  if (!error) return false
  return metWhatIsGone(error) || metReplica(error) || !('severity' in error && error.severity === 'ERROR')
}

function lastOf(answers: readonly Answer[]): Answer {
  const last = answers.at(-1)
  if (!last) throw new Error('a batch without statements')
  return last
}
