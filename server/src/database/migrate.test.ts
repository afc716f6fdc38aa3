import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { migrate } from './migrate.ts'
import { roleUrl } from './roles.ts'

let url: string

beforeEach(async () => {
  const empty = new URL(inject('clusterUrl'))
  empty.pathname = `portal_test_${randomUUID().replaceAll('-', '')}`
  url = empty.href
  await query(inject('clusterUrl'), `create database ${empty.pathname.slice(1)}`)
})
afterEach(async () => {
  await query(inject('clusterUrl'), `drop database ${new URL(url).pathname.slice(1)} with (force)`)
})

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(text)
    return rows
  } finally {
    await client.end()
  }
}

test('nodes that start together on an empty database migrate it once', async () => {
  await Promise.all([migrate(url), migrate(url), migrate(url)])
  const [{ n } = {}] = await query(url, 'select count(*)::int as n from migracion')
  await migrate(url)
  expect(await query(url, 'select count(*)::int as n from migracion')).toEqual([{ n }])
})

test('the roles of requests sign in with what follows from the owner’s password', async () => {
  await migrate(url)
  for (const role of ['portal_app', 'portal_proveedor'] as const)
    expect(await query(roleUrl(url, role), 'select current_user::text as role')).toEqual([{ role }])
})

test('a migration that changed after it was applied stops the start with a sentence', async () => {
  await migrate(url)
  await query(url, `update migracion set sha256 = 'otra' where name = '0001_base.sql'`)
  await expect(migrate(url)).rejects.toThrow(/0001_base\.sql cambió después de aplicarse/)
})

test('a database of a newer version is left alone', async () => {
  await migrate(url)
  await query(url, `insert into migracion (name, sha256) values ('9999_futura.sql', '')`)
  await expect(migrate(url)).rejects.toThrow(/versión más nueva de Portal/)
})
