import type pg from 'pg'
import { runBatch, type Statement } from './batch.ts'

const connection = { text: 'select preparar_conexion()', values: [] }
const renewals = { text: 'select preparar_renovacion()', values: [] }

/**
 * Has each connection of some pools plan what renews verdicts, which takes PostgreSQL longer than renewing those of an
 * ordinary carrier. One after the other, so that whoever calls meanwhile finds a processor. Fails where one can't be had.
 */
export async function prepareRenewals(pools: readonly pg.Pool[]): Promise<void> {
  // All of them before any plan is made: what is prepared of one may make the plans of the others void.
  for (const statement of [connection, renewals]) for (const pool of pools) await inEach(pool, statement)
}

async function inEach(pool: pg.Pool, statement: Statement): Promise<void> {
  let turn: Promise<unknown> = Promise.resolve()
  const inTurn = async () => {
    const client = await pool.connect()
    const done = turn.then(() => runBatch(client, [statement]))
    turn = done.catch(() => undefined)
    await done.then(
      () => client.release(),
      (error: unknown) => {
        client.release(true)
        throw error
      },
    )
  }
  // All at once: asked for one by one, it would be the same each time.
  await Promise.all(Array.from({ length: pool.options.max }, inTurn))
}
