import { createPublicKey, verify } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { estadoCuenta } from '@portal/contract/estadoCuenta.ts'
import type { Request, Result } from '@portal/contract'
import { datosDe, type Evento } from '@portal/contract/webhooks.ts'
import { sql } from 'kysely'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cleanUp } from '../jobs/limpieza.ts'
import { renewVeredictos } from '../jobs/veredictos.ts'
import { startApp, type TestApp } from '../testing/app.ts'
import { signedIn, signedInOperador, type Carrier, type Operador } from '../testing/people.ts'
import { startReceiver, type Heard, type Receiver } from '../testing/receiver.ts'

/** Programs that are told, on a TLS socket of their own. */

let receiver: Receiver
let app: TestApp
let ana: Carrier
let administrador: Operador

beforeAll(async () => {
  receiver = await startReceiver()
  app = await startApp({ webhookHosts: '127.0.0.1', receiversCa: receiver.pem })
  ana = await signedIn(app)
  administrador = await signedInOperador(app, { rol: 'administrador' })
  await sql`update tipo_documento set critico = false`.execute(app.owner)
}, 60_000)
afterAll(async () => {
  // Whatever was told is what the documentation says.
  for (const { event } of receiver.heard)
    if (isEvento(event.type)) expect(datosDe[event.type].safeParse(event.data).error).toBe(undefined)
  await app.stop()
  await receiver.stop()
})

const isEvento = (type: string): type is Evento => type in datosDe

type Values = Request<'SaveWebhook'>['values']
interface Maker {
  call: (
    operation: 'SaveWebhook',
    input: { webhookid?: string; values: Values; cambiar_secreto?: boolean },
  ) => Promise<Result<'SaveWebhook'>>
}

const values = (path: string, more: Partial<Values> = {}): Values => ({
  nombre: `Avisos ${path}`,
  url: receiver.url + path,
  eventos: ['recurso.aptitud'],
  ...more,
})

async function told(maker: unknown, path: string, more: Partial<Values> = {}) {
  const { records } = await (maker as Maker).call('SaveWebhook', { values: values(path, more) })
  const { webhookid = '', secreto } = records[0] ?? {}
  return { webhookid, secreto: secreto ?? '' }
}

const checked = ({ body, headers }: Heard, secreto: string) =>
  new Webhook(secreto).verify(body, headers as Record<string, string>)

const block = (choferid: string, estado_cuenta: 'ACTIVO' | 'BLOQUEADO') =>
  app.owner.updateTable('chofer').set({ estado_cuenta }).where('choferid', '=', choferid).execute()

const entregasOf = async (webhookid: string) =>
  (await administrador.call('ListEntregas', { webhookid })).records

/** What is due later goes out now. */
async function hurry(webhookid: string): Promise<void> {
  await sql`update privado.carril set proxima = now(), tomado = false where webhookid = ${webhookid}`.execute(
    app.owner,
  )
  await sql`select graphile_worker.add_job('entregas')`.execute(app.owner)
}

async function until<Value>(look: () => Promise<Value>, good: (value: Value) => boolean): Promise<Value> {
  for (let n = 0; n < 400; n++) {
    const value = await look()
    if (good(value)) return value
    await sleep(25)
  }
  throw new Error(`in vain: ${JSON.stringify(await look())}`)
}

