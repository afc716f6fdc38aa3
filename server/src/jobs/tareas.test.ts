import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { root } from '../root.ts'
import { asRole } from '../testing/asRole.ts'
import { startApp, type TestApp } from '../testing/app.ts'
import { freshDatabase, type FreshDatabase } from '../testing/freshDatabase.ts'
import { makeIn } from '../testing/make.ts'
import { registerTareas, runTarea, type Tarea } from './tareas.ts'

const tarea: Tarea = {
  nombre: 'prueba',
  horario: { hora: 10, minuto: 0 },
  toleranciaMinutos: 120,
  run: () => Promise.resolve({ hechos: 3, fallidos: 1 }),
}

describe('a periodic job', () => {
  /** Without a server on it: what is queued here stays queued. */
  let database: FreshDatabase
  beforeAll(async () => {
    database = await freshDatabase()
  })
  afterAll(() => database.drop())
  beforeEach(async () => {
    await sql`delete from graphile_worker._private_jobs`.execute(database.owner)
    await database.owner.deleteFrom('tarea').execute()
  })

  const estado = () =>
    database.owner
      .selectFrom('tarea_estado')
      .selectAll()
      .where('nombre', '=', 'prueba')
      .executeTakeFirstOrThrow()
  const queued = async () => {
    const { rows } = await sql<{ key: string }>`select key from graphile_worker.jobs order by key`.execute(
      database.owner,
    )
    return rows.map(({ key }) => key)
  }

  test('waits for its hour when it is new', async () => {
    await registerTareas(database.owner, [tarea], new Date('2099-03-05T12:00:00Z'))

    expect(await queued()).toEqual([])
    expect(await estado()).toMatchObject({
      ultimo_inicio: null,
      ultimo_fin: null,
      proxima: '2099-03-06T10:00:00.000Z',
      atrasada: false,
    })
  })

  test('is made up for, once, by the node that starts after its hour passed with none up', async () => {
    await registerTareas(database.owner, [tarea], new Date('2099-03-05T12:00:00Z'))

    await registerTareas(database.owner, [tarea], new Date('2099-03-09T12:00:00Z'))
    await registerTareas(database.owner, [tarea], new Date('2099-03-09T12:00:01Z'))

    expect(await queued()).toEqual(['tarea:prueba'])
  })

  test('writes down what a run got done, and when the next one is', async () => {
    await registerTareas(database.owner, [tarea])
    await runTarea(database.owner, tarea)

    const { ultimo_inicio, ultimo_fin, proxima, ...rest } = await estado()
    expect(rest).toEqual({
      nombre: 'prueba',
      ultimo_error: null,
      hechos: 3,
      fallidos: 1,
      atrasada: false,
    })
    expect(Date.parse(ultimo_fin ?? '')).toBeGreaterThanOrEqual(Date.parse(ultimo_inicio ?? ''))
    expect(proxima).toMatch(/T10:00:00.000Z$/)
  })

  test('that fails says why, and is late once its tolerance is over', async () => {
    const broken = { ...tarea, run: () => Promise.reject(new Error('sin lugar en el disco')) }
    await registerTareas(database.owner, [broken], new Date(Date.now() - 27 * 60 * 60_000))

    await expect(runTarea(database.owner, broken)).rejects.toThrow('sin lugar en el disco')
    expect(await estado()).toMatchObject({ ultimo_error: 'sin lugar en el disco', atrasada: true })

    await runTarea(database.owner, tarea)
    expect(await estado()).toMatchObject({ ultimo_error: null, atrasada: false })
  })

  test('that is no longer part of the product is forgotten', async () => {
    await registerTareas(database.owner, [tarea, { ...tarea, nombre: 'otra' }])
    await registerTareas(database.owner, [tarea])

    expect(await database.owner.selectFrom('tarea').select('nombre').execute()).toEqual([
      { nombre: 'prueba' },
    ])
  })

  test('can be asked for by the provider alone, and only by its name', async () => {
    await registerTareas(database.owner, [tarea])
    const { operadorid } = await makeIn(database.owner).operador({ rol: 'administrador' })
    const ask = (role: 'portal_app' | 'portal_proveedor', nombre: string) =>
      asRole(database.ownerUrl, role, { sujeto: operadorid }, async (client) => {
        await client.query('select ejecutar_tarea($1)', [nombre])
        await client.query('commit')
      })

    await expect(ask('portal_app', 'prueba')).rejects.toMatchObject({ code: '42501' })
    await expect(ask('portal_proveedor', 'correo')).rejects.toMatchObject({ code: 'PNONE' })
    expect(await queued()).toEqual([])
    await ask('portal_proveedor', 'prueba')
    await ask('portal_proveedor', 'prueba')
    expect(await queued()).toEqual(['tarea:prueba'])
  })
})

