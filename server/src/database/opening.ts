import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { runBatch, type Statement } from './batch.ts'

/** Opens a session in the transaction that it stands in, or raises why it may not. */
export interface Opening extends Statement {
  /**
   * A step of what has to be done first where opening raised that it would take too long. Its one value is whether there
   * are more, or null while somebody else is at it.
   */
  readonly step?: Statement
  /** Of whoever opens it in a turn: does what is only waited for while others have that. */
  readonly aside?: <Answer>(waiting: () => Promise<Answer>) => Promise<Answer>
  /** Refuses alike, and otherwise tells of the data that it would see: nothing is opened. */
  readonly look?: Pick<Opening, keyof Statement | 'noteSeen'>
  /** Told what it said of the data that it saw. */
  readonly noteSeen?: (seen: string) => void
}

/** For an open that waits, with no connection, for somebody else's step. */
const pause = 50

/** Whether the session could be opened once the steps before it are done. */
export const asksForSteps = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === 'P1598'

/** Steps that are being taken, by what is to be opened: whoever else wants it waits for them, and asks nothing. */
const taken = new WeakMap<pg.Pool, Map<string, Promise<void>>>()

/** Whoever waits for them holds neither a connection nor a turn. */
export async function takeSteps(pool: pg.Pool, { step, aside }: Opening): Promise<void> {
  if (!step) throw new Error('an opening that asks for steps and names none')
  const of = taken.get(pool) ?? new Map<string, Promise<void>>()
  taken.set(pool, of)
  const key = [
    step.text,
    ...step.values.map((value) => (value instanceof Buffer ? value.toString('latin1') : String(value))),
  ].join(' ')
  const steps = of.get(key) ?? takeEach(pool, step).finally(() => of.delete(key))
  of.set(key, steps)
  await (aside ? aside(() => steps) : steps)
}

/** Each is a transaction of its own, so that whoever comes after an interruption finds less to do. */
async function takeEach(pool: pg.Pool, step: Statement): Promise<void> {
  for (;;) {
    const more = await takeStep(pool, step)
    if (more === false) return
    if (more === null) await setTimeout(pause)
  }
}

async function takeStep(pool: pg.Pool, step: Statement): Promise<unknown> {
  const client = await pool.connect()
  try {
    const [answer] = await runBatch(client, [step])
    client.release()
    return answer?.rows[0]?.['more']
  } catch (error) {
    client.release(true)
    throw error
  }
}
