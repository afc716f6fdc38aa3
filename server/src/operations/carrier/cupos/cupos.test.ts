import { createHash, randomUUID } from 'node:crypto'
import { idempotencyHeader } from '@portal/contract/door.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { keepAnswer } from '../../../idempotency.ts'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { asRole } from '../../../testing/asRole.ts'
import { inFull } from '../../../testing/howMany.ts'
import { signedIn, signedInOperador, type Carrier, type Operador } from '../../../testing/people.ts'
import { tellMost, tellTried } from '../../../testing/tell.ts'

let app: TestApp
let administrador: Operador
beforeAll(async () => {
  app = await startApp()
  administrador = await signedInOperador(app, { rol: 'administrador' })
  await administrador.call('SaveAjustes', { values: { escrituras_por_hora: 1_000, recursos_por_clase: 100 } })
})
afterAll(() => app.stop())

let ana: Carrier
let beto: Carrier
beforeEach(async () => {
  ana = await signedIn(app)
  beto = await signedIn(app, { cuentaId: ana.cuentaId, rol: 'colaborador' })
})

let numero = 30_000_000
const chofer = () => ({
  nombre: 'Juan',
  apellido: 'Pérez',
  tipo_documento: 'DNI',
  documento: String(++numero),
  nacionalidad: 'Argentina',
})
const add = async (who: Carrier) =>
  (await who.call('SaveChofer', { choferid: '0', values: chofer() })).records[0]?.choferid ?? ''

const refusal = (code: number) => ({ body: { code } })

/** As if so much had been written in this hour, or in the one so many hours ago. */
const wrote = ({ contactid, cuentaId }: Carrier, cuantas: number, hoursAgo = 0) =>
  sql`insert into privado.escritura (cuenta_id, sujeto, hora, cuantas)
      values (${cuentaId}, ${contactid}, date_trunc('hour', now()) - make_interval(hours => ${hoursAgo}), ${cuantas})
      on conflict (cuenta_id, sujeto) do update set hora = excluded.hora, cuantas = excluded.cuantas`.execute(
    app.owner,
  )

const cuposOf = async (who: Carrier) => {
  const { records } = await who.call('ListCupos', {})
  return Object.fromEntries(records.map(({ cupo, ...rest }) => [cupo, rest]))
}

describe('what an account writes in an hour', () => {
  test('is counted for each person as it stays written, and not where it is refused or only read', async () => {
    const choferid = await add(ana)
    await ana.call('SaveChofer', { choferid, values: { telefono: '+5491154445566' } })
    await ana.call('ListChoferes', {})
    await expect(ana.call('SaveChofer', { choferid: '0', values: {} })).rejects.toMatchObject(refusal(1510))
    await add(beto)
    expect(await cuposOf(ana)).toMatchObject({
      escrituras: { usado: 3, maximo: 1_000, cerca: false },
      escrituras_propias: { usado: 2, maximo: 500, cerca: false },
    })
  })

  test('is half of all for one person, who is told in how many minutes it begins anew; colleagues go on', async () => {
    await wrote(ana, 498)
    expect((await cuposOf(ana))['escrituras_propias']).toMatchObject({ usado: 498, cerca: true })
    await add(ana)
    await add(ana)

    const answer = await ana.send('SaveChofer', { choferid: '0', values: chofer() })
    expect(answer.statusCode).toBe(429)
    const { error } = answer.json<{ error: { code: number; message: string; retryAfter: number } }>()
    expect(error).toMatchObject({
      code: 1522,
      message: expect.stringMatching(/^Se guardó todo .* en \d{1,2} minutos\.$/) as string,
    })
    expect(error.retryAfter).toBeGreaterThan(0)
    expect(error.retryAfter).toBeLessThanOrEqual(3600)
    expect(answer.headers['retry-after']).toBe(String(error.retryAfter))

    await add(beto)
    await ana.call('ListChoferes', {})
    await ana.call('logout', {})
  })

  test('once all of it was written keeps out those who wrote, and nobody who wrote little', async () => {
    const carla = await signedIn(app, { cuentaId: ana.cuentaId, rol: 'colaborador' })
    await wrote(ana, 499)
    await wrote(beto, 499)
    await wrote(carla, 10)
    for (const who of [ana, beto, carla]) await expect(add(who)).rejects.toMatchObject(refusal(1522))
    const titular = await signedIn(app, { cuentaId: ana.cuentaId })
    const sigue = await titular.call('DetailContact', { contactid: carla.contactid })
    expect(sigue.records).toHaveLength(1)
    await titular.call('SaveContact', { contactid: carla.contactid, values: { activo: false } })
    await add(await signedIn(app))
  })

  test('begins anew with the hour', async () => {
    await wrote(ana, 500, 1)
    await add(ana)
    expect((await cuposOf(ana))['escrituras_propias']).toMatchObject({ usado: 1 })
  })

  test('is asked for before a body is read, at the doors that take files too', async () => {
    await wrote(ana, 500)
    const answer = await ana.upload([{ name: 'dni.pdf', bytes: Buffer.from('%PDF-1.4') }])
    expect(answer.json()).toMatchObject({ error: { code: 1522 } })
  })

  test('is no more however many calls come at once than those that were on their way', async () => {
    await wrote(ana, 480)
    const done = await Promise.allSettled(Array.from({ length: 120 }, () => add(ana)))
    const letIn = done.filter(({ status }) => status === 'fulfilled').length
    tellTried('escrituras a la vez sobre el cupo', done.length)
    expect(letIn).toBeGreaterThanOrEqual(20)
    // As many calls as one node has at work at once.
    expect(letIn).toBeLessThanOrEqual(20 + 32)
    expect((await cuposOf(ana))['escrituras_propias']?.usado).toBe(480 + letIn)
  })
})

