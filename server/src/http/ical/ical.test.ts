import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { lecturasPorHora, type ValoresDeCalendario } from '@portal/contract/calendarFeed.ts'
import { estadoCuenta } from '@portal/contract/estadoCuenta.ts'
import { sql } from 'kysely'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { baseUrl, startApp, type TestApp } from '../../testing/app.ts'
import { tellSecrets } from '../../testing/logs.ts'
import { signedIn, signedInOperador, type Carrier, type Operador } from '../../testing/people.ts'
import { readByIcalJs, readByPython } from '../../testing/readCalendar.ts'
import { tellTried } from '../../testing/tell.ts'

/** Calendars as calendar programs ask for them, and what opens none. */

let app: TestApp
const logged: string[] = []
const hoy = hoyEnBuenosAires()
/** Of choferes, of vehicles and of the company; the first leaves a chofer unfit. */
let tipos: { critico: string; deDominio: string; deTransporte: string }

beforeAll(async () => {
  app = await startApp({
    logged: (line) => logged.push(line),
  })
  await sql`update tipo_documento set vigente_hasta = hoy() - 1`.execute(app.owner)
  const make = (docrectipo_recurso: 'chofer' | 'dominio' | 'transporte', nombre: string, critico = false) =>
    app.make.tipo({ docrectipo_recurso, nombre, critico, obligatorio: critico })
  tipos = {
    critico: (await make('chofer', 'Licencia de prueba', true)).tipodocumentoid,
    deDominio: (await make('dominio', 'Póliza, «RC»; de prueba')).tipodocumentoid,
    deTransporte: (await make('transporte', 'ART de prueba')).tipodocumentoid,
  }
}, 60_000)
afterAll(() => app.stop())

const todo: ValoresDeCalendario = { solo_critico: false, choferes_y_dominios: true, transporte: true }

interface Maker {
  call: (operation: 'CrearCalendario', input: object) => Promise<{ records: { direccion: string }[] }>
}

/** The path of the address that somebody is given. */
async function made(whose: Carrier | Operador, values: Partial<ValoresDeCalendario> = {}): Promise<string> {
  const { records } = await (whose as Maker).call('CrearCalendario', { values: { ...todo, ...values } })
  const { pathname, origin } = new URL(records[0]?.direccion ?? '')
  expect(origin).toBe(baseUrl)
  tellSecrets(pathname.slice(-47, -4))
  return pathname
}

const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '192.0.2.77') =>
  app.http.inject({ url, headers, remoteAddress })

async function read(url: string): Promise<string> {
  const answer = await get(url)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.body
}

const daysIn = async (url: string): Promise<[titulo: string, dia: string][]> =>
  readByIcalJs(await read(url)).eventos.map(({ titulo, dia }) => [titulo, dia])

interface Approved {
  recursoid: string
  tipodocumentoid: string
  /** In how many days. */
  ends: number
}

const approve = (cuenta_id: string, { recursoid, tipodocumentoid, ends }: Approved) =>
  app.make.documento({
    cuenta_id,
    recursoid,
    tipodocumentoid,
    estado: 'aprobado',
    fecha_vencimiento: sumarDias(hoy, ends),
  })

/** A carrier whose chofer, vehicle and company have a document each, which end in 10, 20 and 30 days. */
async function fleet() {
  const carrier = await signedIn(app)
  const { cuentaId } = carrier
  const { accountname } = await app.owner
    .selectFrom('cuenta')
    .select('accountname')
    .where('cuenta_id', '=', cuentaId)
    .executeTakeFirstOrThrow()
  const { choferid } = await app.make.chofer({ cuenta_id: cuentaId, nombre: 'Fabián', apellido: 'Costa' })
  const { dominioid, dominio } = await app.make.dominio({ cuenta_id: cuentaId })
  await approve(cuentaId, { recursoid: choferid, tipodocumentoid: tipos.critico, ends: 10 })
  await approve(cuentaId, { recursoid: dominioid, tipodocumentoid: tipos.deDominio, ends: 20 })
  await approve(cuentaId, { recursoid: cuentaId, tipodocumentoid: tipos.deTransporte, ends: 30 })
  return { carrier, cuentaId, accountname, choferid, dominioid, dominio }
}

