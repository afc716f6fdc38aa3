import fc from 'fast-check'
import { sql } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectClient, prepared } from '../../../testing/connectClient.ts'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { insertMundo, mundo, type Mundo } from '../../../testing/mundo.ts'
import { signedIn } from '../../../testing/people.ts'
import { howMany } from '../../../testing/howMany.ts'

let app: TestApp
let client: pg.Client
beforeAll(async () => {
  app = await startApp()
  client = await connectClient(app.ownerUrl)
})
afterAll(async () => {
  await client.end()
  await app.stop()
})

test('what is counted is what the list of missing documents holds, whatever a carrier has', async () => {
  let most = 0
  const property = fc.asyncProperty(mundo, async (given) => {
    const carrier = await signedIn(app, { cuentaId: await insertLacking(given) })

    const [{ faltantes }, { records }] = await Promise.all([
      carrier.call('ContarFaltantes', {}),
      carrier.call('ListRecDocFaltantes', { solorecursosactivos: 'SI' }),
    ])

    expect(faltantes).toBe(records.flatMap(({ documentos }) => documentos).length)
    most = Math.max(most, faltantes)
  })
  await fc.assert(property, { numRuns: howMany(20, 40) })
  expect(most).toBeGreaterThan(1)
}, 120_000)

test('the list says of each resource how fit it is and why, as its own view does', async () => {
  const seen = new Set<string>()
  const property = fc.asyncProperty(mundo, async (given) => {
    const carrier = await signedIn(app, { cuentaId: await insertLacking(given) })

    const { records } = await carrier.call('ListRecDocFaltantes', { solorecursosactivos: 'NO' })

    const { rows } = await client.query<{ recursoid: string; aptitud: string; estado: string | null }>(
      prepared(
        `select $1 as recursoid, aptitud, culpables -> 0 ->> 'estado' as estado from transporte_con_aptitud where cuenta_id = $1
       union all select choferid, aptitud, culpables -> 0 ->> 'estado' from chofer_con_aptitud where cuenta_id = $1
       union all select dominioid, aptitud, culpables -> 0 ->> 'estado' from dominio_con_aptitud where cuenta_id = $1`,
        [carrier.cuentaId],
      ),
    )
    for (const { recursoid, aptitud, culpable } of records) {
      expect({ recursoid, aptitud, estado: culpable?.estado ?? null }).toEqual(
        rows.find((row) => row.recursoid === recursoid),
      )
      seen.add(`${aptitud} ${culpable?.estado ?? ''}`)
    }
  })
  await fc.assert(property, { numRuns: howMany(10, 40) })
  expect(seen.size).toBeGreaterThan(1)
}, 120_000)

test('resources off the road and what is not obligatory are not counted', async () => {
  await emptyCatalogo()
  const carrier = await signedIn(app)
  await app.make.tipo({ docrectipo_recurso: 'chofer' })
  await app.make.tipo({ docrectipo_recurso: 'chofer', obligatorio: false })
  await app.make.chofer({ cuenta_id: carrier.cuentaId })
  await app.make.chofer({ cuenta_id: carrier.cuentaId, estado_cuenta: 'BAJA' })
  await app.make.chofer()

  expect(await carrier.call('ContarFaltantes', {})).toEqual({ faltantes: 1, rechazados: 0 })
})

test('a page of it is answered where one is asked for, and says how many resources there are', async () => {
  await emptyCatalogo()
  const carrier = await signedIn(app)
  await app.make.tipo({ docrectipo_recurso: 'chofer', orden: 2, nombre: 'Segundo' })
  await app.make.tipo({ docrectipo_recurso: 'chofer', orden: 1, nombre: 'Primero' })
  for (const apellido of ['Ruiz', 'Paz', 'Sosa'])
    await app.make.chofer({ cuenta_id: carrier.cuentaId, apellido, nombre: 'Ana' })

  const { records, ...page } = await carrier.call('ListRecDocFaltantes', { page: 2, pagesize: 2 })

  expect(page).toEqual({ page: 2, pagesize: 2, total: 3, moreRecords: false })
  expect(records.map(({ nombre, documentos }) => [nombre, documentos.map((each) => each.nombre)])).toEqual([
    ['Sosa, Ana', ['Primero', 'Segundo']],
  ])
  const whole = await carrier.call('ListRecDocFaltantes', {})
  expect(whole).not.toHaveProperty('total')
  expect(whole.records.map(({ nombre }) => nombre)).toEqual(['Paz, Ana', 'Ruiz, Ana', 'Sosa, Ana'])
})

/** A world of which most lack something. Answers its account. */
async function insertLacking(given: Mundo): Promise<string> {
  await emptyCatalogo()
  const { ids } = await insertMundo(client, given)
  await app.make.tipo({ docrectipo_recurso: 'chofer', critico: true })
  await app.make.tipo({ docrectipo_recurso: 'dominio', critico: false })
  return ids.transporte
}

/** Each world brings its types; what names the one before is its own. */
async function emptyCatalogo(): Promise<void> {
  for (const statement of [
    sql`delete from documento`,
    sql`delete from excepcion`,
    sql`delete from exigencia`,
    sql`delete from tipo_documento`,
    sql`update contacto set email = contactid || '@transporte.example'`,
    sql`update operador set email = operadorid || '@proveedor.example'`,
    sql`update cuenta set cuit = cuenta_id where tipo_documento = 'Extranjero'`,
  ])
    await statement.execute(app.owner)
}
