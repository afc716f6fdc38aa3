import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { forgetEliminados } from '../../../jobs/limpieza.ts'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { signedIn, type Carrier } from '../../../testing/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

let carrier: Carrier
let cuenta_id: string
beforeEach(async () => {
  carrier = await signedIn(app)
  cuenta_id = carrier.cuentaId
})

const juan = {
  nombre: 'Juan',
  apellido: 'Pérez',
  tipo_documento: 'DNI',
  documento: '30.111.222',
  nacionalidad: 'Argentina',
}
const addChofer = async (who: Carrier = carrier, values: Partial<typeof juan> = {}) =>
  (await who.call('SaveChofer', { choferid: '0', values: { ...juan, ...values } })).records[0]?.choferid ?? ''

const eliminar = (who: Carrier, ...recursos: string[]) => who.call('EliminarRecursos', { recursos })
const deshacer = (who: Carrier, ...recursos: string[]) => who.call('DeshacerEliminacion', { recursos })
const listed = async () => (await carrier.call('ListChoferes', {})).records.map(({ choferid }) => choferid)

/** As if it had been deleted so many seconds ago. */
const letSecondsPass = (seconds: number) =>
  app.owner
    .updateTable('eliminado')
    .set({ eliminado: new Date(Date.now() - seconds * 1000).toISOString() })
    .where('cuenta_id', '=', cuenta_id)
    .execute()

const present = async (recursoid: string) => {
  const type = await app.make.tipo({ docrectipo_recurso: 'chofer' })
  await app.make.documento({
    cuenta_id,
    recursoid,
    tipodocumentoid: type.tipodocumentoid,
    presentado_por: carrier.contactid,
  })
}

const whyOf = async (recursoid: string) => (await eliminar(carrier, recursoid)).records[0]

describe('what was added by mistake', () => {
  test('goes, with its slots and its counters, and its number can be used again at once', async () => {
    const before = await carrier.call('Dashboard', {})
    const choferid = await addChofer()

    expect((await eliminar(carrier, choferid)).records).toEqual([
      { recursoid: choferid, eliminado: true, motivo: null },
    ])

    expect(await listed()).toEqual([])
    expect(await carrier.call('Dashboard', {})).toEqual(before)
    await expect(carrier.call('DetailChofer', { choferid })).rejects.toMatchObject({
      body: { code: 'RECORD_NOT_FOUND' },
    })
    await expect(addChofer()).resolves.not.toBe(choferid)
  })

  test('may be a dominio or a unidad, all in one call', async () => {
    const { dominioid } = await app.make.dominio({ cuenta_id })
    const tractor = (await app.make.dominio({ cuenta_id })).dominioid
    const { unidadid } = await app.make.unidad({ cuenta_id, tractor })
    const { records } = await eliminar(carrier, dominioid, unidadid)
    expect(records.map(({ eliminado }) => eliminado)).toEqual([true, true])
    expect((await carrier.call('ListUnidades', {})).records).toEqual([])
  })

  test('is answered as deleted again when asked twice', async () => {
    const choferid = await addChofer()
    await eliminar(carrier, choferid)
    expect(await whyOf(choferid)).toEqual({ recursoid: choferid, eliminado: true, motivo: null })
  })

  test('leaves a line in the audit that says who it was', async () => {
    const choferid = await addChofer()
    await eliminar(carrier, choferid)
    const line = await app.owner
      .selectFrom('auditoria')
      .selectAll()
      .where('accion', '=', 'EliminarRecursos')
      .where('objeto', '=', choferid)
      .executeTakeFirstOrThrow()
    expect(line.cambios).toMatchObject([
      {
        tabla: 'chofer',
        id: choferid,
        que: 'baja',
        campos: { nombre: ['Juan', null], apellido: ['Pérez', null], documento: ['30111222', null] },
      },
    ])
  })
})

describe('what something hangs on stays, and says why by name', () => {
  test('documents that were presented, withdrawn ones too', async () => {
    const choferid = await addChofer()
    await present(choferid)
    expect(await whyOf(choferid)).toMatchObject({
      eliminado: false,
      motivo: 'Juan Pérez tiene documentos presentados: dalo de baja.',
    })
    await app.owner
      .updateTable('documento')
      .set({ estado: 'anulado' })
      .where('recursoid', '=', choferid)
      .execute()
    expect(await whyOf(choferid)).toMatchObject({ eliminado: false })
  })

  test('a unit that it is part of, and one that it was', async () => {
    const choferid = await addChofer()
    const { dominioid: tractor } = await app.make.dominio({ cuenta_id })
    const { unidadid } = await app.make.unidad({ cuenta_id, tractor, chofer1: choferid })
    const why = 'Juan Pérez está o estuvo en una unidad: dalo de baja.'
    expect(await whyOf(choferid)).toMatchObject({ motivo: why })
    await carrier.call('SaveUnidad', { unidadid, values: { chofer1: '' } })
    expect(await whyOf(choferid)).toMatchObject({ motivo: why })
    expect(await whyOf(tractor)).toMatchObject({ eliminado: false })
  })

  test('a leave, a block, and a past that was written down', async () => {
    const choferid = await addChofer()
    await carrier.call('SaveChofer', {
      choferid,
      values: { estado_cuenta: 'BAJA', fecha_baja: '2026-01-15', motivo_baja: 'Renuncia' },
    })
    expect(await whyOf(choferid)).toMatchObject({
      motivo: 'Juan Pérez ya está dado de baja, y su historial se conserva.',
    })
    await carrier.call('SaveChofer', { choferid, values: { estado_cuenta: 'ACTIVO' } })
    expect(await whyOf(choferid)).toMatchObject({ motivo: 'Juan Pérez ya tiene historial: dalo de baja.' })

    const { dominioid } = await app.make.dominio({
      cuenta_id,
      dominio: 'AB123CD',
      estado_dominio: 'BLOQUEADO',
    })
    expect(await whyOf(dominioid)).toMatchObject({ motivo: 'AB123CD está bloqueado por el proveedor.' })
  })

  test('and the others of the same call go', async () => {
    const stays = await addChofer()
    await present(stays)
    const goes = await addChofer(carrier, { documento: '30.111.333' })
    const { records } = await eliminar(carrier, stays, goes)
    expect(records.map(({ recursoid, eliminado }) => [recursoid, eliminado])).toEqual([
      [goes, true],
      [stays, false],
    ])
    expect(await listed()).toEqual([stays])
  })
})

