import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { signedIn, signedInOperador, type Carrier, type Operador } from '../../../testing/people.ts'

let app: TestApp
let revisor: Operador
let carrier: Carrier
beforeAll(async () => {
  app = await startApp()
  revisor = await signedInOperador(app)
  carrier = await signedIn(app)
})
afterAll(() => app.stop())

const bloquear = (recursoid: string, motivo = 'Psicofísico en duda', by = revisor) =>
  by.call('BloquearRecurso', { recursoid, bloqueado: true, motivo })
const desbloquear = (recursoid: string, motivo = 'Ya lo aclaró') =>
  revisor.call('BloquearRecurso', { recursoid, bloqueado: false, motivo })
const nombreDe = async ({ operadorid }: Operador) =>
  (
    await app.owner
      .selectFrom('operador')
      .select('nombre')
      .where('operadorid', '=', operadorid)
      .executeTakeFirstOrThrow()
  ).nombre

test('a blocked chofer is not fit, and its carrier sees who, when and why, in its detail and its history', async () => {
  const { choferid } = await app.make.chofer({ cuenta_id: carrier.cuentaId, apellido: 'Vega' })
  const por = await nombreDe(revisor)

  const { records } = await bloquear(choferid)

  const bloqueo = {
    por,
    desde: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    motivo: 'Psicofísico en duda',
  }
  expect(records).toMatchObject([
    { recursoid: choferid, cuentaid: carrier.cuentaId, estado: 'BLOQUEADO', bloqueo },
  ])
  const [chofer] = (await carrier.call('DetailChofer', { choferid })).records
  expect(chofer).toMatchObject({ estado_cuenta: 'BLOQUEADO', aptitud: 'no habilitado', bloqueo })
  expect(chofer?.culpables[0]).toMatchObject({ estado: 'BLOQUEADO' })
  const { records: lines } = await carrier.call('ListRecDocHistorial', { filter: { recursoid: choferid } })
  expect(lines).toMatchObject([
    { docrechistorial_estado: 'bloqueado', actor_nombre: por, nota: 'Psicofísico en duda' },
  ])
  const list = await carrier.call('ListChoferes', { search: 'Vega' })
  expect(list.records).toMatchObject([{ aptitud: 'no habilitado', culpable: { estado: 'BLOQUEADO' } }])
  const own = await revisor.call('ListRecursosCuenta', { cuentaid: carrier.cuentaId, search: 'Vega' })
  expect(own.records).toMatchObject([{ estado: 'BLOQUEADO', bloqueo }])
})

test('its titulares are told by mail, both times', async () => {
  const titular = await signedIn(app)
  const colaborador = await signedIn(app, { rol: 'colaborador', cuentaId: titular.cuentaId })
  const { dominioid } = await app.make.dominio({ cuenta_id: titular.cuentaId, dominio: 'AB123CD' })

  await bloquear(dominioid, 'Chasis adulterado')
  await desbloquear(dominioid, 'Era el de otro')

  const mails = await app.mailbox(titular.email)
  expect(mails.map(({ asunto }) => asunto)).toEqual([
    'AB123CD quedó bloqueado',
    'AB123CD ya no está bloqueado',
  ])
  expect(mails[0]?.texto).toContain('Chasis adulterado')
  expect(mails[0]?.texto).toContain(`/app/dominios/${dominioid}/detalle`)
  expect(mails[1]?.texto).toContain('Era el de otro')
  expect(await app.mailbox(colaborador.email)).toEqual([])
})

test('nothing can be presented of what is blocked, nor changed by its carrier', async () => {
  const { choferid } = await app.make.chofer({ cuenta_id: carrier.cuentaId })
  const { tipodocumentoid } = await app.make.tipo({ docrectipo_recurso: 'chofer' })
  await bloquear(choferid)

  await expect(
    carrier.call('SaveDocumentoRecurso', {
      values: { recursoid: choferid, tipodocumentoid, archivos: ['22x1'], fecha_vencimiento: '2090-01-01' },
    }),
  ).rejects.toMatchObject({ body: { code: 1517 } })
  await expect(carrier.call('SaveChofer', { choferid, values: { nombre: 'Otro' } })).rejects.toMatchObject({
    body: { code: 1517 },
  })
})

describe('unblocked, it is what it was before', () => {
  test('on the road, as fit as its documents say', async () => {
    const { choferid } = await app.make.chofer({ cuenta_id: carrier.cuentaId })
    const before = (await carrier.call('DetailChofer', { choferid })).records[0]
    await bloquear(choferid)
    expect((await desbloquear(choferid)).records).toMatchObject([{ estado: 'ACTIVO', bloqueo: null }])
    const after = (await carrier.call('DetailChofer', { choferid })).records[0]
    expect(after).toEqual({ ...before, version: (before?.version ?? 0) + 2 })
  })

  test('or on leave, since when and why', async () => {
    const { dominioid } = await app.make.dominio({
      cuenta_id: carrier.cuentaId,
      estado_dominio: 'BAJA',
      fecha_baja: '2026-01-15',
      motivo_baja: 'Venta',
    })
    await bloquear(dominioid)
    expect((await desbloquear(dominioid)).records).toMatchObject([{ estado: 'BAJA' }])
    expect((await carrier.call('DetailDominio', { dominioid })).records).toMatchObject([
      { estado_dominio: 'BAJA', fecha_baja: '2026-01-15', motivo_baja: 'Venta', bloqueo: null },
    ])
  })
})

test('of two who block it at once one does, and the other is told that it changed', async () => {
  const administrador = await signedInOperador(app, { rol: 'administrador' })
  const { choferid } = await app.make.chofer({ cuenta_id: carrier.cuentaId })

  const outcomes = await Promise.allSettled([
    bloquear(choferid, 'Uno'),
    bloquear(choferid, 'Otro', administrador),
  ])

  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const rejected = outcomes.find(({ status }) => status === 'rejected')
  expect(rejected).toMatchObject({ reason: { body: { code: 1520 } } })
  const { records } = await carrier.call('ListRecDocHistorial', { filter: { recursoid: choferid } })
  expect(records).toHaveLength(1)
  await desbloquear(choferid)
  await expect(desbloquear(choferid)).rejects.toMatchObject({ body: { code: 1520 } })
})

test('both ask for the reason, and leave a line in the audit', async () => {
  const { choferid } = await app.make.chofer({ cuenta_id: carrier.cuentaId })
  for (const bloqueado of [true, false])
    await expect(
      revisor.call('BloquearRecurso', { recursoid: choferid, bloqueado, motivo: ' ' }),
    ).rejects.toMatchObject({ body: { code: 1510, fields: { motivo: 'Campo requerido' } } })

  await bloquear(choferid)
  const lines = await app.owner
    .selectFrom('auditoria')
    .select(['actor', 'accion'])
    .where('objeto', '=', choferid)
    .execute()
  expect(lines).toEqual([{ actor: revisor.operadorid, accion: 'BloquearRecurso' }])
})

test('neither a company nor a unit is blocked, and what is not there is not found', async () => {
  const { unidadid } = await app.make.unidad({ cuenta_id: carrier.cuentaId })
  await expect(bloquear(carrier.cuentaId)).rejects.toMatchObject({
    body: { code: 1510, fields: { recursoid: expect.stringContaining('suspendé') as string } },
  })
  await expect(bloquear(unidadid)).rejects.toMatchObject({
    body: { code: 1510, fields: { recursoid: expect.stringContaining('chofer o el dominio') as string } },
  })
  await expect(bloquear('17x999999999')).rejects.toMatchObject({ body: { code: 'RECORD_NOT_FOUND' } })
})
