import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../testing/freshDatabase.ts'
import { makeIn } from '../testing/make.ts'
import { createPool } from './pool.ts'
import { prepareRenewals } from './prepareRenewals.ts'
import { roleUrl, type RequestRole } from './roles.ts'

let database: FreshDatabase

beforeAll(async () => {
  database = await freshDatabase()
  await makeIn(database.owner).contacto()
})
afterAll(() => database.drop())

const roles: readonly RequestRole[] = ['portal_app', 'portal_proveedor']

test.each(roles)(
  'each connection of %s prepares what renews, which renews nothing and leaves nobody signed in',
  async (role) => {
    await sql`update veredicto set hasta = '-infinity'`.execute(database.owner)
    const before = await kept()
    const pool = createPool({ url: roleUrl(database.ownerUrl, role), max: 3, name: role, onError: () => {} })
    try {
      await prepareRenewals([pool])
      expect(pool.idleCount).toBe(3)
      const { rows } = await pool.query<{ connections: number; yo: string | null }>(
        `select count(*)::int as connections, yo() from pg_class where relname = 'contexto_desde' and relpersistence = 't'`,
      )
      expect(rows).toEqual([{ connections: 3, yo: null }])
      expect(await kept()).toEqual(before)
    } finally {
      await pool.end()
    }
  },
)

test('a pool that may not says so, and holds no connection', async () => {
  const pool = createPool({
    url: roleUrl(database.ownerUrl, 'portal_app'),
    max: 2,
    name: 'prueba',
    onError: () => {},
  })
  await sql`revoke execute on function preparar_renovacion from portal_app`.execute(database.owner)
  try {
    await expect(prepareRenewals([pool])).rejects.toThrow('permission denied')
    // It waits for those that are held.
    await pool.end()
  } finally {
    await sql`grant execute on function preparar_renovacion to portal_app`.execute(database.owner)
  }
})

const kept = async () => {
  const { rows } = await sql<{ veredictos: string }>`
    select jsonb_agg(to_jsonb(v) || jsonb_build_object('xmin', xmin::text) order by recursoid)::text as veredictos
    from veredicto v`.execute(database.owner)
  return rows[0]?.veredictos
}