test('another carrier’s is not there, and then nothing is deleted', async () => {
  const choferid = await addChofer()
  const foreign = await addChofer(await signedIn(app))
  await expect(eliminar(carrier, choferid, foreign)).rejects.toMatchObject({
    body: { code: 'RECORD_NOT_FOUND' },
  })
  expect(await listed()).toEqual([choferid])
})

test('what is presented while it is deleted finds it gone, or keeps it', async () => {
  const tries = await Promise.all(
    Array.from({ length: 8 }, async (_, index) => {
      const choferid = await addChofer(carrier, { documento: `3011144${index}` })
      const [deleted, presented] = await Promise.allSettled([whyOf(choferid), present(choferid)])
      return { choferid, deleted, presented }
    }),
  )
  for (const { choferid, deleted, presented } of tries) {
    const gone = deleted.status === 'fulfilled' && deleted.value?.eliminado === true
    expect(presented.status).toBe(gone ? 'rejected' : 'fulfilled')
    const documentos = await app.owner
      .selectFrom('documento')
      .select('documentoid')
      .where('recursoid', '=', choferid)
      .execute()
    expect(documentos.length).toBe(gone ? 0 : 1)
  }
})

describe('taking it back', () => {
  test('puts everything back as it was, the marks too', async () => {
    const choferid = await addChofer()
    await carrier.call('MarcarRecursos', { recursos: [choferid], marcado: true })
    const before = await carrier.call('DetailChofer', { choferid })
    const list = await carrier.call('ListChoferes', {})
    const { dominioid } = await app.make.dominio({ cuenta_id })
    await eliminar(carrier, choferid, dominioid)

    await deshacer(carrier, choferid, dominioid)

    expect(await carrier.call('DetailChofer', { choferid })).toEqual(before)
    expect(await carrier.call('ListChoferes', {})).toEqual(list)
    await expect(deshacer(carrier, choferid)).resolves.toEqual({ records: [{ recursoid: choferid }] })
  })

  test('is for ten seconds, and for whoever deleted it', async () => {
    const choferid = await addChofer()
    await eliminar(carrier, choferid)
    const colleague = await signedIn(app, { cuentaId: cuenta_id })
    await expect(deshacer(colleague, choferid)).rejects.toMatchObject({ body: { code: 1520 } })
    await letSecondsPass(11)
    await expect(deshacer(carrier, choferid)).rejects.toMatchObject({ body: { code: 1520 } })
  })

  test('is refused once its number is another’s, and says whose', async () => {
    const choferid = await addChofer()
    await eliminar(carrier, choferid)
    await addChofer()
    await expect(deshacer(carrier, choferid)).rejects.toMatchObject({ body: { code: 1511 } })
  })

  test('another carrier can’t', async () => {
    const choferid = await addChofer()
    await eliminar(carrier, choferid)
    await expect(deshacer(await signedIn(app), choferid)).rejects.toMatchObject({
      body: { code: 'RECORD_NOT_FOUND' },
    })
  })
})

test('after ten seconds nothing of it is kept, its marks neither', async () => {
  const choferid = await addChofer()
  await carrier.call('MarcarRecursos', { recursos: [choferid], marcado: true })
  await eliminar(carrier, choferid)
  const kept = () =>
    Promise.all([
      app.owner.selectFrom('eliminado').selectAll().where('recursoid', '=', choferid).execute(),
      app.owner.selectFrom('marcado').selectAll().where('recursoid', '=', choferid).execute(),
    ])

  await forgetEliminados(app.owner)
  expect((await kept()).map(({ length }) => length)).toEqual([1, 1])

  await letSecondsPass(11)
  await forgetEliminados(app.owner)
  expect((await kept()).map(({ length }) => length)).toEqual([0, 0])
  await expect(eliminar(carrier, choferid)).rejects.toMatchObject({ body: { code: 'RECORD_NOT_FOUND' } })
})
