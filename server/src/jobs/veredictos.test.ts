import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/app.ts'
import { asRole } from '../testing/asRole.ts'
import { signedIn, signedInOperador, type Carrier, type Operador } from '../testing/people.ts'
import { checkVeredictos } from '../cli/doctor/checkVeredictos.ts'
import { renewVeredictos } from './veredictos.ts'

/** What is kept of how resources stand, as people meet it: whatever it is, nobody is shown what is not so. */

let app: TestApp
let administrador: Operador
let carrier: Carrier
let choferid: string
const told: unknown[] = []
const log = { error: (what: object) => void told.push(what), warn: () => {}, info: () => {} }

beforeAll(async () => {
  app = await startApp()
  // Only the types of the test are in force.
  await app.owner.updateTable('tipo_documento').set({ vigente_hasta: '2020-01-01' }).execute()
  administrador = await signedInOperador(app, { rol: 'administrador' })
})
afterAll(() => app.stop())

beforeEach(async () => {
  carrier = await signedIn(app)
  choferid = (await app.make.chofer({ cuenta_id: carrier.cuentaId })).choferid
  told.length = 0
})

const aptitudOf = async (who: Carrier) => {
  const { records } = await who.call('ListChoferes', { order: 'aptitud ASC' })
  return records.map(({ aptitud, faltantes }) => [aptitud, faltantes])
}

/** As if it had been written on another day, when something else was true. */
const pretend = (values: { dia?: string; hasta: string }) =>
  app.owner
    .updateTable('veredicto')
    .set({ dia: '2020-01-01', aptitud: 'no habilitado', faltantes: 7, ...values })
    .where('cuenta_id', '=', carrier.cuentaId)
    .execute()

test('whoever comes first after a day has passed finds what is true today, in every list', async () => {
  await pretend({ hasta: '2020-01-02' })
  expect(await aptitudOf(carrier)).toEqual([['habilitado', 0]])
  await pretend({ hasta: '2020-01-02' })
  expect(await carrier.call('ContarFaltantes', {})).toMatchObject({ faltantes: 0 })
  await pretend({ hasta: '2020-01-02' })
  expect((await carrier.call('ListChoferes', { aptitud: 'no habilitado' })).total).toBe(0)
})

test('nothing that a clock ahead of time wrote is believed once it is put right', async () => {
  await pretend({ dia: '2090-01-01', hasta: '2090-12-31' })
  expect(await aptitudOf(carrier)).toEqual([['habilitado', 0]])
})

test('the provider’s look at a carrier finds the same', async () => {
  await pretend({ hasta: '2020-01-02' })
  const { records } = await administrador.call('ListRecursosCuenta', {
    cuentaid: carrier.cuentaId,
    aptitud: 'habilitado',
  })
  expect(records.map(({ recursoid }) => recursoid)).toContain(choferid)
})

test('a change of the catalogue is seen at once by whom it touches, and nobody else is looked into anew', async () => {
  await aptitudOf(carrier)
  const { dominioid } = await app.make.dominio({ cuenta_id: carrier.cuentaId })
  const { tipodocumentoid } = await app.make.tipo({ docrectipo_recurso: 'chofer', critico: true })
  await sql`select ver_catalogo(${carrier.cuentaId})`.execute(app.owner)
  const { rows } = await sql<{ recursoid: string; passed: boolean }>`
    select recursoid, hasta = '-infinity' as passed from veredicto where cuenta_id = ${carrier.cuentaId}`.execute(
    app.owner,
  )
  expect(new Map(rows.map(({ recursoid, passed }) => [recursoid, passed]))).toEqual(
    new Map([
      [choferid, true],
      [dominioid, false],
      [carrier.cuentaId, false],
    ]),
  )
  expect(await aptitudOf(carrier)).toEqual([['no habilitado', 1]])
  await administrador.call('SaveTipoDocumento', { tipodocumentoid, values: { critico: false } })
  expect(await aptitudOf(carrier)).toEqual([['habilitado', 1]])
  await administrador.call('SaveTipoDocumento', { tipodocumentoid, values: { vigente_hasta: '2020-01-01' } })
  expect(await aptitudOf(carrier)).toEqual([['habilitado', 0]])
})

