import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '../testing/freshDatabase.ts'
import { emptied } from './tables.ts'

test('no link that was mailed before a backup opens anything after it', async () => {
  const database = await freshDatabase()
  const { rows } = await sql<{ nombre: string }>`
    select 'privado.' || relname as nombre from pg_class
    where relkind = 'r' and relnamespace = 'privado'::regnamespace and (relname like 'enlace%' or relname = 'codigo')
    order by 1`.execute(database.owner)
  expect(rows.length).toBeGreaterThan(3)
  expect(emptied).toEqual(expect.arrayContaining(rows.map(({ nombre }) => nombre)))
  await database.drop()
})
