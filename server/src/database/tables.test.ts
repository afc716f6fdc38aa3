import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../root.ts'
import { freshDatabase, type FreshDatabase } from '../testing/freshDatabase.ts'
import { generateTables, generateTenantTables } from '../testing/generateTables.ts'

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

test.each([
  ['tables.gen.ts', generateTables],
  ['tenantTables.gen.ts', generateTenantTables],
])('%s is what the migrated schema generates', async (name, generate) => {
  const path = join(root, 'server/src/database', name)
  const generated = await generate(database.owner)
  if (process.env['WRITE_SCHEMA'] === '1') await writeFile(path, generated)
  expect(generated).toBe(await readFile(path, 'utf8'))
})