test('a change that is only tried touches nobody', async () => {
  const { tipodocumentoid } = await app.make.tipo({ docrectipo_recurso: 'chofer', obligatorio: false })
  await aptitudOf(carrier)
  const values = { obligatorio: true, critico: true }
  const { vista } = await administrador.call('SaveTipoDocumento', {
    tipodocumentoid,
    values,
    soloVista: true,
  })
  expect(vista?.pierden.recursos.map(({ recursoid }) => recursoid)).toContain(choferid)
  const { rows } = await sql`select from veredicto_cierto where cuenta_id = ${carrier.cuentaId}`.execute(
    app.owner,
  )
  expect(rows).toHaveLength(2)
  await administrador.call('SaveTipoDocumento', { tipodocumentoid, values: { vigente_hasta: '2020-01-01' } })
})

test('who is written while the catalogue changes is judged by what it becomes', async () => {
  const [writing, changing] = await Promise.all([connected(), connected()])
  try {
    await writing.query('begin')
    await writing.query(
      `insert into chofer (cuenta_id, choferid, nombre, apellido, tipo_documento, documento, nacionalidad)
       values ($1, '17xtarde', 'Ana', 'Tarde', 'DNI', '99', 'Argentina')`,
      [carrier.cuentaId],
    )
    // It waits for nobody; who is writing does not know of it.
    await writing.query('set constraints all immediate')
    await changing.query(
      `insert into tipo_documento (nombre, docrectipo_recurso, vigencia, origen, critico) values ('Tardío', 'chofer', 'impresa', 'legal', true)`,
    )
    // Whoever looks at the account waits for who is writing of it.
    const looking = aptitudOf(carrier)
    await writing.query('select pg_sleep(0.2)')
    await writing.query('commit')
    expect((await looking).map(([aptitud]) => aptitud)).toEqual(['no habilitado', 'no habilitado'])
    expect(await aptitudOf(carrier)).toEqual([
      ['no habilitado', 1],
      ['no habilitado', 1],
    ])
  } finally {
    await Promise.all([writing.end(), changing.end()])
    await sql`update tipo_documento set vigente_hasta = '2020-01-01' where nombre = 'Tardío'`.execute(
      app.owner,
    )
  }
})

const seenBy = async (cuentaid: string) => {
  const { rows } = await sql<{ numero: number }>`
    select numero::int from catalogo_visto where cuenta_id = ${cuentaid}`.execute(app.owner)
  return rows[0]?.numero
}

test('the provider’s list says nothing of an account that has yet to be looked at, and what it is once it was', async () => {
  await aptitudOf(carrier)
  const { tipodocumentoid } = await app.make.tipo({ docrectipo_recurso: 'transporte', critico: true })
  const { rows } = await sql<{ accountname: string }>`
    select accountname from cuenta where cuenta_id = ${carrier.cuentaId}`.execute(app.owner)
  const told = async () => {
    const { records } = await administrador.call('ListCuentas', { search: rows[0]?.accountname })
    const fit = await administrador.call('ListCuentas', { aptitud: 'habilitado', pagesize: 100 })
    return [
      records.find(({ cuentaid }) => cuentaid === carrier.cuentaId)?.aptitud,
      fit.records.some(({ cuentaid }) => cuentaid === carrier.cuentaId),
    ]
  }
  expect(await told()).toEqual([null, false])
  await renewVeredictos({ db: app.owner, log })
  expect(await told()).toEqual(['no habilitado', false])
  await administrador.call('SaveTipoDocumento', { tipodocumentoid, values: { vigente_hasta: '2020-01-01' } })
})

