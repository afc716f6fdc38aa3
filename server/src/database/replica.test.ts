import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/app.ts'
import { signedIn, type Carrier } from '../testing/people.ts'

let app: TestApp
let carrier: Carrier
beforeAll(async () => {
  app = await startApp()
  carrier = await signedIn(app)
})
afterAll(() => app.stop())

/** Connections of the portal's callers lead to a replica from now on, where every transaction only reads, or no longer do. */
async function lead(toReplica: boolean): Promise<void> {
  const database = sql.id(new URL(app.ownerUrl).pathname.slice(1))
  const change = toReplica
    ? sql`set default_transaction_read_only = on`
    : sql`reset default_transaction_read_only`
  await sql`alter role portal_app in database ${database} ${change}`.execute(app.owner)
}

test('whoever meets what was the primary is told to wait, and nobody after them once there is another', async () => {
  await lead(true)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and usename = 'portal_app'`.execute(app.owner)
  for (let n = 0; n < 20; n++) {
    const { statusCode, body } = await carrier.send('ListChoferes')
    expect(statusCode).toBe(503)
    expect(body).toContain('ocupado')
  }

  // Connections that were made meanwhile are not kept: nobody has to cut them.
  await lead(false)
  expect((await carrier.call('ListChoferes', {})).records).toEqual([])
})
