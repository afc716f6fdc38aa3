import { estadoCuenta } from '@portal/contract/estadoCuenta.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { signedIn } from '../../../testing/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

test('shows the account, its own documents, and what it has on the road', async () => {
  const carrier = await signedIn(app)
  const cuenta_id = carrier.cuentaId
  const { dominioid } = await app.make.dominio({ cuenta_id })
  await app.make.dominio({ cuenta_id, estado_dominio: 'BAJA' })
  await app.make.chofer({ cuenta_id })
  await app.make.chofer({ cuenta_id, estado_cuenta: 'BLOQUEADO' })
  await app.make.unidad({ cuenta_id, tractor: dominioid })
  await app.make.unidad({ cuenta_id, tractor: dominioid, estado: 'INACTIVA' })
  await app.make.chofer()

  const [transporte] = (await carrier.call('DetailTransporte', {})).records
  expect(transporte).toMatchObject({
    accountid: cuenta_id,
    estado: estadoCuenta.habilitado,
    aptitud: 'no habilitado',
    cantidades: { choferes: 1, dominios: 1, unidades: 1 },
  })
  expect(transporte?.motivos).toEqual([
    'Constancia de inscripción ARCA: falta presentar',
    'Contrato de ART: falta presentar',
    'Seguro de carga: falta presentar',
    'RUTA de la empresa: falta presentar',
  ])
  expect(transporte?.casillas).toHaveLength(8)
  const { pendientes } = await carrier.call('Dashboard', {})
  expect(transporte?.cantidades.faltantes).toBe(pendientes)
})

test('becomes fit once what is critical is approved', async () => {
  const carrier = await signedIn(app)
  const criticos = await app.owner
    .selectFrom('tipo_documento')
    .select('tipodocumentoid')
    .where('docrectipo_recurso', '=', 'transporte')
    .where('critico', '=', true)
    .execute()
  for (const { tipodocumentoid } of criticos)
    await app.make.documento({
      cuenta_id: carrier.cuentaId,
      recursoid: carrier.cuentaId,
      tipodocumentoid,
      estado: 'aprobado',
    })
  const [transporte] = (await carrier.call('DetailTransporte', {})).records
  expect(transporte).toMatchObject({ aptitud: 'habilitado', motivos: [] })
})