describe('an event', () => {
  test('is signed as receivers check it, thin, and said to its account and to the provider alone', async () => {
    const ana = await signedIn(app)
    const own = await told(ana, '/own')
    const providers = await told(administrador, '/proveedor')
    const stranger = await signedIn(app)
    await told(stranger, '/otra')
    const { choferid } = await app.make.chofer({ cuenta_id: ana.cuentaId })
    const [first] = await receiver.at('/own', 1)
    if (!first) throw new Error('nothing was heard')
    expect(checked(first, own.secreto)).toEqual({
      type: 'recurso.aptitud',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      data: { cuentaid: ana.cuentaId, recursoid: choferid, tiporecurso: 'chofer', apto: 'si', hasta: null },
    })
    expect(first.headers['content-type']).toBe('application/json')
    expect(() => checked(first, providers.secreto)).toThrow()
    const another = await until(
      () => Promise.resolve(receiver.heard.filter(({ path }) => path === '/proveedor')),
      (all) => all.some(({ event }) => event.data['recursoid'] === choferid),
    )
    for (const each of another) checked(each, providers.secreto)
    await block(choferid, 'BLOQUEADO')
    expect((await receiver.at('/own', 2))[1]?.event.data).toMatchObject({ recursoid: choferid, apto: 'no' })
    expect(receiver.heard.filter(({ path }) => path === '/otra')).toEqual([])
  })

  test('is none where nothing became otherwise', async () => {
    const ana = await signedIn(app)
    const { webhookid } = await told(ana, '/igual')
    const { choferid } = await app.make.chofer({ cuenta_id: ana.cuentaId })
    await receiver.at('/igual', 1)
    await app.owner.updateTable('chofer').set({ apellido: 'Otro' }).where('choferid', '=', choferid).execute()
    await block(choferid, 'BLOQUEADO')
    await receiver.at('/igual', 2)
    expect((await entregasOf(webhookid)).map(({ apto }) => apto)).toEqual(['no', 'si'])
  })

  test('of a unit comes with what a part of it becomes, and of all that an account has with how it stands', async () => {
    const carrier = await signedIn(app)
    const { choferid } = await app.make.chofer({ cuenta_id: carrier.cuentaId })
    const { dominioid } = await app.make.dominio({ cuenta_id: carrier.cuentaId })
    await told(administrador, '/unidad', { eventos: ['unidad.aptitud', 'cuenta.estado'] })
    const { unidadid } = await app.make.unidad({
      cuenta_id: carrier.cuentaId,
      tractor: dominioid,
      chofer1: choferid,
    })
    expect((await receiver.at('/unidad', 1))[0]?.event).toMatchObject({
      type: 'unidad.aptitud',
      data: { unidadid, apto: 'si' },
    })
    await block(choferid, 'BLOQUEADO')
    expect((await receiver.at('/unidad', 2))[1]?.event.data).toMatchObject({ unidadid, apto: 'no' })
    await block(choferid, 'ACTIVO')
    await receiver.at('/unidad', 3)
    await administrador.call('SaveCuenta', {
      cuentaid: carrier.cuentaId,
      values: { estado: estadoCuenta.suspendido, motivo: 'Prueba' },
    })
    const events = (await receiver.at('/unidad', 5)).slice(3).map(({ event }) => [event.type, event.data])
    expect(events).toContainEqual([
      'cuenta.estado',
      { cuentaid: carrier.cuentaId, estado: estadoCuenta.suspendido },
    ])
    expect(events).toContainEqual(['unidad.aptitud', { cuentaid: carrier.cuentaId, unidadid, apto: 'no' }])
  })

  test('of papers and exceptions says what was presented and what was decided', async () => {
    const ana = await signedIn(app)
    const { tipodocumentoid } = await app.make.tipo({ docrectipo_recurso: 'chofer', critico: false })
    const { choferid } = await app.make.chofer({ cuenta_id: ana.cuentaId })
    const { documentoid } = await app.make.documento({
      cuenta_id: ana.cuentaId,
      recursoid: choferid,
      tipodocumentoid,
      estado: 'en revision',
    })
    const { webhookid } = await told(administrador, '/papeles', {
      eventos: ['documento.presentado', 'documento.decidido', 'excepcion.dada', 'excepcion.terminada'],
    })
    await sql`select anotar_historial(${documentoid}, 'en revision')`.execute(app.owner)
    await administrador.call('DecidirDocumento', {
      documentoid,
      decision: 'rechazar',
      motivo: 'Prueba',
      fecha_vencimiento: null,
    })
    const before = receiver.heard.filter(({ path }) => path === '/papeles').length
    expect(before).toBeLessThanOrEqual(1)
    await app.confirmDecisions()
    const hoy = hoyEnBuenosAires()
    await administrador.call('SaveExcepcion', {
      recursoid: choferid,
      tipodocumentoid,
      hasta: sumarDias(hoy, 3),
      motivo: 'Turno dado',
    })
    const events = (await receiver.at('/papeles', 3)).map(({ event }) => event)
    expect(events.map(({ type }) => type)).toEqual([
      'documento.presentado',
      'documento.decidido',
      'excepcion.dada',
    ])
    expect(events[1]?.data).toEqual({
      cuentaid: ana.cuentaId,
      recursoid: choferid,
      tipodocumentoid,
      documentoid,
      estado: 'rechazado',
    })
    expect(JSON.stringify(await entregasOf(webhookid))).not.toContain('Turno dado')
  })

  test('says how something stands in each of its operations, and comes when only that becomes otherwise', async () => {
    const ana = await signedIn(app)
    const tipo = await app.make.tipo({
      docrectipo_recurso: 'chofer',
      alcance: 'por operación',
      vigencia: 'impresa',
    })
    const { tipodocumentoid } = tipo
    const { choferid } = await app.make.chofer({ cuenta_id: ana.cuentaId })
    const { dominioid } = await app.make.dominio({ cuenta_id: ana.cuentaId })
    const { unidadid } = await app.make.unidad({
      cuenta_id: ana.cuentaId,
      tractor: dominioid,
      chofer1: choferid,
    })
    const operacion = async (nombre: string) => {
      const { records } = await administrador.call('SaveOperacion', { operacionid: '0', values: { nombre } })
      const operacionid = records[0]?.operacionid ?? ''
      await administrador.call('SaveCuentasOperacion', { operacionid, cuentas: [ana.cuentaId] })
      return operacionid
    }
    const exigir = (operacionid: string) =>
      administrador.call('SaveOperacion', {
        operacionid,
        values: {
          exigencias: [
            {
              tipodocumentoid,
              obligatorio: true,
              critico: true,
              vigente_desde: null,
              vigente_hasta: null,
              fuente: '',
            },
          ],
        },
      })
    await told(ana, '/operaciones', { eventos: ['recurso.aptitud', 'unidad.aptitud', 'excepcion.dada'] })
    const ofChofer = async (n: number) =>
      until(
        () =>
          Promise.resolve(
            receiver.heard
              .filter(({ path, event }) => path === '/operaciones' && event.data['recursoid'] === choferid)
              .map(({ event }) => event),
          ),
        (all) => all.length >= n,
      )
    const log = { ...console, error: () => undefined }
    // Nothing of it is looked at until somebody comes by: the job, or whoever opens the account.
    const norte = await operacion('Planta Norte de prueba')
    const sur = await operacion('Puerto Sur de prueba')
    await renewVeredictos({ db: app.owner, log })
    const fit = { apto: 'si', hasta: null }
    const both = (await ofChofer(1)).at(-1)
    expect(both?.data).toEqual({
      cuentaid: ana.cuentaId,
      recursoid: choferid,
      tiporecurso: 'chofer',
      ...fit,
      operaciones: [
        { operacionid: norte, ...fit },
        { operacionid: sur, ...fit },
      ],
    })
    const before = (await ofChofer(1)).length

    await exigir(norte)
    await renewVeredictos({ db: app.owner, log })

    const after = await ofChofer(before + 1)
    expect(after).toHaveLength(before + 1)
    expect(after.at(-1)?.data).toMatchObject({
      ...fit,
      operaciones: [
        { operacionid: norte, apto: 'no', hasta: null },
        { operacionid: sur, ...fit },
      ],
    })
    const units = receiver.heard.filter(({ event }) => event.data['unidadid'] === unidadid)
    expect(units.at(-1)?.event.data).toEqual({
      cuentaid: ana.cuentaId,
      unidadid,
      apto: 'si',
      operaciones: [
        { operacionid: norte, apto: 'no' },
        { operacionid: sur, apto: 'si' },
      ],
    })

    const hasta = sumarDias(hoyEnBuenosAires(), 40)
    await administrador.call('SaveExcepcion', {
      recursoid: choferid,
      tipodocumentoid,
      operacionid: norte,
      hasta,
      motivo: 'Turno dado',
    })
    const lifted = (await ofChofer(before + 3)).slice(before + 1)
    expect(lifted).toContainEqual(
      expect.objectContaining({
        type: 'excepcion.dada',
        data: { cuentaid: ana.cuentaId, recursoid: choferid, tipodocumentoid, operacionid: norte },
      }),
    )
    expect(lifted).toContainEqual(
      expect.objectContaining({
        type: 'recurso.aptitud',
        data: expect.objectContaining({
          hasta: null,
          operaciones: [
            { operacionid: norte, apto: 'si', hasta },
            { operacionid: sur, ...fit },
          ],
        }) as unknown,
      }),
    )

    await ana.call('SaveParticipacion', {
      recursoid: choferid,
      operacionid: norte,
      participa: false,
      motivo: 'No va',
    })
    const out = (await ofChofer(before + 4)).at(-1)
    expect(out?.data['operaciones']).toEqual([{ operacionid: sur, ...fit }])
    await administrador.call('SaveOperacion', { operacionid: sur, values: { activa: false } })
    await renewVeredictos({ db: app.owner, log })
    expect((await ofChofer(before + 5)).at(-1)?.data).not.toHaveProperty('operaciones')
  })

  test('comes of time alone too: of midnight the job tells', async () => {
    const ana = await signedIn(app)
    const { webhookid } = await told(ana, '/medianoche')
    const { choferid } = await app.make.chofer({ cuenta_id: ana.cuentaId })
    await receiver.at('/medianoche', 1)
    await sql`update veredicto set dia = '2020-01-01', hasta = '2020-01-02', aptitud = 'no habilitado' where recursoid = ${choferid}`.execute(
      app.owner,
    )
    await receiver.at('/medianoche', 2)
    await renewVeredictos({ db: app.owner, log: { ...console, error: () => undefined } })
    expect((await receiver.at('/medianoche', 3)).map(({ event }) => event.data['apto'])).toEqual([
      'si',
      'no',
      'si',
    ])
    expect(await entregasOf(webhookid)).toHaveLength(3)
  })

  test('is kept with what came of it for thirty days, and no longer', async () => {
    const ana = await signedIn(app)
    const { webhookid } = await told(ana, '/vieja')
    await app.make.chofer({ cuenta_id: ana.cuentaId })
    await app.make.chofer({ cuenta_id: ana.cuentaId })
    const [newer, older] = await until(
      () => entregasOf(webhookid),
      (all) => all.length === 2 && all.every(({ estado }) => estado === 'entregada'),
    )
    const age = (entregaid: string | undefined, hours: number) =>
      sql`update entrega set creado = now() - make_interval(hours => ${hours}) where entregaid = ${entregaid}::bigint`.execute(
        app.owner,
      )
    await age(newer?.entregaid, 30 * 24 - 1)
    await age(older?.entregaid, 30 * 24 + 1)
    await cleanUp(app.owner, app.services.storage)
    expect((await entregasOf(webhookid)).map(({ entregaid }) => entregaid)).toEqual([newer?.entregaid])
  })

  test('has 20 kB at most, whatever writes it', async () => {
    const ana = await signedIn(app)
    const { webhookid } = await told(ana, '/larga')
    const write = (length: number) =>
      sql`insert into entrega (webhookid, cuenta_id, clave, tipo, datos)
        values (${webhookid}, ${ana.cuentaId}, 'larga', 'recurso.aptitud', jsonb_build_object('a', repeat('x', ${length})))`.execute(
        app.owner,
      )
    await expect(write(20_000)).rejects.toMatchObject({ code: '23514' })
    await write(19_900)
  })

  test('of what was deleted says that it is unknown', async () => {
    const ana = await signedIn(app)
    await told(ana, '/borrado')
    const { records } = await ana.call('SaveChofer', {
      values: {
        nombre: 'Nadie',
        apellido: 'De Paso',
        tipo_documento: 'DNI',
        documento: '30999111',
        nacionalidad: 'Argentina',
      },
    }) // what a form leaves out is taken as it stands
    await receiver.at('/borrado', 1)
    await ana.call('EliminarRecursos', { recursos: [records[0]?.choferid ?? ''] })
    expect((await receiver.at('/borrado', 2))[1]?.event.data).toMatchObject({ apto: 'desconocido' })
  })
})

