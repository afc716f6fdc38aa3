import { afterAll, beforeAll, expect, test } from 'vitest'
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

/** A presentation that waits, as its carrier made it. */
async function present(apellido: string) {
  const { choferid } = await app.make.chofer({ cuenta_id: carrier.cuentaId, apellido })
  const { tipodocumentoid } = await app.make.tipo({ nombre: `Constancia de ${apellido}` })
  const { archivoid } = await app.make.archivo({ cuenta_id: carrier.cuentaId })
  const values = {
    recursoid: choferid,
    tipodocumentoid,
    archivos: [archivoid],
    fecha_vencimiento: '2099-01-15',
  }
  const { records } = await carrier.call('SaveDocumentoRecurso', { values })
  return { documentoid: records[0]?.documentoid ?? '', tipodocumentoid, archivoid, choferid }
}

test('the queue lists what waits, oldest first, of every carrier, and is cut by what is asked', async () => {
  const older = await present('Alba')
  const newer = await present('Bosque')
  const ids = async (input: Parameters<typeof revisor.call<'ListRevision'>>[1]) =>
    (await revisor.call('ListRevision', input)).records.map(({ documentoid }) => documentoid)

  expect(await ids({})).toEqual([older.documentoid, newer.documentoid])
  expect(await ids({ order: 'presentado DESC' })).toEqual([newer.documentoid, older.documentoid])
  expect(await ids({ search: 'BOSQUE' })).toEqual([newer.documentoid])
  expect(await ids({ tipodocumentoid: older.tipodocumentoid })).toEqual([older.documentoid])
  expect(await ids({ cuentaid: carrier.cuentaId, estado: 'rechazado' })).toEqual([])
})

test('a document is shown with its record, its files and the one in force, and names the next', async () => {
  const one = await present('Costa')
  await revisor.call('DecidirDocumento', { documentoid: one.documentoid, decision: 'aprobar' })
  const { archivoid } = await app.make.archivo({ cuenta_id: carrier.cuentaId })
  const { records } = await carrier.call('SaveDocumentoRecurso', {
    values: {
      recursoid: one.choferid,
      tipodocumentoid: one.tipodocumentoid,
      archivos: [archivoid],
      fecha_vencimiento: '2099-06-30',
    },
  })
  const after = await present('Duarte')

  const shown = await revisor.call('DetailRevision', { documentoid: records[0]?.documentoid ?? '' })
  expect(shown.records[0]).toMatchObject({
    cuenta_id: carrier.cuentaId,
    tipodocumento: 'Constancia de Costa',
    archivos: [{ archivoid }],
    vigente: {
      documentoid: one.documentoid,
      fecha_vencimiento: '2099-01-15',
      archivos: [{ archivoid: one.archivoid }],
    },
    siguiente: after.documentoid,
  })
  expect(shown.records[0]?.recurso).toContainEqual(
    expect.objectContaining({ valor: expect.stringContaining('Costa') as string }),
  )
})

test('a document that is not there is not found', async () => {
  await expect(revisor.call('DetailRevision', { documentoid: '21x999999' })).rejects.toMatchObject({
    body: { code: 'RECORD_NOT_FOUND' },
  })
})