describe('how many resources an account has', () => {
  const fill = (cuantos: number) =>
    sql`insert into chofer (cuenta_id, nombre, apellido, tipo_documento, documento, nacionalidad)
        select ${ana.cuentaId}, 'N', 'A', 'DNI', n::text, 'Argentina' from generate_series(1, ${cuantos}::int) n`.execute(
      app.owner,
    )

  test('is told from 90 % on, and past its most a new one is refused: whoever adds by mistake undoes it', async () => {
    await fill(88)
    const added = [await add(ana)]
    expect((await cuposOf(ana))['choferes']).toEqual({ usado: 89, maximo: 100, cerca: false, renueva: null })
    added.push(await add(ana))
    expect((await cuposOf(beto))['choferes']).toEqual({ usado: 90, maximo: 100, cerca: true, renueva: null })
    await sql`insert into chofer (cuenta_id, nombre, apellido, tipo_documento, documento, nacionalidad)
      select ${ana.cuentaId}, 'N', 'B', 'Pasaporte', n::text, 'Chile' from generate_series(1, 10) n`.execute(
      app.owner,
    )

    const answer = await ana.send('SaveChofer', { choferid: '0', values: chofer() })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      error: { code: 1523, message: expect.stringContaining('todos los choferes') as string },
    })
    const [one = ''] = added
    await ana.call('SaveChofer', { choferid: one, values: { telefono: '+5491154445566' } })
    await beto.call('EliminarRecursos', { recursos: [one] })
    await add(ana)
    await beto.call('DeshacerEliminacion', { recursos: [one] })
    expect((await cuposOf(ana))['choferes']?.usado).toBe(101)
  })

  test('is counted by kind and by account', async () => {
    await fill(100)
    await expect(add(ana)).rejects.toMatchObject(refusal(1523))
    await add(await signedIn(app))
    const { records } = await ana.call('SaveDominio', {
      dominioid: '0',
      values: { dominio: 'AB123CD', vehiculo: 'Tractor', cantidad_ejes: 3, marca: 'Marca' },
    })
    expect(records).toHaveLength(1)
    await ana.call('SaveUnidad', {
      unidadid: '0',
      values: { nombre: 'Norte', tractor: records[0]?.dominioid ?? '' },
    })
    expect(await cuposOf(ana)).toMatchObject({
      choferes: { usado: 100 },
      dominios: { usado: 1 },
      unidades: { usado: 1 },
    })
  })

  test('is seen by the provider on the page of the account, where it is near', async () => {
    const cuposAt = async () =>
      (await administrador.call('DetailCuenta', { cuentaid: ana.cuentaId })).records[0]?.cupos
    expect(await cuposAt()).toEqual([])
    await fill(95)
    await wrote(ana, 450)
    await wrote(beto, 460)
    expect(await cuposAt()).toMatchObject([
      { cupo: 'choferes', usado: 95, maximo: 100, cerca: true },
      { cupo: 'escrituras', usado: 910, maximo: 1_000, renueva: expect.stringMatching(/:00:00/) as string },
    ])
  })
})

