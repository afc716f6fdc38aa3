import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanUp } from '../../../jobs/limpieza.ts'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { asRole } from '../../../testing/asRole.ts'
import { signedIn, signedInOperador, type Carrier, type Operador } from '../../../testing/people.ts'
import { storedFiles } from '../../../testing/storedFiles.ts'

/** Who opened the files of a document, as an administrador reads it. */

let app: TestApp
let administrador: Operador
let revisor: Operador
let carrier: Carrier
let colega: Carrier
beforeAll(async () => {
  app = await startApp()
  administrador = await signedInOperador(app, { rol: 'administrador' })
  revisor = await signedInOperador(app)
  carrier = await signedIn(app)
  colega = await signedIn(app, { cuentaId: carrier.cuentaId })
})
afterAll(() => app.stop())

/** A document in force with one file that is really kept. */
async function presented() {
  const { cuentaId: cuenta_id, contactid: presentado_por } = carrier
  const { choferid: recursoid } = await app.make.chofer({ cuenta_id })
  const { documentoid } = await app.make.documento({
    cuenta_id,
    presentado_por,
    recursoid,
    estado: 'aprobado',
  })
  const [file] = await storedFiles(app, cuenta_id, { count: 1, size: 10 })
  const archivoid = String(file?.archivoid)
  await app.owner
    .updateTable('archivo')
    .set({ documentoid, mediatype: 'application/pdf' })
    .where('archivoid', '=', archivoid)
    .execute()
  return { documentoid, archivoid, recursoid, url: `/api/archivos/${archivoid}` }
}

const told = async (documentoid: string) =>
  (await administrador.call('ListAperturas', { documentoid })).records.map(({ quien, medio, archivo }) => [
    quien,
    medio,
    archivo !== null,
  ])

test('whoever opens a file is told of, but who presented it; once in ten minutes; a thumbnail is nothing', async () => {
  const { documentoid, archivoid, url } = await presented()
  expect((await carrier.get(url)).statusCode).toBe(200)
  await revisor.get(`${url}?miniatura=1`)
  expect(await told(documentoid)).toEqual([])

  for (const each of [revisor, revisor, colega]) expect((await each.get(url)).statusCode).toBe(200)
  expect(await told(documentoid)).toEqual([
    [colega.contactid, 'archivo', true],
    [revisor.operadorid, 'archivo', true],
  ])

  await sql`update privado.apertura set momento = momento - interval '11 minutes' where archivoid = ${archivoid}`.execute(
    app.owner,
  )
  await revisor.get(url)
  const { records, total } = await administrador.call('ListAperturas', { documentoid })
  expect([records.length, total]).toEqual([3, 3])
  expect(records[0]).toMatchObject({
    quien: revisor.operadorid,
    nombre: expect.any(String) as string,
  })
})

test('a ZIP of resources names each of its papers, and one of the account all that it had by then', async () => {
  const { documentoid, recursoid } = await presented()
  const { url } = await colega.call('ExportarDocumentos', { recursos: [recursoid] })
  expect((await colega.get(url)).statusCode).toBe(200)
  const whole = await administrador.call('ExportarCuenta', { cuentaid: carrier.cuentaId })
  expect((await administrador.get(whole.records[0]?.url ?? '')).statusCode).toBe(200)
  expect(await told(documentoid)).toEqual([
    [administrador.operadorid, 'cuenta', false],
    [colega.contactid, 'descarga', true],
  ])
  // One that was presented later was not in it.
  await sql`update privado.apertura set momento = momento - interval '1 day' where medio = 'cuenta'`.execute(
    app.owner,
  )
  expect(await told(documentoid)).toEqual([[colega.contactid, 'descarga', true]])
})

test('another account opens nothing, and leaves no line', async () => {
  const { documentoid, archivoid, url } = await presented()
  const other = await signedIn(app)
  expect((await other.get(url)).statusCode).toBe(404)
  for (const role of ['portal_app', 'portal_proveedor'] as const)
    await asRole(app.ownerUrl, role, {}, (client) =>
      client.query(`select anotar_aperturas($1, 'archivo')`, [[archivoid]]),
    )
  expect(await told(documentoid)).toEqual([])
})

test('administradores alone read it, and nobody changes it', async () => {
  const { documentoid } = await presented()
  await expect(revisor.call('ListAperturas', { documentoid })).rejects.toMatchObject({
    body: { code: 'ACCESS_DENIED' },
  })
  await expect(administrador.call('ListAperturas', { documentoid: '21x999999' })).rejects.toMatchObject({
    body: { code: 'RECORD_NOT_FOUND' },
  })
  for (const [role, statement] of [
    ['portal_proveedor', `select * from aperturas_de('${documentoid}', 10)`],
    ['portal_proveedor', 'delete from privado.apertura'],
    ['portal_app', 'select * from privado.apertura'],
  ] as const)
    await expect(
      asRole(app.ownerUrl, role, { sujeto: revisor.operadorid }, (client) => client.query(statement)),
      statement,
    ).rejects.toMatchObject({ code: expect.stringMatching(/^(42501|PDENY)$/) as string })
})

test('it is kept for two years', async () => {
  const { documentoid, archivoid, url } = await presented()
  await revisor.get(url)
  await sql`update privado.apertura set momento = now() - interval '23 months' where archivoid = ${archivoid}`.execute(
    app.owner,
  )
  await cleanUp(app.owner, app.services.storage)
  expect(await told(documentoid)).toHaveLength(1)
  await sql`update privado.apertura set momento = now() - interval '25 months' where archivoid = ${archivoid}`.execute(
    app.owner,
  )
  await cleanUp(app.owner, app.services.storage)
  expect(await told(documentoid)).toEqual([])
})