test('the job forgets what all have seen but for the last, and an account of which that was lost is looked at whole', async () => {
  const { tipodocumentoid } = await app.make.tipo({ docrectipo_recurso: 'dominio', critico: true })
  await renewVeredictos({ db: app.owner, log })
  const { rows } = await sql<{ numero: number }>`select numero::int from cambio_de_catalogo`.execute(
    app.owner,
  )
  expect(rows).toHaveLength(1)
  expect(await seenBy(carrier.cuentaId)).toBe(rows[0]?.numero)
  const pretended = { aptitud: 'por vencer', faltantes: 3 } as const
  for (const lose of [
    sql`delete from catalogo_visto where cuenta_id = ${carrier.cuentaId}`,
    // Before the first change that is still there.
    sql`update catalogo_visto set numero = 0 where cuenta_id = ${carrier.cuentaId}`,
  ]) {
    await app.owner
      .updateTable('veredicto')
      .set(pretended)
      .where('cuenta_id', '=', carrier.cuentaId)
      .execute()
    await lose.execute(app.owner)
    expect(await aptitudOf(carrier)).toEqual([['habilitado', 0]])
    expect(await seenBy(carrier.cuentaId)).toBe(rows[0]?.numero)
  }
  await administrador.call('SaveTipoDocumento', { tipodocumentoid, values: { vigente_hasta: '2020-01-01' } })
})

test('two who write of one resource at once leave what both made of it', async () => {
  const [{ tipodocumentoid: one }, { tipodocumentoid: other }] = [
    await app.make.tipo({ docrectipo_recurso: 'chofer', critico: true }),
    await app.make.tipo({ docrectipo_recurso: 'chofer', critico: true }),
  ]
  expect(await aptitudOf(carrier)).toEqual([['no habilitado', 2]])
  const approve = (tipodocumentoid: string) =>
    app.make.documento({
      cuenta_id: carrier.cuentaId,
      recursoid: choferid,
      tipodocumentoid,
      estado: 'aprobado',
      fecha_vencimiento: '2090-01-01',
    })
  await Promise.all([approve(one), approve(other)])
  expect(await aptitudOf(carrier)).toEqual([['habilitado', 0]])
  await sql`update tipo_documento set vigente_hasta = '2020-01-01' where tipodocumentoid in (${one}, ${other})`.execute(
    app.owner,
  )
})

test('the job renews what has passed before anybody asks, and says so of what was kept wrongly', async () => {
  await renewVeredictos({ db: app.owner, log })
  expect(await renewVeredictos({ db: app.owner, log })).toEqual({ hechos: 0, fallidos: 0 })
  await pretend({ hasta: '2020-01-02' })
  // The chofer and the transporte.
  expect(await renewVeredictos({ db: app.owner, log })).toEqual({ hechos: 2, fallidos: 0 })

  await app.owner
    .updateTable('veredicto')
    .set({ aptitud: 'por vencer' })
    .where('recursoid', '=', choferid)
    .execute()
  expect(await renewVeredictos({ db: app.owner, log })).toEqual({ hechos: 0, fallidos: 1 })
  expect(told).toEqual([{ recursoid: choferid }])
  expect(await renewVeredictos({ db: app.owner, log })).toEqual({ hechos: 0, fallidos: 0 })
})

test('what one run has no time for, the next does at once', async () => {
  await renewVeredictos({ db: app.owner, log })
  const other = await signedIn(app)
  for (const cuentaid of [carrier.cuentaId, other.cuentaId])
    await app.owner
      .updateTable('veredicto')
      .set({ dia: '2020-01-01', hasta: '2020-01-02' })
      .where('cuenta_id', '=', cuentaid)
      .execute()
  const behind = async () => {
    const { rows } = await sql`select distinct cuenta_id from veredicto where hasta < hoy()`.execute(
      app.owner,
    )
    return rows.length
  }
  const queued = async () => {
    const { rows } = await sql`select from graphile_worker.jobs where key = 'tarea:veredictos'`.execute(
      app.owner,
    )
    return rows.length
  }
  expect(await renewVeredictos({ db: app.owner, log, ms: 0 })).toEqual({ hechos: 2, fallidos: 0 })
  expect([await behind(), await queued()]).toEqual([1, 1])
  await expect.poll(behind, { timeout: 10_000 }).toBe(0)
})

