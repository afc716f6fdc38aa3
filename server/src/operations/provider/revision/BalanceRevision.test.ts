import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { sql } from 'kysely'
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

const hoy = hoyEnBuenosAires()

async function decided(
  decision: 'aprobar' | 'rechazar',
  daysAgo: number,
  more: object = {},
): Promise<string> {
  const { documentoid } = await app.make.documento({ fecha_vencimiento: '2099-01-31' })
  await revisor.call('DecidirDocumento', {
    documentoid,
    decision,
    ...(decision === 'rechazar' && { motivo: 'Porque sí' }),
    ...more,
  })
  await app.confirmDecisions()
  await moveBack(documentoid, daysAgo)
  return documentoid
}

/** What was decided does not change, but for a test that moves the calendar. */
async function moveBack(documentoid: string, days: number): Promise<void> {
  await sql`alter table documento disable trigger documento_decidido`.execute(app.owner)
  await sql`update documento set decidido = decidido - make_interval(days => ${days}) where documentoid = ${documentoid}`.execute(
    app.owner,
  )
  await sql`alter table documento enable trigger documento_decidido`.execute(app.owner)
}

test('what was decided is counted by day and by reason, and the reasons lead to those documents', async () => {
  await decided('aprobar', 0)
  await decided('aprobar', 1)
  await decided('rechazar', 1, { causa: 'ilegible' })
  const illegible = await decided('rechazar', 0, { causa: 'ilegible' })
  await decided('rechazar', 13, { causa: 'vencido' })
  await decided('rechazar', 14, { causa: 'fechas' })
  await decided('rechazar', 0)

  const { dias, causas } = await revisor.call('BalanceRevision', {})

  expect(dias).toHaveLength(14)
  expect(dias[0]).toEqual({ dia: sumarDias(hoy, -13), aprobados: 0, rechazados: 1 })
  expect(dias[12]).toEqual({ dia: sumarDias(hoy, -1), aprobados: 1, rechazados: 1 })
  expect(dias[13]).toEqual({ dia: hoy, aprobados: 1, rechazados: 2 })
  expect(causas).toEqual([
    { causa: 'ilegible', cantidad: 2 },
    { causa: 'otra', cantidad: 1 },
    { causa: 'vencido', cantidad: 1 },
  ])
  const of = async (decidido_desde: string) =>
    (
      await revisor.call('ListRevision', { estado: 'rechazado', causa: 'ilegible', decidido_desde })
    ).records.map(({ documentoid }) => documentoid)
  expect(await of(sumarDias(hoy, -13))).toHaveLength(2)
  expect(await of(hoy)).toEqual([illegible])
})

test('a reason is a rejection’s alone, and goes with it when it is undone', async () => {
  const { documentoid } = await app.make.documento()
  await expect(
    revisor.call('DecidirDocumento', { documentoid, decision: 'aprobar', causa: 'fechas' }),
  ).rejects.toMatchObject({ body: { fields: { causa: 'Solo un rechazo tiene una causa' } } })
  await revisor.call('DecidirDocumento', { documentoid, decision: 'rechazar', motivo: 'x', causa: 'fechas' })
  await revisor.call('DeshacerDecision', { documentoid })
  const { causa } = await app.owner
    .selectFrom('documento')
    .select('causa')
    .where('documentoid', '=', documentoid)
    .executeTakeFirstOrThrow()
  expect(causa).toBeNull()
})

test('what ends is counted once a resource, in the week of its first critical end', async () => {
  const before = (await revisor.call('BalanceRevision', {})).semanas
  const { cuenta_id, choferid } = await app.make.chofer()
  for (const days of [8, 30]) {
    const { tipodocumentoid } = await app.make.tipo({ critico: true })
    await app.make.documento({
      cuenta_id,
      recursoid: choferid,
      tipodocumentoid,
      estado: 'aprobado',
      fecha_vencimiento: sumarDias(hoy, days),
    })
  }
  const { semanas } = await revisor.call('BalanceRevision', {})
  expect(semanas).toHaveLength(12)
  expect(semanas[1]).toMatchObject({ desde: sumarDias(hoy, 7), hasta: sumarDias(hoy, 13) })
  expect(semanas.map(({ cantidad }, week) => cantidad - (before[week]?.cantidad ?? 0))).toEqual(
    semanas.map((_week, index) => (index === 1 ? 1 : 0)),
  )
})
