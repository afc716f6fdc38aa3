import pg from 'pg'
import { types } from '../database/types.ts'
import { roleUrl, type RequestRole } from '../database/roles.ts'
import { letTestsOpen, openForTests } from './letTestsOpen.ts'

interface Acting {
  cuenta?: string
  sujeto?: string
  /** The day that it is. */
  hoy?: string
}

/**
 * What a request of this role can do once its session is open, in a transaction that is rolled back. Without `cuenta` and
 * `sujeto` no session is.
 */
export async function asRole<Result>(
  ownerUrl: string,
  role: RequestRole,
  { cuenta, sujeto, hoy }: Acting,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const opens = cuenta !== undefined || sujeto !== undefined
  if (opens) await letTestsOpen(ownerUrl)
  const client = new pg.Client({ connectionString: roleUrl(ownerUrl, role), types })
  await client.connect()
  try {
    await client.query('begin')
    if (opens) await client.query(openForTests, [cuenta, sujeto])
    if (hoy !== undefined) await client.query(`select set_config('app.hoy', $1, true)`, [hoy])
    return await work(client)
  } finally {
    await client.end()
  }
}
