import type pg from 'pg'
import { runBatch, type Answer, type Statement } from './batch.ts'

/**
 * A caller's unit of work. `opening` (opening the session, which checks it and sets the carrier) goes in the same
 * message as the first statement, so that what needs one statement costs one round trip.
 */
export interface Unit {
  /** Whether the session was opened, or there is none to open. */
  readonly opened: boolean
  run: (statement: Statement) => Promise<Answer>
  /** Ends well, with a last statement when given. Opens the session if nothing has: nobody gets past it by asking nothing. */
  finish: (last?: Statement) => Promise<void>
  /** Ends, and nothing of what was written stays. Whatever failed, it has to be said: the connection waits for it. */
  abandon: () => Promise<void>
}

/** Every statement is a transaction of its own, with the session opened in it; several may run at once. */
export function readingUnit(pool: pg.Pool, opening: Statement | undefined): Unit {
  let opened = opening === undefined

  async function send(statements: readonly Statement[]): Promise<Answer> {
    const answers = await withClient(pool, (client) =>
      runBatch(client, opening ? [opening, ...statements] : statements),
    )
    opened = true
    return lastOf(answers)
  }

  return {
    get opened() {
      return opened
    },
    run: (statement) => send([statement]),
    finish: async () => {
      if (!opened) await send([])
    },
    abandon: async () => {},
  }
}

const begin: Statement = { text: 'begin', values: [] }
const commit: Statement = { text: 'commit', values: [] }
const rollback: Statement = { text: 'rollback', values: [] }

/** One transaction on one connection, from the first statement to `finish` or `abandon`. */
export function writingUnit(pool: pg.Pool, opening: Statement | undefined): Unit {
  let connected: Promise<pg.PoolClient> | undefined
  let opened = opening === undefined
  let ended = false
  let line: Promise<unknown> = Promise.resolve()

  /** Statements asked for at once go out one after the other, in the order they were asked in. */
  function send(statements: readonly Statement[]): Promise<Answer> {
    const answer = line.then(() => sendNow(statements))
    line = answer.catch(() => undefined)
    return answer
  }

  async function sendNow(statements: readonly Statement[]): Promise<Answer> {
    if (ended) throw new Error('a statement after the transaction ended')
    const first = connected === undefined
    connected ??= pool.connect()
    const client = await connected
    const prelude = first ? [begin, ...(opening ? [opening] : [])] : []
    const answers = await runBatch(client, [...prelude, ...statements])
    opened = true
    return lastOf(answers)
  }

  async function end(client: pg.PoolClient, closing: readonly Statement[]): Promise<Answer> {
    ended = true
    try {
      const answer = lastOf(await runBatch(client, closing))
      client.release()
      return answer
    } catch (error) {
      // Whatever state the connection is in, nobody else gets it.
      client.release(true)
      throw error
    }
  }

  return {
    get opened() {
      return opened
    },
    run: (statement) => send([statement]),
    async finish(last) {
      const closing = last ? [last, commit] : [commit]
      if (!connected && !opening && !last) return
      if (!connected) await send([])
      if (!connected) return
      const { command } = await end(await connected, closing)
      if (command !== 'COMMIT') throw new Error('the transaction was rolled back instead of committed')
    },
    async abandon() {
      const client = ended ? undefined : await connected?.catch(() => undefined)
      ended = true
      if (client) await end(client, [rollback])
    },
  }
}

async function withClient<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    const result = await work(client)
    client.release()
    return result
  } catch (error) {
    client.release(isOfConnection(error))
    throw error
  }
}

/** An error the server answered leaves the connection as good as before; any other does not. */
function isOfConnection(error: unknown): boolean {
  return !(error instanceof Error && 'severity' in error && error.severity === 'ERROR')
}

function lastOf(answers: readonly Answer[]): Answer {
  const last = answers.at(-1)
  if (!last) throw new Error('a batch without statements')
  return last
}
