import type pg from 'pg'
import { runBatch } from './batch.ts'

const prepare = { text: 'select preparar_renovacion()', values: [] }

/**
 * Has each connection of a pool plan what renews verdicts, which takes PostgreSQL longer than renewing those of an ordinary
 * carrier. One after the other, so that whoever calls meanwhile finds a processor. Fails where one can't be had.
 */
export async function prepareRenewals(pool: pg.Pool): Promise<void> {
  let turn: Promise<unknown> = Promise.resolve()
  const inTurn = async () => {
    const client = await pool.connect()
    const prepared = turn.then(() => runBatch(client, [prepare]))
    turn = prepared.catch(() => undefined)
    await prepared.then(
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
