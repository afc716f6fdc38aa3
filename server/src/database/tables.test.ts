import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../root.ts'
import { freshDatabase, type FreshDatabase } from '../testing/freshDatabase.ts'
import { generateTables } from '../testing/generateTables.ts'

const path = join(root, 'server/src/database/tables.gen.ts')

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

test('tables.gen.ts is what the migrated schema generates', async () => {
  const generated = await generateTables(database.owner)
  if (process.env['WRITE_SCHEMA'] === '1') await writeFile(path, generated)
  expect(generated).toBe(await readFile(path, 'utf8'))
})
