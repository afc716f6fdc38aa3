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

test('what waits longer than the provider promises is counted, and can be asked for alone', async () => {
  const administrador = await signedInOperador(app, { rol: 'administrador' })
  const { documentoid } = await present('Demorada')
  const { choferid } = await app.make.chofer({ cuenta_id: carrier.cuentaId, apellido: 'Vieja' })
  const old = await app.make.documento({
    cuenta_id: carrier.cuentaId,
    recursoid: choferid,
    presentado: new Date(Date.now() - 5 * 86_400_000).toISOString(),
  })
  expect((await revisor.call('Cola', {})).documentos.fuera_de_plazo).toBe(0)
  await administrador.call('SaveAjustes', { values: { plazo_revision_dias: 2 } })

  const cola = await revisor.call('Cola', {})
  expect(cola).toMatchObject({ plazo_revision_dias: 2, documentos: { fuera_de_plazo: 1 } })
  expect(cola.documentos.porDias[0]).toEqual({ dias: 5, cantidad: 1 })
  expect(cola.masAntiguos[0]).toMatchObject({
    id: old.documentoid,
    dias: 5,
    fuera_de_plazo: true,
    documento: { nombre: 'Vieja, Carlos', recursoid: choferid, documento: expect.any(String) as string },
  })
  const late = await revisor.call('ListRevision', { fuera_de_plazo: true })
  expect(late.records.map((row) => [row.documentoid, row.dias])).toEqual([[old.documentoid, 5]])
  const inTime = await revisor.call('ListRevision', { fuera_de_plazo: false, search: 'Demorada' })
  expect(inTime.records).toMatchObject([{ documentoid, dias: 0, fuera_de_plazo: false }])
  expect((await revisor.call('DetailRevision', { documentoid: old.documentoid })).records).toMatchObject([
    { dias: 5, fuera_de_plazo: true, plazo_revision_dias: 2 },
  ])
})
