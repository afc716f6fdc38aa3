import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { signedIn, signedInOperador, type Operador } from '../../../testing/people.ts'

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

test('a paper says for which operations it counts, and nothing of them where none asks for it', async () => {
  const administrador = await signedInOperador(app, { rol: 'administrador' })
  const tipo = await app.make.tipo({ docrectipo_recurso: 'chofer', alcance: 'por operación' })
  const { tipodocumentoid } = tipo
  const { cuenta_id, choferid } = await app.make.chofer()
  const { documentoid } = await app.make.documento({ cuenta_id, recursoid: choferid, tipodocumentoid })
  const detail = async () => (await revisor.call('DetailRevision', { documentoid })).records[0]
  expect(await detail()).not.toHaveProperty('operaciones')
  const operacion = async (nombre: string, critico: boolean) => {
    const { records } = await administrador.call('SaveOperacion', {
      operacionid: '0',
      values: {
        nombre,
        exigencias: [
          {
            tipodocumentoid,
            obligatorio: true,
            critico,
            vigente_desde: null,
            vigente_hasta: null,
            fuente: '',
          },
        ],
      },
    })
    return records[0]?.operacionid ?? ''
  }
  const norte = await operacion('Planta Norte', true)
  const sur = await operacion('Puerto Sur', false)
  // The account takes part in none yet.
  expect(await detail()).not.toHaveProperty('operaciones')
  for (const operacionid of [norte, sur])
    await administrador.call('SaveCuentasOperacion', { operacionid, cuentas: [cuenta_id] })
  expect(await detail()).toMatchObject({
    soloOperaciones: true,
    operaciones: [
      { operacionid: norte, nombre: 'Planta Norte', critico: true },
      { operacionid: sur, nombre: 'Puerto Sur', critico: false },
    ],
  })
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

const none = { fecha_emision: null, fecha_vencimiento: null, periodo: null }
const aprobar = (documentoid: string, fechas: Partial<Record<keyof typeof none, string | null>>) =>
  revisor.call('DecidirDocumento', { documentoid, decision: 'aprobar', ...fechas })

/** One in review, of a type of 12 months, issued on 1 February 2026. */
async function ofMonths() {
  const { tipodocumentoid } = await app.make.tipo({ vigencia: 'meses', meses: 12 })
  const issued = { ...none, fecha_emision: '2026-02-01', fecha_vencimiento: '2027-02-01' }
  return app.make.documento({ tipodocumentoid, ...issued })
}

test('a corrected issue moves the expiry that follows from it', async () => {
  const { documentoid } = await ofMonths()

  const { records } = await aprobar(documentoid, { fecha_emision: '2026-01-15' })

  expect(records[0]).toMatchObject({ estado: 'aprobado', fecha_vencimiento: '2027-01-15' })
})

test('what is not sent stays as it was declared, and what was derived is derived again', async () => {
  const { documentoid } = await ofMonths()

  const { records } = await aprobar(documentoid, {})

  expect(records[0]).toMatchObject({ fecha_emision: '2026-02-01', fecha_vencimiento: '2027-02-01' })
})

test('a date that means nothing for the type is refused, and the document still waits', async () => {
  const months = await ofMonths()
  const printed = await app.make.documento({ fecha_vencimiento: '2099-01-31' })

  await expect(aprobar(months.documentoid, { fecha_vencimiento: '2099-01-31' })).rejects.toMatchObject({
    body: {
      code: 1510,
      fields: { fecha_vencimiento: 'El vencimiento sale de la fecha de emisión: dejalo vacío' },
    },
  })
  await expect(aprobar(printed.documentoid, { periodo: '2098-01' })).rejects.toMatchObject({
    body: { code: 1510, fields: { periodo: 'Este documento no es mensual: dejá el período vacío' } },
  })
  const { records } = await revisor.call('DetailRevision', { documentoid: printed.documentoid })
  expect(records[0]).toMatchObject({ estado: 'en revision', periodo: null, fecha_vencimiento: '2099-01-31' })
})

test('the date that tells the expiry can’t be cleared, and one that is only kept can', async () => {
  const { documentoid } = await app.make.documento({
    fecha_emision: '2026-01-02',
    fecha_vencimiento: '2099-01-31',
  })

  await expect(aprobar(documentoid, { fecha_vencimiento: null })).rejects.toMatchObject({
    body: { fields: { fecha_vencimiento: 'Campo requerido' } },
  })
  const { records } = await aprobar(documentoid, { fecha_emision: null })
  expect(records[0]).toMatchObject({ estado: 'aprobado', fecha_emision: null })
})

/** Who presents has the turn of a slot and then writes its rows: whoever had a row first and then asked for the turn would wait for them, and they for it. */
test.each(['DecidirDocumento', 'AnularDocumento', 'DeshacerDecision'] as const)(
  '%s takes its turn at the slot before it has anything of it',
  async (name) => {
    const carrier = await signedIn(app)
    const { choferid: recursoid } = await app.make.chofer({ cuenta_id: carrier.cuentaId })
    const { tipodocumentoid } = await app.make.tipo({ docrectipo_recurso: 'chofer' })
    const { documentoid } = await app.make.documento({
      cuenta_id: carrier.cuentaId,
      recursoid,
      tipodocumentoid,
    })
    const decide = () =>
      revisor.call('DecidirDocumento', { documentoid, decision: 'rechazar', motivo: 'No se lee' })
    if (name === 'DeshacerDecision') await decide()
    const call = {
      DecidirDocumento: decide,
      AnularDocumento: () => carrier.call('AnularDocumento', { documentoid }),
      DeshacerDecision: () => revisor.call('DeshacerDecision', { documentoid }),
    }[name]
    const waiting = await app.owner.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`${recursoid}/${tipodocumentoid}`}, 0))`.execute(
        trx,
      )
      const calling = call()
      await expect
        .poll(async () => {
          const { rows } = await sql`
            select from pg_locks where locktype = 'advisory' and not granted
              and database = (select oid from pg_database where datname = current_database())`.execute(trx)
          return rows.length
        })
        .toBe(1)
      await sql`select from documento where documentoid = ${documentoid} for update nowait`.execute(trx)
      // Not waited for here: it goes on once this is over.
      return { calling }
    })
    await waiting.calling
  },
)
