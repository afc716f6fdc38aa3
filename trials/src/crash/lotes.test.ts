import { expect, test } from 'vitest'
import { howMany, inFull } from '@portal/server/testing/howMany.ts'
import { tellTried } from '@portal/server/testing/tell.ts'
import { buildServer } from './buildServer.ts'
import { importWhileKilled } from './lotes.ts'

buildServer()

// What was taken by who fell is there again half a minute later: too long for each run, which tries it with a job that ends early.
test.skipIf(!inFull)(
  'an import goes on wherever server and PostgreSQL are killed, each of its rows is done once, and its sheet changes nothing the second time',
  { timeout: 1_800_000 },
  async () => {
    const imported = await importWhileKilled({
      filas: howMany(0, 1_500, 10_000),
      kills: howMany(0, 3, 15),
      everyFilas: howMany(0, 300, 600),
    })
    tellTried('kill -9 mientras se importa', imported.kills)
    tellTried('filas importadas', imported.filas)
    expect(imported.wrong).toEqual(Object.fromEntries(Object.keys(imported.wrong).map((name) => [name, 0])))
    expect(imported.kills).toBe(howMany(0, 3, 15))
  },
)
