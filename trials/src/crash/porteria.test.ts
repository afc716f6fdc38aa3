import { expect, test } from 'vitest'
import { inFull } from '@portal/server/testing/howMany.ts'
import { tellTried } from '@portal/server/testing/tell.ts'
import { buildServer } from './buildServer.ts'
import { passWhileKilled } from './porteria.ts'

buildServer()

test(
  'what a device wrote down is kept once, however often the server falls that takes it',
  { timeout: 900_000 },
  async () => {
    const passed = await passWhileKilled(
      inFull ? { pasos: 2_000, kills: 20, calmMs: 700 } : { pasos: 200, kills: 2, calmMs: 300 },
    )
    tellTried('kill -9 mientras se traen pasos', passed.kills)
    tellTried('pasos', passed.pasos)
    tellTried('mensajes mandados otra vez', passed.again)
    expect(passed).toMatchObject({ lost: 0, twice: 0 })
  },
)
