import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyDatabase, queryOnce, type EmptyDatabase } from '../testing/emptyDatabase.ts'
import { migrate } from './migrate.ts'
import { roleUrl } from './roles.ts'

let database: EmptyDatabase
beforeEach(async () => {
  database = await emptyDatabase()
})
afterEach(() => database.drop())

test('nodes that start together on an empty database migrate it once', async () => {
  const { ownerUrl, query } = database
  await Promise.all([migrate(ownerUrl), migrate(ownerUrl), migrate(ownerUrl)])
  const [{ n } = {}] = await query('select count(*)::int as n from migracion')
  await migrate(ownerUrl)
  expect(await query('select count(*)::int as n from migracion')).toEqual([{ n }])
})

test('the roles of requests sign in with what follows from the owner’s password', async () => {
  await migrate(database.ownerUrl)
  for (const role of ['portal_app', 'portal_proveedor'] as const)
    expect(await queryOnce(roleUrl(database.ownerUrl, role), 'select current_user::text as role')).toEqual([
      { role },
    ])
})

test('a migration that changed after it was applied stops the start with a sentence', async () => {
  await migrate(database.ownerUrl)
  await database.query(`update migracion set sha256 = 'otra' where name = '0001_base.sql'`)
  await expect(migrate(database.ownerUrl)).rejects.toThrow(/0001_base\.sql cambió después de aplicarse/)
})

test('a database of a newer version is left alone', async () => {
  await migrate(database.ownerUrl)
  await database.query(`insert into migracion (name, sha256) values ('9999_futura.sql', '')`)
  await expect(migrate(database.ownerUrl)).rejects.toThrow(/versión más nueva de Portal/)
})