describe('what does not arrive', () => {
  test('is tried again with the same id, and nothing of that record goes before it', async () => {
    const ana = await signedIn(app)
    let refusing = true
    receiver.answers('/orden', (response) => response.writeHead(refusing ? 503 : 200).end('no hay nadie'))
    const { webhookid } = await told(ana, '/orden')
    const { choferid } = await app.make.chofer({ cuenta_id: ana.cuentaId })
    await receiver.at('/orden', 1)
    await block(choferid, 'BLOQUEADO')
    const waiting = await until(
      () => entregasOf(webhookid),
      ([, first]) => first?.codigo === 503,
    )
    expect(waiting).toMatchObject([
      { apto: 'no', intentos: 0, estado: 'pendiente' },
      { apto: 'si', intentos: 1, estado: 'pendiente', codigo: 503, respuesta: 'no hay nadie' },
    ])
    // Five seconds, and a tenth more at most.
    const [, first] = waiting
    const wait = Date.parse(first?.proxima ?? '') - Date.parse(first?.intentada ?? '')
    expect(wait).toBeGreaterThan(4_900)
    expect(wait).toBeLessThan(6_500)
    expect((await administrador.call('ListWebhooks', {})).records).toContainEqual(
      expect.objectContaining({ webhookid, por_entregar: 2, fallando_desde: expect.any(String) as string }),
    )
    refusing = false
    await hurry(webhookid)
    const heard = await receiver.at('/orden', 3)
    expect(heard.map(({ event }) => event.data['apto'])).toEqual(['si', 'si', 'no'])
    expect(heard[1]?.headers['webhook-id']).toBe(heard[0]?.headers['webhook-id'])
    expect(heard[1]?.headers['webhook-timestamp']).not.toBe(undefined)
    await until(
      () => entregasOf(webhookid),
      (all) => all.every(({ estado }) => estado === 'entregada'),
    )
  })

  test.each([
    [
      'a redirect, which nobody follows',
      '/redirige',
      'redireccion',
      302,
      (response) => response.writeHead(302, { location: `${receiver.url}/elsewhere` }).end(),
    ],
    [
      'a redirect to the cloud’s own, which nobody follows',
      '/adentro',
      'redireccion',
      307,
      (response) => response.writeHead(307, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
    ],
    [
      'an answer without end, of which 4 kB are read',
      '/sinfin',
      'respuesta',
      500,
      (response) => {
        response.writeHead(500)
        const timer = setInterval(() => response.write('x'.repeat(1_000)), 1)
        response.on('close', () => clearInterval(timer))
      },
    ],
    ['a connection that breaks', '/corta', 'conexion', null, (response) => response.socket?.destroy()],
  ] satisfies [string, string, string, number | null, Parameters<Receiver['answers']>[1]][])(
    'is %s',
    async (_, path, falla, codigo, answer) => {
      const ana = await signedIn(app)
      receiver.answers(path, answer)
      const { webhookid } = await told(ana, path)
      await ana.call('ProbarWebhook', { webhookid })
      const [entrega] = await until(
        () => entregasOf(webhookid),
        ([only]) => only?.intentada !== null,
      )
      // A test is tried once.
      expect(entrega).toMatchObject({ tipo: 'portal.prueba', estado: 'fallida', falla, codigo, intentos: 1 })
      expect((entrega?.respuesta ?? '').length).toBeLessThanOrEqual(4_096)
      expect(receiver.heard.some((each) => each.path === '/elsewhere')).toBe(false)
    },
  )

  test('waits as long as the receiver asks for, and 410 is the end', async () => {
    const ana = await signedIn(app)
    receiver.answers('/espera', (response) => response.writeHead(429, { 'retry-after': '120' }).end())
    const { webhookid } = await told(ana, '/espera')
    await app.make.chofer({ cuenta_id: ana.cuentaId })
    await receiver.at('/espera', 1)
    const [entrega] = await until(
      () => entregasOf(webhookid),
      ([only]) => only?.codigo === 429,
    )
    const wait = Date.parse(entrega?.proxima ?? '') - Date.parse(entrega?.intentada ?? '')
    expect(wait).toBeGreaterThan(119_000)
    // It is left alone altogether.
    await app.make.chofer({ cuenta_id: ana.cuentaId })
    await sleep(300)
    expect(await receiver.at('/espera', 1)).toHaveLength(1)

    receiver.answers('/adios', (response) => response.writeHead(410).end())
    const gone = await told(ana, '/adios', { nombre: 'Tablero viejo' })
    await app.make.chofer({ cuenta_id: ana.cuentaId })
    const { records } = await until(
      () => ana.call('ListWebhooks', {}),
      (list) => list.records.some((each) => each.webhookid === gone.webhookid && each.estado === 'apagado'),
    )
    expect(records.find((each) => each.webhookid === gone.webhookid)).toMatchObject({
      apagado_por: 'ya no existe',
    })
    const letters = await app.mailbox(ana.email)
    expect(letters).toContainEqual(
      expect.objectContaining({
        plantilla: 'webhookApagado',
        asunto: expect.stringContaining('Tablero viejo') as string,
      }),
    )
  })

  test('for five days is told no more, and goes out once somebody switches it on', async () => {
    const ana = await signedIn(app)
    let dead = true
    receiver.answers('/muerta', (response) => response.writeHead(dead ? 500 : 200).end())
    const { webhookid } = await told(ana, '/muerta')
    await app.make.chofer({ cuenta_id: ana.cuentaId })
    await until(
      () => entregasOf(webhookid),
      ([only]) => only?.codigo === 500,
    )
    await sql`update webhook set fallando_desde = now() - interval '5 days 1 hour' where webhookid = ${webhookid}`.execute(
      app.owner,
    )
    await hurry(webhookid)
    const state = () => ana.call('ListWebhooks', {})
    const find = (list: Awaited<ReturnType<typeof state>>) =>
      list.records.find((each) => each.webhookid === webhookid)
    await until(state, (list) => find(list)?.estado === 'apagado')
    expect(find(await state())).toMatchObject({ apagado_por: 'sin respuesta', por_entregar: 1 })
    dead = false
    await ana.call('SaveWebhook', { webhookid, values: values('/muerta', { encendido: true }) })
    const again = await until(state, (list) => find(list)?.por_entregar === 0)
    expect(find(again)).toMatchObject({ estado: 'encendido', fallando_desde: null })
  })

  test('because whoever sent it fell is sent again after its time', async () => {
    const ana = await signedIn(app)
    const { webhookid } = await told(ana, '/caida')
    await app.make.chofer({ cuenta_id: ana.cuentaId })
    await receiver.at('/caida', 1)
    await until(
      () => entregasOf(webhookid),
      ([only]) => only?.estado === 'entregada',
    )
    // As it stands when a server is killed between sending and writing it down.
    await sql`update entrega set estado = 'pendiente' where webhookid = ${webhookid}`.execute(app.owner)
    await sql`insert into privado.carril (webhookid, clave, tomado, proxima)
      select webhookid, clave, true, now() + interval '1 second' from entrega where webhookid = ${webhookid}`.execute(
      app.owner,
    )
    await sql`select graphile_worker.add_job('entregas')`.execute(app.owner)
    const heard = await receiver.at('/caida', 2)
    expect(heard[1]?.headers['webhook-id']).toBe(heard[0]?.headers['webhook-id'])
  })

  test('is sent again at will: one, or what nobody received', async () => {
    const ana = await signedIn(app)
    let refusing = true
    receiver.answers('/reenvio', (response) => response.writeHead(refusing ? 400 : 200).end())
    const { webhookid } = await told(ana, '/reenvio')
    await app.make.chofer({ cuenta_id: ana.cuentaId })
    await app.make.chofer({ cuenta_id: ana.cuentaId })
    await until(
      () => entregasOf(webhookid),
      (all) => all.length === 2 && all.every(({ codigo }) => codigo === 400),
    )
    refusing = false
    expect((await ana.call('ReenviarEntregas', { webhookid })).records).toEqual([{ webhookid, cuantas: 2 }])
    const all = await until(
      () => entregasOf(webhookid),
      (entregas) => entregas.every(({ estado }) => estado === 'entregada'),
    )
    await ana.call('ReenviarEntregas', { webhookid, entregaids: [all[0]?.entregaid ?? ''] })
    expect(await receiver.at('/reenvio', 5)).toHaveLength(5)
  })
})

describe('signatures', () => {
  test('of both secrets while one changes', async () => {
    const ana = await signedIn(app)
    const { webhookid, secreto } = await told(ana, '/cambia')
    const { records } = await ana.call('SaveWebhook', {
      webhookid,
      values: values('/cambia'),
      cambiar_secreto: true,
    })
    const nuevo = records[0]?.secreto ?? ''
    expect(nuevo).not.toBe(secreto)
    await ana.call('ProbarWebhook', { webhookid })
    const [heard] = await receiver.at('/cambia', 1)
    if (!heard) throw new Error('nothing was heard')
    checked(heard, secreto)
    checked(heard, nuevo)
    // What is caught and shown again later is refused by whoever receives it.
    const late = {
      ...heard,
      headers: {
        ...heard.headers,
        'webhook-timestamp': String(Number(heard.headers['webhook-timestamp']) - 360),
      },
    }
    expect(() => checked(late, nuevo)).toThrow(/timestamp/i)
    // Nobody reads it afterwards.
    const { rows } = await sql<{ all: string }>`
      select string_agg(x, ' ') as all from (select to_jsonb(w)::text from webhook w union all select to_jsonb(a)::text from auditoria a
        union all select to_jsonb(i)::text from idempotencia i) y (x)`.execute(app.owner)
    expect(rows[0]?.all).not.toContain(nuevo.slice(6))
  })

  test('by the installation’s key, which the list tells', async () => {
    const ana = await signedIn(app)
    const { webhookid } = await told(ana, '/publica', { firma_publica: true })
    await ana.call('ProbarWebhook', { webhookid })
    const [heard] = await receiver.at('/publica', 1)
    const { records } = await ana.call('ListWebhooks', {})
    const key = records.find((each) => each.webhookid === webhookid)?.clave_publica ?? ''
    expect(key).toMatch(/^whpk_/)
    const publica = createPublicKey({
      key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(key.slice(5), 'base64').toString('base64url') },
      format: 'jwk',
    })
    const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': all } = heard?.headers ?? {}
    const signature =
      String(all)
        .split(' ')
        .find((each) => each.startsWith('v1a,'))
        ?.slice(4) ?? ''
    const content = Buffer.from(`${String(id)}.${String(at)}.${heard?.body ?? ''}`)
    expect(verify(null, content, publica, Buffer.from(signature, 'base64'))).toBe(true)
  })
})