const day = (days: number) => sumarDias(hoy, days)
const licencia = 'Licencia de prueba · Costa, Fabián'

describe('a calendar', () => {
  test('is the same to ical.js and to python3-icalendar: a day, an alarm seven days before, an id that stays', async ({
    skip,
  }) => {
    const { carrier, choferid, dominio, accountname } = await fleet()
    const text = await read(await made(carrier))

    const { nombre, eventos } = readByIcalJs(text)
    expect(nombre).toBe(`Vencimientos · ${accountname}`)
    expect(eventos.map(({ titulo, dia }) => [titulo, dia])).toEqual([
      [licencia, day(10)],
      [`Póliza, «RC»; de prueba · ${dominio}`, day(20)],
      [`ART de prueba · ${accountname}`, day(30)],
    ])
    expect(eventos[0]?.uid).toBe(`${choferid}-${tipos.critico}@portal.test`)
    for (const { alarma, libre } of eventos) expect([alarma, libre]).toEqual([-7 * 86_400, true])
    expect(text).toContain('TRIGGER:-P7D')
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
    const unfolded = text.replaceAll('\r\n ', '')
    expect(unfolded).toContain(`URL;VALUE=URI:${baseUrl}/app/choferes/${choferid}/detalle`)
    expect(unfolded).toContain('el chofer no puede salir')

    const byPython = await readByPython(text)
    if (!byPython) return skip('python3-icalendar is not installed: apt install python3-icalendar')
    expect(byPython).toEqual({ nombre, eventos })
  })

  test('is the same again while nothing changed, and moves when a document is renewed', async () => {
    const { carrier, cuentaId, choferid } = await fleet()
    const url = await made(carrier)
    const before = await read(url)
    await sql`select pg_sleep(1.1)`.execute(app.owner)
    expect(await read(url)).toBe(before)

    await approve(cuentaId, { recursoid: choferid, tipodocumentoid: tipos.critico, ends: 300 })
    const [old] = readByIcalJs(before).eventos
    const now = readByIcalJs(await read(url)).eventos.find(({ titulo }) => titulo === licencia)
    expect(now).toMatchObject({ uid: old?.uid, dia: day(300) })
    expect(now?.cambiado.localeCompare(old?.cambiado ?? '')).toBe(1)
  })

  test('has nothing of who is gone, of a paper that was blocked, nor of what ended long ago', async () => {
    const { carrier, cuentaId, choferid: gone, dominioid } = await fleet()
    const url = await made(carrier, { transporte: false })
    expect(await daysIn(url)).toHaveLength(2)
    await sql`update chofer set estado_cuenta = 'BAJA', fecha_baja = hoy() where choferid = ${gone}`.execute(
      app.owner,
    )
    expect((await daysIn(url)).map(([, dia]) => dia)).toEqual([day(20)])

    const other = await app.make.chofer({ cuenta_id: cuentaId, nombre: 'Eva', apellido: 'Luna' })
    await approve(cuentaId, { recursoid: other.choferid, tipodocumentoid: tipos.critico, ends: -30 })
    expect(await daysIn(url)).toContainEqual(['Licencia de prueba · Luna, Eva', day(-30)])
    const { choferid } = await app.make.chofer({ cuenta_id: cuentaId })
    await approve(cuentaId, { recursoid: choferid, tipodocumentoid: tipos.critico, ends: -31 })
    await sql`update documento set bloqueado = true, motivo = 'Prueba', bloqueado_desde = now() where recursoid = ${dominioid}`.execute(
      app.owner,
    )
    expect((await daysIn(url)).map(([, dia]) => dia)).toEqual([day(-30)])
  })

  test('has the end of an exception in the place of what it lifts', async () => {
    const { carrier, cuentaId, choferid } = await fleet()
    const { operadorid } = await signedInOperador(app)
    const url = await made(carrier, { solo_critico: true })
    await app.owner
      .insertInto('excepcion')
      .values({
        cuenta_id: cuentaId,
        recursoid: choferid,
        tipodocumentoid: tipos.critico,
        desde: hoy,
        hasta: day(40),
        motivo: 'Prueba',
        dada_por: operadorid,
      })
      .execute()
    expect(await daysIn(url)).toEqual([[licencia, day(40)]])
    expect((await read(url)).replaceAll('\r\n ', '')).toContain('lo exceptúa')
  })

  test('has what its person chose, at the same address', async () => {
    const { carrier, accountname } = await fleet()
    const url = await made(carrier)
    const save = (values: Partial<ValoresDeCalendario>) =>
      carrier.call('SaveCalendario', { values: { ...todo, ...values } })
    await save({ solo_critico: true })
    expect(await daysIn(url)).toEqual([[licencia, day(10)]])
    await save({ choferes_y_dominios: false })
    expect(await daysIn(url)).toEqual([[`ART de prueba · ${accountname}`, day(30)]])
    await save({ transporte: false })
    expect((await daysIn(url)).map(([, dia]) => dia)).toEqual([day(10), day(20)])
  })

  test('is of one account, and the provider’s of all for ninety days, in the language of its person', async () => {
    const own = await fleet()
    const other = await fleet()
    await approve(other.cuentaId, { recursoid: other.choferid, tipodocumentoid: tipos.critico, ends: 91 })
    await approve(own.cuentaId, { recursoid: own.choferid, tipodocumentoid: tipos.critico, ends: 400 })
    await approve(own.cuentaId, { recursoid: own.dominioid, tipodocumentoid: tipos.deDominio, ends: 401 })
    const uids = async (url: string) =>
      readByIcalJs(await read(url)).eventos.map(({ uid }) => uid.split('-')[0])
    expect(new Set(await uids(await made(own.carrier)))).toEqual(new Set([own.choferid, own.cuentaId]))

    const operador = await signedInOperador(app)
    const url = await made(operador)
    expect(await uids(url)).toEqual(expect.arrayContaining([other.dominioid, other.cuentaId, own.cuentaId]))
    expect(await uids(url)).not.toEqual(expect.arrayContaining([other.choferid]))
    await sql`update operador set idioma = 'de' where operadorid = ${operador.operadorid}`.execute(app.owner)
    const text = (await read(url)).replaceAll('\r\n ', '')
    expect(text).toContain('X-WR-CALNAME:Fristen · alle Konten')
    expect(text).toContain(`5.000`)
    expect(text).toContain(`${baseUrl}/consola/cuentas/${other.cuentaId}/recursos/${other.dominioid}`)
    expect(text).toContain(`${other.dominio} · ${other.accountname}`)

    await app.owner.updateTable('cuenta').set({ estado: 2 }).where('cuenta_id', '=', other.cuentaId).execute()
    expect(await uids(url)).not.toContain(other.dominioid)
    tellTried('celdas', 4)
  })

  test('is true of today, also of an account that nobody opened since it was made', async () => {
    const { carrier, cuentaId, choferid } = await fleet()
    const url = await made(carrier, { solo_critico: true })
    // As it would stand after a night: more than one statement renews at once.
    await sql`
      insert into chofer (cuenta_id, nombre, apellido, tipo_documento, documento, nacionalidad)
      select ${cuentaId}, 'Ana', 'Prueba', 'DNI', n::text, 'Argentina' from generate_series(1, 520) n`.execute(
      app.owner,
    )
    await sql`update veredicto set dia = hoy() - 3, hasta = hoy() - 1 where cuenta_id = ${cuentaId}`.execute(
      app.owner,
    )
    await sql`update veredicto_casilla set fecha_vencimiento = hoy() + 5 where recursoid = ${choferid}`.execute(
      app.owner,
    )
    expect(await daysIn(url)).toEqual([[licencia, day(10)]])
  })
})

