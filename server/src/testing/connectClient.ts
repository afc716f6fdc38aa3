import { createHash } from 'node:crypto'
import pg from 'pg'
import { sessionOptions } from '../database/pool.ts'
import { types } from '../database/types.ts'

/**
 * One connection as the owner, whose session begins as those of the server do. A plan is then made once: who asks the same of
 * many worlds waits a fifth as long.
 */
export async function connectClient(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, types, options: sessionOptions })
  await client.connect()
  return client
}

/** A statement that a connection plans the first time alone: what views of the catalogue's verdicts take is mostly their plan. */
export const prepared = (text: string, values: unknown[]) => ({
  name: createHash('sha1').update(text).digest('hex'),
  text,
  values,
})
