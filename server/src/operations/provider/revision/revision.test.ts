import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { signedInOperador, type Operador } from '../../../testing/people.ts'

let app: TestApp
let revisor: Operador
beforeAll(async () => {
  app = await startApp()
  revisor = await signedInOperador(app)
})
afterAll(() => app.stop())

test("a plate's country stands beside it, and a chofer has none", async () => {
  const { cuenta_id, dominioid } = await app.make.dominio({ pais_patente: 'Brasil', dominio: 'ABC1D23' })
  const tipo = await app.make.tipo({ docrectipo_recurso: 'dominio' })
  const { tipodocumentoid } = tipo
  const paper = await app.make.documento({ cuenta_id, recursoid: dominioid, tipodocumentoid })
  const { documentoid } = await app.make.documento()

  const { records } = await revisor.call('ListRevision', { cuentaid: cuenta_id })
  expect(records).toMatchObject([{ documentoid: paper.documentoid, pais_patente: 'Brasil' }])
  const detail = async (id: string) =>
    (await revisor.call('DetailRevision', { documentoid: id })).records[0]?.pais_patente
  expect(await detail(paper.documentoid)).toBe('Brasil')
  expect(await detail(documentoid)).toBeNull()
})

test('a blocked document shows who blocked it, when and why, until it is unblocked', async () => {
  const { documentoid } = await app.make.documento({ estado: 'aprobado' })
  const { nombre } = await app.owner
    .selectFrom('operador')
    .select('nombre')
    .where('operadorid', '=', revisor.operadorid)
    .executeTakeFirstOrThrow()

  const { records } = await revisor.call('DecidirDocumento', {
    documentoid,
    decision: 'bloquear',
    motivo: 'Parece adulterado',
  })
  expect(records[0]).toMatchObject({
    estado: 'bloqueado',
    bloqueo: { por: nombre, desde: expect.stringMatching(/^\d{4}-/) as string, motivo: 'Parece adulterado' },
  })

  await revisor.call('DecidirDocumento', { documentoid, decision: 'desbloquear', motivo: 'Era bueno' })
  expect((await revisor.call('DetailRevision', { documentoid })).records[0]).toMatchObject({
    estado: 'aprobado',
    bloqueo: null,
    motivo: null,
  })
})

test('a rejected document keeps the reason of its rejection through a block', async () => {
  const { documentoid } = await app.make.documento()
  const decide = (decision: 'rechazar' | 'bloquear' | 'desbloquear', motivo: string) =>
    revisor.call('DecidirDocumento', { documentoid, decision, motivo })
  await decide('rechazar', 'No se lee')
  await decide('bloquear', 'Hay una disputa')
  const { records } = await decide('desbloquear', 'Se resolvió')

  expect(records[0]).toMatchObject({ estado: 'rechazado', motivo: 'No se lee' })
})

test('approving a document that has no period gives it none, whatever is sent', async () => {
  const { documentoid } = await app.make.documento({ fecha_vencimiento: '2099-01-31' })

  const { records } = await revisor.call('DecidirDocumento', {
    documentoid,
    decision: 'aprobar',
    periodo: '2098-01',
  })

  expect(records[0]).toMatchObject({ estado: 'aprobado', periodo: null, fecha_vencimiento: '2099-01-31' })
})