const notThere = async (url: string, method: 'GET' | 'HEAD' = 'GET') => {
  const answer = await app.http.inject({ url, method, remoteAddress: `192.0.2.${String(++networks % 250)}` })
  expect([
    answer.statusCode,
    method === 'HEAD' ? 1650 : answer.json<{ error: { code: number } }>().error.code,
  ]).toEqual([404, 1650])
  tellTried('celdas', 1)
  return answer.body
}
let networks = 0

describe('what opens nothing is told so alike', () => {
  test('made up, of another letter, without its end or of another kind', async () => {
    const url = await made(await signedIn(app))
    const bodies = [
      await notThere(url.replace('cal_c', 'cal_p')),
      await notThere(url.replace(/.(?=\.ics$)/, (last) => (last === 'a' ? 'b' : 'a'))),
      await notThere(url.replace('.ics', '')),
      await notThere('/ical/.ics'),
      await notThere('/ical/cal_c.ics'),
      await notThere(`/ical/${'a'.repeat(3_000)}.ics`),
      await notThere("/ical/' or 1=1 --.ics".replaceAll(' ', '%20')),
    ]
    expect(new Set(bodies).size).toBe(1)
    await notThere('/ical/cal_c.ics', 'HEAD')
    expect((await get(url)).statusCode).toBe(200)
  })

  test('changed, or ended', async () => {
    const { carrier } = await fleet()
    const first = await made(carrier)
    const second = await made(carrier)
    await notThere(first)
    await read(second)
    await carrier.call('RevocarCalendario', {})
    await notThere(second)
    expect((await carrier.call('RevocarCalendario', {})).records).toEqual([{ activo: false }])
    await expect(carrier.call('SaveCalendario', { values: todo })).rejects.toMatchObject({
      body: { code: 'RECORD_NOT_FOUND' },
    })
  })

  test('of who was taken off the account, also once let in again; password and role change nothing', async () => {
    const titular = await signedIn(app)
    const ana = await signedIn(app, { cuentaId: titular.cuentaId, rol: 'colaborador' })
    const [of, others] = [await made(ana), await made(titular)]
    const values = { firstname: 'Ana', lastname: 'Prueba', email: ana.email }
    const save = async (more: object) => {
      const [{ version } = { version: 1 }] = (
        await titular.call('DetailContact', { contactid: ana.contactid })
      ).records
      await titular.call('SaveContact', { contactid: ana.contactid, values: { ...values, version, ...more } })
    }
    await save({ rol: 'titular', activo: true })
    await read(of)
    await save({ rol: 'titular', activo: false })
    await notThere(of)
    await save({ rol: 'titular', activo: true })
    await notThere(of)
    await read(others)
  })

  test('of who does not work for the provider any more, or owes a second step', async () => {
    const administrador = await signedInOperador(app, { rol: 'administrador' })
    const revisor = await signedInOperador(app)
    const url = await made(revisor)
    await read(url)
    await sql`insert into ajuste (clave, valor) values ('totp_obligatorio', 'true') on conflict (clave) do update set valor = 'true'`.execute(
      app.owner,
    )
    await notThere(url)
    await sql`update ajuste set valor = 'false' where clave = 'totp_obligatorio'`.execute(app.owner)
    await read(url)
    await sql`update operador set activo = false where operadorid = ${revisor.operadorid}`.execute(app.owner)
    await notThere(url)
    await sql`update operador set activo = true where operadorid = ${revisor.operadorid}`.execute(app.owner)
    const [{ version } = { version: 1 }] = (await administrador.call('ListOperadores', {})).records.filter(
      ({ operadorid }) => operadorid === revisor.operadorid,
    )
    await administrador.call('SaveOperador', {
      operadorid: revisor.operadorid,
      values: { nombre: 'Otra', rol: 'revisor', activo: false, version },
    })
    await sql`update operador set activo = true where operadorid = ${revisor.operadorid}`.execute(app.owner)
    await notThere(url)
  })

  test('of an account that is disabled or incomplete; a suspended one still reads its own', async () => {
    const { carrier, cuentaId } = await fleet()
    const url = await made(carrier)
    const become = (estado: 1 | 2 | 3 | 4) =>
      app.owner
        .updateTable('cuenta')
        .set({ estado, estado_motivo: 'Prueba' })
        .where('cuenta_id', '=', cuentaId)
        .execute()
    await become(estadoCuenta.suspendido)
    expect(await daysIn(url)).toHaveLength(3)
    await expect(carrier.call('CrearCalendario', { values: todo })).rejects.toMatchObject({
      body: { code: 1507 },
    })
    for (const estado of [2, 3] as const) {
      await become(estado)
      await notThere(url)
    }
  })

  test('of a suspended account once its person ended it', async () => {
    const { carrier, cuentaId } = await fleet()
    const url = await made(carrier)
    await app.owner
      .updateTable('cuenta')
      .set({ estado: estadoCuenta.suspendido, estado_motivo: 'Prueba' })
      .where('cuenta_id', '=', cuentaId)
      .execute()
    await carrier.call('RevocarCalendario', {})
    await notThere(url)
  })
})