describe('the heartbeat', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.stop())

  interface Salud {
    success: boolean
    tareas: { nombre: string; ultimo_fin: string | null; hechos: number; atrasada: boolean }[]
  }
  const salud = async () => {
    const answer = await app.http.inject('/salud')
    return { status: answer.statusCode, ...answer.json<Salud>() }
  }

  test('shows each job, and a run that was asked for', async () => {
    const before = await salud()
    expect(before).toMatchObject({ status: 200, success: true })
    // Each has its words in the console.
    const { nombre: words } = JSON.parse(
      await readFile(join(root, 'console/src/mensajes/es/tareas.json'), 'utf8'),
    ) as { nombre: object } // as the file is
    expect(before.tareas.map(({ nombre }) => nombre)).toEqual(
      // There is no authority here that stamps nights.
      Object.keys(words)
        .filter((nombre) => nombre !== 'sellos')
        .sort(),
    )

    await sql`select ejecutar_tarea('limpieza')`.execute(app.owner)

    await vi.waitFor(
      async () => {
        const { tareas } = await salud()
        expect(tareas.find(({ nombre }) => nombre === 'limpieza')?.ultimo_fin).not.toBeNull()
      },
      { timeout: 10_000 },
    )
  })

  test('turns bad when a job is late, and well again when it has run', async () => {
    await app.owner
      .updateTable('tarea')
      .set({ proxima: new Date(Date.now() - 3 * 60 * 60_000).toISOString() })
      .where('nombre', '=', 'limpieza')
      .execute()
    expect(await salud()).toMatchObject({ status: 200, success: false, state: 'degraded' })

    await sql`select ejecutar_tarea('limpieza')`.execute(app.owner)

    await vi.waitFor(async () => expect(await salud()).toMatchObject({ success: true, state: 'ok' }), {
      timeout: 10_000,
    })
  })

  test('counts the mails of the day, and is late when nobody tries to send them', async () => {
    const correo = { para: 'a@b.example', asunto: 'A', texto: 'T', html: 'H', plantilla: 'prueba' }
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
    const row = async () => (await salud()).tareas.find(({ nombre }) => nombre === 'correo')
    await app.owner
      .insertInto('correo')
      .values([
        { ...correo, estado: 'enviado', enviado: ago(1) },
        { ...correo, estado: 'enviado', enviado: ago(2_000), creado: ago(2_000) },
        { ...correo, estado: 'fallido', intentos: 12, error: 'sin conexión' },
        { ...correo, estado: 'pendiente', intentos: 2, error: 'sin conexión', creado: ago(30) },
      ])
      .execute()
    expect(await row()).toMatchObject({
      hechos: 1,
      fallidos: 1,
      ultimo_error: 'sin conexión',
      proxima: null,
      atrasada: false,
    })

    await app.owner
      .insertInto('correo')
      .values({ ...correo, creado: ago(11) })
      .execute()
    expect(await row()).toMatchObject({ atrasada: true })
  })
})
