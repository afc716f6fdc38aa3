import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { demoOperadores } from '../demo/accounts.ts'
import { DEMO_PASSWORD, demoSignIns } from '../demo/signIns.ts'
import { startApp, type TestApp } from '../testing/app.ts'
import { anonymous, anonymousAtConsole } from '../testing/caller.ts'
import { commandLine } from '../testing/commandLine.ts'
import { enrolled } from '../testing/gate.ts'
import { testStorageUrl } from '../testing/storageUrl.ts'
import { signedIn } from '../testing/people.ts'

// The demonstration has a few hundred files, every one of them synced to the disk.
vi.setConfig({ testTimeout: 90_000 })

let app: TestApp
let environment: NodeJS.ProcessEnv
beforeAll(async () => {
  app = await startApp()
  environment = {
    DATABASE_URL: app.ownerUrl,
    PORTAL_DATA: app.dataDir,
    STORAGE_URL: testStorageUrl('demo'),
  }
})
afterAll(() => app.stop())

const carrierSignIn = demoSignIns.find(({ url }) => url === '/auth/login')
const signIn = () =>
  anonymous(app).call('login', { username: carrierSignIn?.email ?? '', password: DEMO_PASSWORD })

async function counts(): Promise<unknown> {
  const { rows } = await sql`
    select (select count(*)::int from cuenta) as cuentas, (select count(*)::int from contacto) as contactos,
      (select count(*)::int from operador where activo) as operadores, (select count(*)::int from registro) as registros,
      (select count(*)::int from documento) as documentos, (select count(*)::int from historial) as historial,
      (select count(*)::int from archivo) as archivos,
      (select count(*)::int from ejemplo) as ejemplos, (select count(*)::int from token) as tokens,
      (select count(*)::int from paso) as pasos, (select count(*)::int from turno) as turnos, (select count(*)::int from puerta) as puertas,
      (select count(*)::int from dispositivo) as dispositivos, (select count(*)::int from guardia) as guardias, (select count(*)::int from operacion) as operaciones,
      (select count(*)::int from tipo_documento) as tipos, (select count(*)::int from exigencia) as exigencias,
      (select count(*)::int from exclusion) as exclusiones, (select count(*)::int from excepcion) as excepciones,
      (select count(*)::int from privado.credencial) as credenciales`.execute(app.owner)
  return rows[0]
}

// Each command is a process of its own that starts from nothing.
describe('the command demo', { timeout: 90_000 }, () => {
  test('loads people who sign in, and takes them out with all that was theirs', async () => {
    const empty = await counts()
    const loaded = await commandLine(['demo', 'load'], environment)
    expect(loaded.ok).toBe(true)
    const [first, last] = [loaded.steps[0], loaded.steps.at(-1)]
    expect(first).toMatchObject({ done: 1, of: last?.of })
    expect(last).toMatchObject({ what: 'Guardando la demostración', done: last?.of })
    await signIn()
    // Somebody tries the app with a phone of theirs.
    const { puertaid, operacionid } = await app.owner
      .selectFrom('puerta')
      .select(['puertaid', 'operacionid'])
      .where('operacionid', 'is not', null)
      .executeTakeFirstOrThrow()
    expect(operacionid).not.toBeNull()
    await (await enrolled(app, { puertaid })).sync()
    // And changes what an operacion asks.
    await sql`insert into cambio_operacion (operacionid, antes) values (${operacionid}, '[]')`.execute(
      app.owner,
    )
    expect(await commandLine(['demo', 'load'], environment)).toMatchObject({
      ok: false,
      said: 'Los datos de demostración ya están.',
    })

    expect(await commandLine(['demo', 'remove'], environment)).toMatchObject({
      ok: true,
      said: expect.stringMatching(
        /^Listo: se quitaron 5 cuentas[^]*La instalación quedó vacía\. Creá tu usuario/,
      ) as string,
    })

    expect(await counts()).toEqual(empty)
    await expect(signIn()).rejects.toMatchObject({ body: { code: 1210 } })
  })

  test('is not loaded over somebody’s data, and leaves it alone when it goes', async () => {
    await commandLine(['demo', 'load'], environment)
    const real = await signedIn(app)
    const { choferid } = await app.make.chofer({ cuenta_id: real.cuentaId })
    const { email } = demoOperadores[0]
    const { operadorid } = await app.owner
      .selectFrom('operador')
      .select('operadorid')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    await app.make.documento({
      cuenta_id: real.cuentaId,
      recursoid: choferid,
      estado: 'aprobado',
      decidido_por: operadorid,
    })

    const { said } = await commandLine(['demo', 'remove'], environment)

    expect(said).toMatch(
      /se quitaron 5 cuentas[^]*\nPersonas del proveedor que decidieron sobre cuentas que quedan: 1\.[^]*Tus datos siguen/,
    )
    expect((await real.call('ListChoferes', {})).records).toHaveLength(1)
    await expect(
      anonymousAtConsole(app).call('LoginOperador', {
        username: email,
        password: DEMO_PASSWORD,
      }),
    ).rejects.toMatchObject({ body: { code: 1210 } })
    expect(await commandLine(['demo', 'load'], environment)).toMatchObject({
      ok: false,
      said: 'Esta instalación ya tiene datos: la demostración se carga solo en una vacía.',
    })
  })

  test('asks what to do', async () => {
    expect((await commandLine(['demo'], environment)).said).toMatch(/^Falta qué hacer con la demostración/)
  })
})
