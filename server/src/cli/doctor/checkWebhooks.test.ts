import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../testing/app.ts'
import { checkWebhooks } from './checkWebhooks.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

test('nothing is said where nobody is told; else whether it arrives, who does not answer and who was switched off', async () => {
  expect(await checkWebhooks(app.owner)).toEqual([])
  await sql`insert into webhook (cuenta_id, nombre, url, eventos, creado_por) values
    (null, 'Tablero', 'https://tablero.invalid/', '{recurso.aptitud}', '13x1')`.execute(app.owner)
  expect(await checkWebhooks(app.owner)).toMatchObject([{ level: 'bien' }])
  await sql`update webhook set fallando_desde = now() - interval '2 hours'`.execute(app.owner)
  expect(await checkWebhooks(app.owner)).toMatchObject([
    { level: 'aviso', sentence: expect.stringContaining('Tablero') as string },
  ])
  await sql`update webhook set fallando_desde = null`.execute(app.owner)
  await sql`insert into privado.carril (webhookid, clave, proxima) select webhookid, 'x', now() - interval '1 hour' from webhook`.execute(
    app.owner,
  )
  expect(await checkWebhooks(app.owner)).toMatchObject([{ level: 'mal' }])
  await sql`update webhook set apagado = now(), apagado_por = 'sin respuesta'`.execute(app.owner)
  expect(await checkWebhooks(app.owner)).toMatchObject([
    { level: 'aviso', sentence: expect.stringMatching(/apagados.*Tablero/) as string },
  ])
})