test('an account that fails keeps no other waiting, however little time there is', async () => {
  await renewVeredictos({ db: app.owner, log })
  const other = await signedIn(app)
  const [bad = '', good = ''] = [carrier.cuentaId, other.cuentaId].toSorted()
  for (const cuentaid of [bad, good])
    await app.owner
      .updateTable('veredicto')
      .set({ dia: '2020-01-01', hasta: '2020-01-02' })
      .where('cuenta_id', '=', cuentaid)
      .execute()
  await sql`create function no_se_puede() returns trigger language plpgsql as $$ begin raise 'it fails'; end $$`.execute(
    app.owner,
  )
  await sql`create trigger no_se_puede before update on veredicto for each row
    when (old.cuenta_id = ${sql.lit(bad)}) execute function no_se_puede()`.execute(app.owner)

  expect(await renewVeredictos({ db: app.owner, log, ms: 0 })).toMatchObject({ fallidos: 1 })

  const { rows } = await sql`select distinct cuenta_id from veredicto where hasta < hoy()`.execute(app.owner)
  expect(rows).toEqual([{ cuenta_id: bad }])
  await sql`drop function no_se_puede() cascade`.execute(app.owner)
  await renewVeredictos({ db: app.owner, log })
})

test('the job waits for no disk, and what it renews beside a write does', async () => {
  await sql`create table como_se_guarda (espera text)`.execute(app.owner)
  await sql`create function decir_como() returns trigger language plpgsql security definer as $$
    begin insert into como_se_guarda values (current_setting('synchronous_commit')); return null; end $$`.execute(
    app.owner,
  )
  await sql`create trigger decir_como after update on veredicto for each row execute function decir_como()`.execute(
    app.owner,
  )
  const said = async () => {
    const { rows } = await sql<{ espera: string }>`
      with dicho as (delete from como_se_guarda returning espera) select distinct espera from dicho`.execute(
      app.owner,
    )
    return rows.map(({ espera }) => espera)
  }
  await pretend({ hasta: '2020-01-02' })
  await said()
  await renewVeredictos({ db: app.owner, log })
  expect(await said()).toEqual(['off'])

  await pretend({ hasta: '2020-01-02' })
  await said()
  await carrier.call('SaveChofer', { choferid, values: { telefono: '+5491154400001' } })
  expect(await said()).toEqual(['on'])
  await sql`drop function decir_como() cascade`.execute(app.owner)
  await sql`drop table como_se_guarda`.execute(app.owner)
})

test.each(['portal_app', 'portal_proveedor'] as const)(
  '%s can read what is kept, and not write it',
  async (role) => {
    for (const statement of [
      `update veredicto set aptitud = 'habilitado'`,
      `insert into veredicto (cuenta_id, recursoid, clase) values ('${carrier.cuentaId}', '17xmia', 'chofer')`,
      'delete from veredicto_casilla',
      `select renovar_veredictos('${carrier.cuentaId}', '{}')`,
    ])
      await expect(
        asRole(app.ownerUrl, role, { cuenta: carrier.cuentaId }, (client) => client.query(statement)),
      ).rejects.toMatchObject({ code: '42501' })
  },
)

async function connected(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: app.ownerUrl })
  await client.connect()
  return client
}

test('a resource whose verdict was lost is told by doctor, and stands in the lists again', async () => {
  expect(await checkVeredictos(app.owner)).toMatchObject({ level: 'bien' })
  await app.owner.deleteFrom('veredicto').where('recursoid', '=', choferid).execute()
  expect((await carrier.call('ListChoferes', { order: 'aptitud ASC' })).records).toEqual([])
  expect(await checkVeredictos(app.owner)).toMatchObject({ level: 'mal' })

  expect(await renewVeredictos({ db: app.owner, log })).toMatchObject({ fallidos: 1 })
  expect(told).toEqual([{ recursos: 1 }])
  expect((await carrier.call('ListChoferes', { order: 'aptitud ASC' })).records).toMatchObject([{ choferid }])
  expect(await checkVeredictos(app.owner)).toMatchObject({ level: 'bien' })
})