describe('over HTTP', () => {
  test('says what it is, that nobody else keeps it, and nothing where it is as before', async () => {
    const { carrier } = await fleet()
    const url = await made(carrier)
    const first = await get(url)
    expect(first.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'cache-control': 'private, no-cache',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    expect(first.headers['set-cookie']).toBeUndefined()
    const etag = String(first.headers.etag)
    const again = await get(url, { 'if-none-match': etag })
    expect([again.statusCode, again.body]).toEqual([304, ''])

    const zipped = await get(url, { 'accept-encoding': 'gzip', 'if-none-match': 'W/"otra"' })
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(first.body)
    const head = await app.http.inject({ method: 'HEAD', url })
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', etag])

    await carrier.call('SaveCalendario', { values: { ...todo, solo_critico: true } })
    expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(200)
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'] as const)(
    '%s changes nothing there',
    async (method) => {
      const url = await made(await signedIn(app))
      const { statusCode } = await app.http.inject({ method, url, headers: { origin: baseUrl } })
      expect(statusCode).toBe(404)
      await read(url)
    },
  )

  test('is read so often an hour, each for itself', async () => {
    const url = await made(await signedIn(app))
    const other = await made(await signedIn(app))
    const statuses = await Promise.all(
      Array.from({ length: lecturasPorHora + 5 }, async () => (await get(url)).statusCode),
    )
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(lecturasPorHora)
    const over = await get(url)
    expect(over.statusCode).toBe(429)
    expect(Number(over.headers['retry-after'])).toBeGreaterThan(0)
    expect(over.json()).toMatchObject({ error: { code: 1651 } })
    await read(other)
  })

  test('whoever tries many waits, and nobody else does', async () => {
    const url = await made(await signedIn(app))
    const times: number[] = []
    for (let n = 0; n < 22; n++) {
      const began = performance.now()
      await get(`/ical/cal_cAAAA_${String(n).padStart(43, '0')}.ics`, {}, '198.51.100.9')
      times.push(performance.now() - began)
    }
    expect(Math.max(...times.slice(-2))).toBeGreaterThan(450)
    const began = performance.now()
    await read(url)
    expect(performance.now() - began).toBeLessThan(450)
  })

  test('is written in no log', async () => {
    const url = await made(await signedIn(app))
    await read(url)
    await notThere(`${url.slice(0, -5)}.ics`)
    await sql`alter function abrir_calendario rename to abrir_otro`.execute(app.owner)
    expect((await get(url)).statusCode).toBe(500)
    await sql`alter function abrir_otro rename to abrir_calendario`.execute(app.owner)
    await read(url)
    expect(logged.join('')).toContain('fault')
    expect(logged.join('')).not.toContain('cal_c')
  })
})

test('five thousand at most, the critical ones of them all', async () => {
  const { carrier, cuentaId, choferid } = await fleet()
  const url = await made(carrier)
  await read(url)
  await sql`
    insert into veredicto_casilla (cuenta_id, recursoid, tipodocumentoid, mes, tiporecurso, recurso, tipo, orden, estado, celda, renovacion, fecha_vencimiento)
    select cuenta_id, '17x9' || n, ${tipos.deDominio}, mes, 'dominio', 'ZZ' || n, tipo, orden, estado, celda, renovacion, hoy() + 1
    from veredicto_casilla, generate_series(1, 5500) n where cuenta_id = ${cuentaId} and recursoid = ${choferid}`.execute(
    app.owner,
  )
  const { eventos } = readByIcalJs(await read(url))
  expect(eventos).toHaveLength(5_000)
  expect(eventos.at(-1)?.titulo).toBe(licencia)
})