describe('answers that are kept for repetitions', () => {
  const once = (key: string, values = chofer()) =>
    ana.send('SaveChofer', { choferid: '0', values }, { [idempotencyHeader]: key })
  const keptOf = async ({ contactid }: Carrier) => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from idempotencia
      where sujeto = ${contactid}`.execute(app.owner)
    return rows[0]?.n
  }

  test('are a thousand of each person: the oldest go', async () => {
    await sql`insert into idempotencia (sujeto, clave, operacion, huella, respuesta, creada)
      select ${ana.contactid}, n::text, 'SaveChofer', '', '{}', now() - make_interval(secs => n) from generate_series(1, 1200) n`.execute(
      app.owner,
    )
    await wrote(ana, 99)
    const key = randomUUID()
    const values = chofer()
    const first = (await once(key, values)).body
    expect(await keptOf(ana)).toBe(1_000)
    expect((await once(key, values)).body).toBe(first)
  })

  test('are not kept past 64 KiB: the repetition does nothing and says so', async () => {
    expect(keepAnswer('clave-de-prueba-larga', 'x'.repeat(64 * 1024)).values[1]).not.toBeNull()
    expect(keepAnswer('clave-de-prueba-larga', 'x'.repeat(64 * 1024 + 1)).values[1]).toBeNull()
    const key = randomUUID()
    const values = chofer()
    await once(key, values)
    await sql`update idempotencia set respuesta = null where sujeto = ${ana.contactid}`.execute(app.owner)
    expect((await once(key, values)).json()).toMatchObject({
      error: { code: 1510, fields: { [idempotencyHeader]: expect.stringContaining('ya se hizo') as string } },
    })
    expect((await ana.call('ListChoferes', {})).total).toBe(1)
  })
})

describe('what counting costs', () => {
  interface Explained {
    'QUERY PLAN': { Triggers: { 'Trigger Name': string; Time: number }[] }[]
  }

  /** Microseconds of a trigger, at the best of so many: what else the machine does is no part of it. */
  const timeOf = (trigger: string, statement: string) =>
    asRole(app.ownerUrl, 'portal_app', { cuenta: ana.cuentaId, sujeto: ana.contactid }, async (client) => {
      const times: number[] = []
      for (let n = 0; n < 50; n++) {
        const { rows } = await client.query<Explained>(`explain (analyze, format json) ${statement}`)
        const found = rows[0]?.['QUERY PLAN'][0]?.Triggers.find((each) => each['Trigger Name'] === trigger)
        times.push((found?.Time ?? Number.NaN) * 1000)
      }
      return Math.min(...times)
    })
  const aChofer = `insert into chofer (nombre, apellido, tipo_documento, documento, nacionalidad)
    values ('N', 'A', 'CI', nextval('entidad_id'), 'Argentina')`

  /** Microseconds that opening a session takes longer for a write. */
  const openingOf = async () => {
    const hash = createHash('sha256').update(ana.token).digest()
    const open = (writes: boolean) =>
      asRole(app.ownerUrl, 'portal_app', {}, async (client) => {
        const times: number[] = []
        for (let n = 0; n < 200; n++) {
          const { rows } = await client.query<{ 'QUERY PLAN': { 'Execution Time': number }[] }>(
            'explain (analyze, format json) select abrir_sesion($1, $2, $3, false, false, 5)',
            [hash, 'contacto', writes],
          )
          times.push((rows[0]?.['QUERY PLAN'][0]?.['Execution Time'] ?? Number.NaN) * 1000)
        }
        return Math.min(...times)
      })
    return (await open(true)) - (await open(false))
  }

  // Nothing is held to a figure: it is told beside the checks.
  test.runIf(inFull)('is told in microseconds', async () => {
    await administrador.call('SaveAjustes', { values: { recursos_por_clase: 50_000 } })
    await add(ana)
    tellMost('µs de leer el cupo al abrir la sesión', await openingOf())
    tellMost(
      'µs de contar una escritura',
      await timeOf(
        'contar_escritura',
        `insert into auditoria (actor, cuenta_id, sobre_cuenta, accion, request_id) values (yo(), mi_cuenta(), mi_cuenta(), 'SaveChofer', '')`,
      ),
    )
    tellMost('µs de contar los choferes al agregar uno, entre 50', await timeOf('exigir_lugar', aChofer))
    await sql`insert into chofer (cuenta_id, nombre, apellido, tipo_documento, documento, nacionalidad)
      select ${ana.cuentaId}, 'N', 'A', 'DNI', n::text, 'Argentina' from generate_series(1, 10000) n`.execute(
      app.owner,
    )
    tellMost('µs de contar los choferes al agregar uno, entre 10.000', await timeOf('exigir_lugar', aChofer))
    await administrador.call('SaveAjustes', { values: { recursos_por_clase: 100 } })
  })
})
