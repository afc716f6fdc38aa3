import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { sumarDiasHabiles } from '@portal/contract/diasHabiles.ts'
import { diasParaResponder } from '@portal/contract/solicitudesDeDatos.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tellOpenSolicitudes } from '../../../jobs/solicitudesDeDatos.ts'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { signedIn, signedInOperador, type Carrier, type Operador } from '../../../testing/people.ts'

/** That data of a chofer be corrected or removed: asked, told in time, answered or taken back. */

let app: TestApp
let administrador: Operador
let carrier: Carrier
let recursoid: string
const hoy = hoyEnBuenosAires()
const values = { pide: 'corregir', detalle: 'Nació en 1985, y no en 1958.', recibida: hoy } as const

beforeAll(async () => {
  app = await startApp()
  administrador = await signedInOperador(app, { rol: 'administrador' })
  carrier = await signedIn(app)
  recursoid = (await app.make.chofer({ cuenta_id: carrier.cuentaId, apellido: 'Ávila', nombre: 'Noemí' }))
    .choferid
})
afterAll(() => app.stop())

const tell = (dia: string) =>
  tellOpenSolicitudes({ db: app.owner, baseUrl: 'https://portal.example', log: app.http.log }, dia)
const letters = async (plantilla: string) =>
  app.owner.selectFrom('correo').select(['para', 'texto']).where('plantilla', '=', plantilla).execute()

test('an account asks, its term counts from the day on which the person asked, and the same is asked once', async () => {
  const { records } = await carrier.call('SaveSolicitudDeDatos', { recursoid, values })
  const vence = sumarDiasHabiles(hoy, diasParaResponder)
  expect(records).toMatchObject([
    {
      nombre: 'Ávila, Noemí',
      pide: 'corregir',
      estado: 'abierta',
      recibida: hoy,
      vence,
      por_proveedor: false,
    },
  ])
  await expect(carrier.call('SaveSolicitudDeDatos', { recursoid, values })).rejects.toMatchObject({
    body: { code: 1511, fields: { pide: expect.any(String) as unknown } },
  })
  for (const recibida of [sumarDias(hoy, 1), sumarDias(hoy, -61)])
    await expect(
      carrier.call('SaveSolicitudDeDatos', { recursoid, values: { ...values, pide: 'eliminar', recibida } }),
    ).rejects.toMatchObject({ body: { code: 1510, fields: { recibida: expect.any(String) as unknown } } })
})

test('nobody else reads it, asks for it or answers it', async () => {
  const stranger = await signedIn(app)
  const revisor = await signedInOperador(app)
  expect((await stranger.call('ListSolicitudesDeDatos', { recursoid })).records).toEqual([])
  await expect(stranger.call('SaveSolicitudDeDatos', { recursoid, values })).rejects.toMatchObject({
    body: { code: 'RECORD_NOT_FOUND' },
  })
  const [open] = (await carrier.call('ListSolicitudesDeDatos', { recursoid })).records
  const solicitudid = open?.solicitudid ?? ''
  await expect(stranger.call('RetirarSolicitudDeDatos', { solicitudid })).rejects.toMatchObject({
    body: { code: 'RECORD_NOT_FOUND' },
  })
  await expect(
    revisor.call('ResponderSolicitudDeDatos', { solicitudid, hecha: true, respuesta: 'Listo' }),
  ).rejects.toMatchObject({ body: { code: 'ACCESS_DENIED' } })
})

test('administradores are told when it is new, and each day once it ends soon, until it is answered', async () => {
  const [open] = (await administrador.call('SolicitudesDeDatos', { recursoid })).records
  const vence = open?.vence ?? ''
  expect(await tell(hoy)).toEqual({ hechos: 1, fallidos: 0 })
  expect((await tell(hoy)).hechos).toBe(0)
  expect((await tell(sumarDias(hoy, 1))).hechos).toBe(sumarDiasHabiles(sumarDias(hoy, 1), 2) >= vence ? 1 : 0)
  expect((await tell(vence)).hechos).toBe(1)
  // That nobody answered in time is told too, as long as nobody did.
  expect((await tell(sumarDias(vence, 1))).hechos).toBe(1)
  const sent = await letters('solicitudesAbiertas')
  expect(sent.length).toBeGreaterThanOrEqual(3)
  expect(sent[0]).toMatchObject({ para: administrador.email })
  expect(sent[0]?.texto).toContain('Ávila, Noemí')
})

