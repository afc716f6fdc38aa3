import { sql, type QueryExecutorProvider } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/app.ts'
import { asRole } from '../testing/asRole.ts'
import { signedIn, signedInOperador, type Carrier, type Operador } from '../testing/people.ts'

/** A carrier with more behind than one statement should renew. */

let app: TestApp
let administrador: Operador
let carrier: Carrier
beforeAll(async () => {
  app = await startApp()
  // No type is in force: everybody may go.
  await app.owner.updateTable('tipo_documento').set({ vigente_hasta: '2020-01-01' }).execute()
  administrador = await signedInOperador(app, { rol: 'administrador' })
})
afterAll(() => app.stop())

const aChofer = {
  nombre: 'Ana',
  apellido: 'Ficticia',
  tipo_documento: 'DNI',
  documento: '20111222',
  nacionalidad: 'Argentina',
  transporta_peligrosas: false,
  transporta_alimentos: false,
} as const

const choferes = 600
const behind = async () => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from veredicto where cuenta_id = ${carrier.cuentaId} and hasta < hoy()`.execute(
    app.owner,
  )
  return rows[0]?.n
}

/** As if another day had written it, when something else was true. */
const leaveBehind = () =>
  app.owner
    .updateTable('veredicto')
    .set({ dia: '2020-01-01', hasta: '2020-01-02', aptitud: 'no habilitado', faltantes: 7 })
    .where('cuenta_id', '=', carrier.cuentaId)
    .execute()

beforeEach(async () => {
  carrier = await signedIn(app)
  await sql`
    insert into chofer (cuenta_id, choferid, nombre, apellido, tipo_documento, documento, nacionalidad)
    select ${carrier.cuentaId}, ${carrier.cuentaId} || 'x' || n, 'Ana', 'Ficticia', 'DNI', '7' || n, 'Argentina'
    from generate_series(1, ${choferes}::int) n`.execute(app.owner)
  await leaveBehind()
})

test('it is shown nothing that has passed, in whatever it asks at once', async () => {
  const [all, none, saved] = await Promise.all([
    carrier.call('ListChoferes', { aptitud: 'habilitado' }),
    carrier.call('ListChoferes', { aptitud: 'no habilitado' }),
    carrier.call('SaveChofer', { choferid: '0', values: aChofer }),
    carrier.call('Dashboard', {}),
  ])
  expect(all.total).toBeGreaterThanOrEqual(choferes)
  expect(none.total).toBe(0)
  expect(saved.records).toMatchObject([{ aptitud: 'habilitado' }])
  expect(await behind()).toBe(0)
})

test('who waits for that, however many calls they make, keeps nobody else waiting', async () => {
  const other = await signedIn(app)
  const somebodyAtIt = new pg.Client({ connectionString: app.ownerUrl })
  await somebodyAtIt.connect()
  await somebodyAtIt.query('select pg_advisory_lock(hashtextextended($1, 1))', [carrier.cuentaId])
  let answered = 0
  const calls = Array.from({ length: 40 }, (_, page) =>
    carrier.call('ListChoferes', { page: page + 1, pagesize: 10 }).finally(() => answered++),
  )
  await other.call('SaveChofer', { choferid: '0', values: aChofer })
  expect((await other.call('ListChoferes', {})).total).toBe(1)
  expect(answered).toBe(0)
  expect(await behind()).toBeGreaterThan(choferes)

  await somebodyAtIt.query('select pg_advisory_unlock_all()')
  await somebodyAtIt.end()
  expect((await Promise.all(calls)).every(({ total }) => total === choferes)).toBe(true)
})

test('the provider’s look at it does the same', async () => {
  const { total } = await administrador.call('ListRecursosCuenta', {
    cuentaid: carrier.cuentaId,
    aptitud: 'no habilitado',
  })
  expect(total).toBe(0)
})

test('each step stays, and nobody takes one for somebody else', async () => {
  const step = (db: QueryExecutorProvider = app.owner) =>
    sql<{ more: boolean | null }>`select avanzar_veredictos(${carrier.cuentaId}) as more`
      .execute(db)
      .then(({ rows }) => rows[0]?.more)
  expect(await step()).toBe(true)
  expect(await behind()).toBe(1 + choferes - 200)
  // While one is at it, another leaves it alone.
  await app.owner.transaction().execute(async (transaction) => {
    expect(await step(transaction)).toBe(true)
    expect(await step()).toBeNull()
  })
  expect(await step()).toBe(true)
  await expect(
    asRole(app.ownerUrl, 'portal_app', { cuenta: carrier.cuentaId }, (client) =>
      client.query('select avanzar_veredictos($1)', [carrier.cuentaId]),
    ),
  ).rejects.toMatchObject({ code: '42501' })
  const { rows } = await asRole(app.ownerUrl, 'portal_app', {}, (client) =>
    client.query(`select avanzar_mis_veredictos('no such session') as more`),
  )
  expect(rows).toEqual([{ more: false }])
})

test('after a change of the catalogue it is brought up to it in steps that stay, and nobody is shown what was', async () => {
  await carrier.call('ListChoferes', {})
  expect(await behind()).toBe(0)
  const { tipodocumentoid } = await app.make.tipo({ docrectipo_recurso: 'chofer', critico: true })
  // Nothing of it was written yet.
  expect(await behind()).toBe(0)
  const [fit, unfit] = await Promise.all([
    carrier.call('ListChoferes', { aptitud: 'habilitado' }),
    carrier.call('ListChoferes', { aptitud: 'no habilitado' }),
  ])
  expect([fit.total, unfit.total]).toEqual([0, choferes])
  await app.owner
    .updateTable('tipo_documento')
    .set({ vigente_hasta: '2020-01-01' })
    .where('tipodocumentoid', '=', tipodocumentoid)
    .execute()
  const step = async () => {
    const { rows } = await sql<{
      more: boolean
    }>`select avanzar_veredictos(${carrier.cuentaId}) as more`.execute(app.owner)
    return [rows[0]?.more, await behind()]
  }
  expect(await step()).toEqual([true, choferes])
  expect(await step()).toEqual([true, choferes - 200])
  expect((await carrier.call('ListChoferes', { aptitud: 'habilitado' })).total).toBe(choferes)
})
