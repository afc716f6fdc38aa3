import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { signedInOperador } from '../../../testing/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

test('a type says how much hangs on it, and who saved it last', async () => {
  const revisor = await signedInOperador(app)
  const administrador = await signedInOperador(app, { rol: 'administrador' })
  const { tipodocumentoid } = await app.make.tipo()
  const detail = async () => (await revisor.call('DetailTipo', { tipodocumentoid })).records[0]
  expect(await detail()).toMatchObject({ presentados: 0, cuentas: 0, cambiado: null })

  const { cuenta_id } = await app.make.cuenta()
  for (let n = 0; n < 2; n++) {
    const { choferid } = await app.make.chofer({ cuenta_id })
    // The one before it is of the same slot.
    await app.make.documento({ cuenta_id, recursoid: choferid, tipodocumentoid, estado: 'rechazado' })
    await app.make.documento({ cuenta_id, recursoid: choferid, tipodocumentoid })
  }
  await administrador.call('SaveTipoDocumento', { tipodocumentoid, values: { obligatorio: false } })

  expect(await detail()).toMatchObject({
    presentados: 2,
    cuentas: 1,
    obligatorio: false,
    cambiado: { por: expect.stringMatching(/\w/) as string, cuando: expect.any(String) as string },
  })
})

test('one that is not in the catalogue is not found', async () => {
  const revisor = await signedInOperador(app)
  await expect(revisor.call('DetailTipo', { tipodocumentoid: '20x999999' })).rejects.toMatchObject({
    body: { code: 'RECORD_NOT_FOUND' },
  })
})
