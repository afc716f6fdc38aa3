import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sealAuditoria } from './auditoria.ts'
import { startApp, type TestApp } from '../testing/app.ts'
import { signedInOperador } from '../testing/people.ts'

const lines: string[] = []
let app: TestApp
beforeAll(async () => {
  app = await startApp({ logged: (line) => lines.push(line) })
})
afterAll(() => app.stop())

test('the last hash of the audit is told to the server’s log, where who changes the database can’t reach it', async () => {
  await app.owner.insertInto('auditoria').values({ accion: 'prueba', request_id: 'r' }).execute()
  await sealAuditoria(app.owner)
  const admin = await signedInOperador(app, { rol: 'administrador' })

  await admin.call('EjecutarTarea', { tarea: 'comprobacion' })

  await vi.waitFor(
    () =>
      expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
        expect.objectContaining({
          level: 30,
          msg: 'the audit is as it was sealed',
          bloque: expect.any(Number) as number,
          hash: expect.stringMatching(/^[\da-f]{64}$/) as string,
        }),
      ),
    { timeout: 20_000, interval: 100 },
  )
})
