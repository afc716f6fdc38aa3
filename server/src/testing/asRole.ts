import pg from 'pg'
import { types } from '../database/types.ts'
import { roleUrl, type RequestRole } from '../database/roles.ts'

interface Acting {
  cuenta?: string
  sujeto?: string
  /** The day that it is. */
  hoy?: string
}

/** What a request of this role can do once its session is open, in a transaction that is rolled back. */
export async function asRole<Result>(
  ownerUrl: string,
  role: RequestRole,
  { cuenta = '', sujeto = '', hoy = '' }: Acting,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: roleUrl(ownerUrl, role), types })
  await client.connect()
  try {
    await client.query('begin')
    await client.query(
      `select set_config('app.cuenta', $1, true), set_config('app.sujeto', $2, true), set_config('app.hoy', $3, true)`,
      [cuenta, sujeto, hoy],
    )
    return await work(client)
  } finally {
    await client.end()
  }
}
