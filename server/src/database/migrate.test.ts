import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { commandLine } from '../testing/commandLine.ts'
import { describeCatalog } from '../testing/describeCatalog.ts'
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

describe('a database of before the first release', () => {
  const sentence =
    'La base de datos es anterior a Portal 0.1.112 y esta versión no puede leerla: no se cambió nada en ella.'
  beforeEach(() =>
    database.query(`
      create table migracion (name text primary key, sha256 text not null, aplicada timestamptz not null default now());
      insert into migracion (name, sha256) values ('0001_base.sql', 'otra'), ('0002_cuentas.sql', 'otra');
      create table cuenta (cuenta_id text primary key);
      insert into cuenta values ('11x1')`),
  )

  test('is left as it was, to its grants, and a sentence says so', async () => {
    const before = await stateOf(database.ownerUrl)
    await expect(migrate(database.ownerUrl)).rejects.toThrow(sentence)
    expect(await stateOf(database.ownerUrl)).toEqual(before)
  })

  test('is named by the doctor', async () => {
    const { ok, said } = await commandLine(['doctor'], { DATABASE_URL: database.ownerUrl })
    expect(said).toContain(`✗ Base de datos: ${sentence}`)
    expect(ok).toBe(false)
  })
})

/** What it is made of and who may what in it, with the rows that it had. */
async function stateOf(url: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const rows = await client.query<object>(
      `select m::text, c::text, d.datacl::text from migracion m, cuenta c, pg_database d
       where d.datname = current_database() order by 1`,
    )
    const schemas = await client.query<object>('select nspname from pg_namespace order by 1')
    return { catalog: await describeCatalog(client), rows: rows.rows, schemas: schemas.rows }
  } finally {
    await client.end()
  }
}