describe('is refused', () => {
  test.each([
    ['http', 'http://sistema.example/x', /https/],
    ['a password in it', 'https://ana:clave@sistema.example/x', /usuario/],
    ['this machine', 'https://[::1]/x', /interna/],
    ['the cloud’s own', 'https://169.254.169.254/latest', /interna/],
    ['a private one', 'https://10.0.0.8/x', /interna/],
    ['one within another', 'https://[::ffff:10.0.0.8]/x', /interna/],
    ['no address', 'sistema', /dirección/],
  ])('an address that is %s', async (_, url, sentence) => {
    const refused = await ana
      .call('SaveWebhook', { values: values('/x', { url }) })
      .catch((error: unknown) => error)
    expect((refused as { body: { fields: Record<string, string> } }).body.fields['url']).toMatch(sentence)
  })

  test('what is another account’s, whatever is asked of it', async () => {
    const ana = await signedIn(app)
    const { webhookid } = await told(ana, '/mia')
    const stranger = await signedIn(app)
    for (const call of [
      () => stranger.call('SaveWebhook', { webhookid, values: values('/suya') }),
      () => stranger.call('RevocarWebhook', { webhookid }),
      () => stranger.call('ListEntregas', { webhookid }),
      () => stranger.call('ReenviarEntregas', { webhookid }),
      () => stranger.call('ProbarWebhook', { webhookid }),
    ])
      await expect(call()).rejects.toMatchObject({ body: { code: 'RECORD_NOT_FOUND' } })
    // The provider looks and ends, and changes none.
    expect((await administrador.call('ListWebhooks', {})).records).toContainEqual(
      expect.objectContaining({ webhookid, cuentaid: ana.cuentaId }),
    )
    await expect(
      administrador.call('SaveWebhook', { webhookid, values: values('/suya') }),
    ).rejects.toMatchObject({ body: { code: 'RECORD_NOT_FOUND' } })
    await administrador.call('RevocarWebhook', { webhookid })
    await expect(ana.call('ProbarWebhook', { webhookid })).rejects.toBeDefined()
  })
})
