import { expect, test } from 'vitest'
import { inFull } from '@portal/server/testing/howMany.ts'
import { tellTried } from '@portal/server/testing/tell.ts'
import { buildServer } from './buildServer.ts'
import { tellWhileKilled } from './webhooks.ts'

buildServer()

// What was taken by who fell is there again half a minute later: too long for each run.
test.skipIf(!inFull)(
  'nothing that was committed is kept from a program, however often the server that tells it is killed',
  { timeout: 900_000 },
  async () => {
    const told = await tellWhileKilled({
      events: 10_000,
      kills: 20,
      calmMs: 1_500,
    })
    tellTried('kill -9 mientras se avisa', told.kills)
    tellTried('sucesos', told.events)
    tellTried('sucesos oídos dos veces', told.again)
    expect(told.lost).toBe(0)
  },
)
