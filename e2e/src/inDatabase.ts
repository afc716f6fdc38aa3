import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { readPasswords, SUPERUSER } from '@portal/server/database/embedded/cluster.ts'
import { findRunning } from '@portal/server/database/embedded/running.ts'
import pg from 'pg'

/** Within the database of a running installation, as its superuser: for what no door of it does, nor tells. */
export async function inDatabase<T>(dataDir: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const postgres = realpathSync(join(dataDir, 'postgres'))
  const [ownerUrl, passwords] = [await findRunning(postgres), await readPasswords(postgres)]
  if (ownerUrl === undefined || !passwords) throw new Error(`no database is running in ${dataDir}`)
  const url = new URL(ownerUrl)
  url.username = SUPERUSER
  url.password = passwords.superuser
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}
