import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../../../testing/freshDatabase.ts'
import { exportedTables } from './exportedTables.ts'

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

test.each(Object.entries(exportedTables))(
  'somebody decided of every column of %s whether a carrier’s export has it',
  async (table, { columns, leftOut }) => {
    const { rows } = await sql<{ column: string }>`
      select attname as column from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`.execute(database.owner)
    expect([...columns, ...leftOut].sort()).toEqual(rows.map(({ column }) => column).sort())
  },
)

test('the export has every table that holds what a carrier presented, and leaves out what the product keeps for itself', async () => {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'cuenta_id' and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`.execute(database.owner)
  const own = [
    'auditoria',
    'aviso',
    'cambio_contado',
    'decision',
    'decision_documento',
    'eliminado',
    'historial_hito',
    'marcado',
    'propuesta',
    'veredicto',
    'veredicto_casilla',
  ]
  expect(rows.map(({ name }) => name)).toEqual([...Object.keys(exportedTables), ...own].sort())
})