test('what was done is said with its reason, written to the account, and changes no more', async () => {
  const [open] = (await administrador.call('SolicitudesDeDatos', { recursoid, estado: 'abierta' })).records
  const solicitudid = open?.solicitudid ?? ''
  const answer = { solicitudid, hecha: false, respuesta: 'El registro lo exige la ley.' }
  const { records } = await administrador.call('ResponderSolicitudDeDatos', answer)
  expect(records).toMatchObject([
    { estado: 'rechazada', respuesta: answer.respuesta, cuentaid: carrier.cuentaId },
  ])
  await expect(administrador.call('ResponderSolicitudDeDatos', answer)).rejects.toMatchObject({
    body: { code: 1520 },
  })
  await expect(carrier.call('RetirarSolicitudDeDatos', { solicitudid })).rejects.toMatchObject({
    body: { code: 1520 },
  })
  const [letter] = await letters('solicitudRespondida')
  expect(letter?.texto).toContain(answer.respuesta)
  expect((await tell(sumarDias(open?.vence ?? hoy, 2))).hechos).toBe(0)
  const { records: mine } = await carrier.call('ListSolicitudesDeDatos', { recursoid })
  expect(mine).toMatchObject([{ estado: 'rechazada', respuesta: answer.respuesta }])
})

test('the provider asks in its name, and the account takes back what it asked', async () => {
  const { records } = await administrador.call('SaveSolicitudPorCuenta', {
    cuentaid: carrier.cuentaId,
    recursoid,
    values: { ...values, pide: 'eliminar' },
  })
  expect(records).toMatchObject([{ por_proveedor: true, estado: 'abierta' }])
  const mine = await carrier.call('SaveSolicitudDeDatos', { recursoid, values })
  const solicitudid = mine.records[0]?.solicitudid ?? ''
  const taken = await carrier.call('RetirarSolicitudDeDatos', { solicitudid })
  expect(taken.records).toMatchObject([{ estado: 'retirada', respuesta: null }])
  const all = await administrador.call('SolicitudesDeDatos', { recursoid })
  expect(all.records.map(({ estado }) => estado)[0]).toBe('abierta')
  expect(all.total).toBe(3)
})

test('of somebody who is deleted since, it waits for its answer still', async () => {
  const { choferid } = await app.make.chofer({
    cuenta_id: carrier.cuentaId,
    apellido: 'Fugaz',
    nombre: 'Ada',
  })
  await carrier.call('SaveSolicitudDeDatos', {
    recursoid: choferid,
    values: { ...values, pide: 'eliminar' },
  })
  await carrier.call('EliminarRecursos', { recursos: [choferid] })
  expect(
    await app.owner.selectFrom('chofer').select('choferid').where('choferid', '=', choferid).execute(),
  ).toEqual([])
  const { records } = await administrador.call('SolicitudesDeDatos', { search: 'Fugaz' })
  expect(records).toMatchObject([{ nombre: 'Fugaz, Ada', estado: 'abierta' }])
  expect((await tell(hoy)).hechos).toBeGreaterThan(0)
})

test('the database itself lets no carrier answer', async () => {
  const answering = app.owner.transaction().execute(async (trx) => {
    await sql`set local role portal_app`.execute(trx)
    await sql`update solicitud_de_datos set respuesta = 'Listo' where recursoid = ${recursoid}`.execute(trx)
  })
  await expect(answering).rejects.toMatchObject({ code: '42501' })
})
