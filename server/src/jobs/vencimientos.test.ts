import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/app.ts'
import { signedIn, type Carrier } from '../testing/people.ts'
import { sweepVencidos } from './vencimientos.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

type Documento = Parameters<TestApp['make']['documento']>[0]

async function withDocumento(values: Documento) {
  const carrier = await signedIn(app)
  const { choferid } = await app.make.chofer({ cuenta_id: carrier.cuentaId, nombre: 'Ana', apellido: 'Ríos' })
  const documento = await app.make.documento({
    cuenta_id: carrier.cuentaId,
    recursoid: choferid,
    estado: 'aprobado',
    ...values,
  })
  return { carrier, documento }
}

const told = async (carrier: Carrier) =>
  (await carrier.call('ListRecDocHistorial', { filter: { estado: 'vencido' } })).records

test('a document that passed its date is told once, with the names as they stood and nobody as its actor', async () => {
  const { carrier, documento } = await withDocumento({ fecha_vencimiento: '2028-02-29' })

  await sweepVencidos(app.owner, '2028-02-29')
  expect(await told(carrier)).toEqual([])

  await sweepVencidos(app.owner, '2028-03-01')
  await sweepVencidos(app.owner, '2028-03-01')
  await sweepVencidos(app.owner, '2028-03-02')
  expect(await told(carrier)).toMatchObject([
    {
      documentoid: documento.documentoid,
      nombre: 'Ríos, Ana',
      actor_nombre: 'Sistema',
      nota: 'Venció el 29/02/2028',
    },
  ])
})

test('days without a sweep are made up for', async () => {
  const { carrier } = await withDocumento({ fecha_vencimiento: '2026-12-31' })
  await sweepVencidos(app.owner, '2027-01-09')
  expect(await told(carrier)).toMatchObject([{ nota: 'Venció el 31/12/2026' }])
})

test.each<[string, Documento]>([
  ['that waits', { estado: 'en revision' }],
  ['that was rejected', { estado: 'rechazado' }],
  ['that was withdrawn', { estado: 'anulado' }],
  ['that is blocked', { bloqueado: true }],
  ['without a date', { fecha_vencimiento: null }],
])('a document %s does not pass its date', async (_, values) => {
  const { carrier } = await withDocumento({ fecha_vencimiento: '2026-01-31', ...values })
  await sweepVencidos(app.owner, '2026-02-01')
  expect(await told(carrier)).toEqual([])
})

test('a document that a newer one replaced in time is not told, and one that a renewal waits for is', async () => {
  const { carrier, documento } = await withDocumento({ fecha_vencimiento: '2026-01-31' })
  const { cuenta_id, recursoid, tipodocumentoid } = documento
  await app.make.documento({
    cuenta_id,
    recursoid,
    tipodocumentoid,
    estado: 'aprobado',
    fecha_vencimiento: '2027-01-31',
  })
  await app.make.documento({ cuenta_id, recursoid, tipodocumentoid, fecha_vencimiento: '2028-01-31' })

  await sweepVencidos(app.owner, '2026-02-01')
  expect(await told(carrier)).toEqual([])

  await sweepVencidos(app.owner, '2027-02-01')
  expect(await told(carrier)).toMatchObject([{ nota: 'Venció el 31/01/2027' }])
})

test('two nodes that sweep many documents at once tell each of them once', async () => {
  const { carrier, documento } = await withDocumento({ fecha_vencimiento: '2026-01-31' })
  const { cuenta_id, tipodocumentoid, presentado_por } = documento
  await sql`
    with c as (
      insert into chofer (cuenta_id, nombre, apellido, tipo_documento, documento, nacionalidad)
      select ${cuenta_id}, 'Ana', 'Ríos', 'DNI', n::text, 'Argentina' from generate_series(1, 1100) n returning choferid
    )
    insert into documento (cuenta_id, recursoid, tipodocumentoid, estado, fecha_vencimiento, presentado_por, decidido)
    select ${cuenta_id}, choferid, ${tipodocumentoid}, 'aprobado', '2026-01-31', ${presentado_por}, now() from c`.execute(
    app.owner,
  )

  const swept = await Promise.all([
    sweepVencidos(app.owner, '2026-02-01'),
    sweepVencidos(app.owner, '2026-02-01'),
  ])

  expect(swept.reduce((sum, { hechos }) => sum + hechos, 0)).toBe(1_101)
  const { total } = await carrier.call('ListRecDocHistorial', { filter: { estado: 'vencido' } })
  expect(total).toBe(1_101)
})
