import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { estadoCuenta } from '@portal/contract/estadoCuenta.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { taxId } from '../../../demo/identity.ts'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { signedIn, signedInOperador, type Carrier } from '../../../testing/people.ts'

/** The provider keeps operations: what each asks, who takes part, and whom a change would keep out before it is saved. */

let app: TestApp
let carrier: Carrier
let administrador: Awaited<ReturnType<typeof signedInOperador>>
let general: string
let critico: string
let deOperacion: string
const hoy = hoyEnBuenosAires()

beforeAll(async () => {
  app = await startApp()
  await app.owner.updateTable('tipo_documento').set({ critico: false }).execute()
  carrier = await signedIn(app)
  administrador = await signedInOperador(app, { rol: 'administrador' })
  general = (await app.make.tipo({ docrectipo_recurso: 'chofer', nombre: 'Curso de prueba' })).tipodocumentoid
  critico = (await app.make.tipo({ docrectipo_recurso: 'dominio', critico: true, nombre: 'VTV de prueba' }))
    .tipodocumentoid
  deOperacion = (
    await app.make.tipo({ docrectipo_recurso: 'chofer', alcance: 'por operación', nombre: 'Inducción' })
  ).tipodocumentoid
})
afterAll(() => app.stop())

const exigir = (tipodocumentoid: string, more: object = {}) => ({
  tipodocumentoid,
  obligatorio: true,
  critico: true,
  vigente_desde: null,
  vigente_hasta: null,
  fuente: 'Reglamento de planta',
  ...more,
})

async function save(nombre: string, exigencias: ReturnType<typeof exigir>[] = []) {
  const { records } = await administrador.call('SaveOperacion', {
    operacionid: '0',
    values: { nombre, exigencias },
  })
  return records[0] ?? expect.fail('nothing was saved')
}

test('one is saved with what it asks, read again and listed', async () => {
  const saved = await save('Planta Norte', [exigir(deOperacion), exigir(general)])
  expect(saved).toMatchObject({ nombre: 'Planta Norte', activa: true, cuentas: 0, version: 1 })
  expect(
    saved.exigencias.map(({ tipodocumento, critico, fuente }) => [tipodocumento, critico, fuente]),
  ).toEqual(
    expect.arrayContaining([
      ['Curso de prueba', true, 'Reglamento de planta'],
      ['Inducción', true, 'Reglamento de planta'],
    ]),
  )
  const { operacionid } = saved
  expect((await administrador.call('DetailOperacion', { operacionid })).records).toEqual([saved])
  expect((await administrador.call('ListCatalogoOperaciones', {})).records).toContainEqual(saved)

  const { records } = await administrador.call('SaveOperacion', {
    operacionid,
    values: { sede: 'Km 12', exigencias: [exigir(general)], version: 1 },
  })
  expect(records[0]).toMatchObject({ sede: 'Km 12', version: 2, nombre: 'Planta Norte' })
  expect(records[0]?.exigencias).toHaveLength(1)
  await expect(
    administrador.call('SaveOperacion', { operacionid, values: { sede: 'Km 13', version: 1 } }),
  ).rejects.toMatchObject({ body: { code: 1520 } })
})

test.each([
  ['one that a type asks of everybody already', () => [exigir(critico)], 'ya se le pide así a todos'],
  ['critical and not required', () => [exigir(deOperacion, { obligatorio: false })], 'no puede ser crítico'],
  [
    'an end before its start',
    () => [exigir(deOperacion, { vigente_desde: '2027-02-02', vigente_hasta: '2027-02-01' })],
    'no puede ser anterior',
  ],
  ['the same type twice', () => [exigir(deOperacion), exigir(deOperacion)], 'está dos veces'],
])('refuses %s, and saves nothing', async (_, exigencias, sentence) => {
  const before = (await administrador.call('ListCatalogoOperaciones', {})).records.length
  await expect(
    administrador.call('SaveOperacion', {
      operacionid: '0',
      values: { nombre: 'Otra', exigencias: exigencias() },
    }),
  ).rejects.toMatchObject({ body: { code: 1510, fields: { exigencias: expect.stringContaining(sentence) } } })
  expect((await administrador.call('ListCatalogoOperaciones', {})).records).toHaveLength(before)
})

test('refuses a name that there is already, whatever its accents, and none at all', async () => {
  await save('Depósito')
  await expect(
    administrador.call('SaveOperacion', { operacionid: '0', values: { nombre: 'deposito' } }),
  ).rejects.toMatchObject({ body: { code: 1511 } })
  await expect(administrador.call('SaveOperacion', { operacionid: '0', values: {} })).rejects.toMatchObject({
    body: { code: 1510 },
  })
})

test('many accounts begin at once, by id and by CUIT; who is unknown or disabled is told; they end and come back', async () => {
  const { operacionid } = await save('Puerto Sur')
  const other = await app.make.cuenta({
    accountname: 'Con CUIT',
    tipo_documento: 'CUIT',
    cuit: taxId('30', '99900042'),
  })
  const disabled = await app.make.cuenta({ accountname: 'Deshabilitada', estado: estadoCuenta.deshabilitado })
  const unknown = taxId('30', '99900043')
  const asked = {
    operacionid,
    cuentas: [carrier.cuentaId, disabled.cuenta_id],
    cuits: [other.cuit, unknown],
  }
  const first = await administrador.call('SaveCuentasOperacion', asked).catch((error: unknown) => error)
  expect(first).toMatchObject({
    records: [
      {
        cambiadas: 2,
        iguales: 0,
        desconocidos: [unknown],
        deshabilitadas: [{ cuentaid: disabled.cuenta_id, accountname: 'Deshabilitada' }],
      },
    ],
  })
  const listed = async () =>
    (await administrador.call('ListParticipaciones', { operacionid })).records.map(({ cuentaid, estado }) => [
      cuentaid,
      estado,
    ])
  expect(await listed()).toContainEqual([carrier.cuentaId, 'vigente'])
  expect((await administrador.call('SaveCuentasOperacion', asked)).records).toMatchObject([
    { cambiadas: 0, iguales: 2 },
  ])
  const end = { operacionid, cuentas: [carrier.cuentaId], hasta: sumarDias(hoy, -1) }
  expect((await administrador.call('SaveCuentasOperacion', end)).records).toMatchObject([{ cambiadas: 1 }])
  expect(await listed()).toContainEqual([carrier.cuentaId, 'terminada'])
  const again = { operacionid, cuentas: [carrier.cuentaId] }
  expect((await administrador.call('SaveCuentasOperacion', again)).records).toMatchObject([{ cambiadas: 1 }])
  expect(await listed()).toContainEqual([carrier.cuentaId, 'vigente'])
  const { records: ofAccount } = await administrador.call('ListParticipaciones', {
    cuentaid: carrier.cuentaId,
  })
  expect(ofAccount.map(({ nombre }) => nombre)).toContain('Puerto Sur')
  for (const wrong of [
    { ...again, desde: hoy, hasta: hoy },
    { ...again, desde: sumarDias(hoy, 400) },
  ])
    await expect(administrador.call('SaveCuentasOperacion', wrong)).rejects.toMatchObject({
      body: { code: 1510 },
    })
  await expect(
    administrador.call('SaveCuentasOperacion', { ...again, cuentas: ['11x999999'] }),
  ).rejects.toMatchObject({ body: { code: 'RECORD_NOT_FOUND' } })
  await administrador.call('SaveOperacion', { operacionid, values: { activa: false } })
  await expect(administrador.call('SaveCuentasOperacion', again)).rejects.toMatchObject({
    body: { code: 1510 },
  })
})

test('whom a change would keep out is told before it is saved, and so it is then', async () => {
  const { operacionid } = await save('Mina Alta')
  const cuenta_id = carrier.cuentaId
  const { choferid: lacks } = await app.make.chofer({ cuenta_id, apellido: 'Falta', nombre: 'Ana' })
  const { choferid: has } = await app.make.chofer({ cuenta_id, apellido: 'Tiene', nombre: 'Beto' })
  await app.make.documento({ cuenta_id, recursoid: has, tipodocumentoid: deOperacion, estado: 'aprobado' })
  await administrador.call('SaveCuentasOperacion', { operacionid, cuentas: [cuenta_id] })
  const standing = async (recursoid: string) => {
    const [detail] = (await carrier.call('DetailChofer', { choferid: recursoid })).records
    return detail?.operaciones?.find((each) => each.operacionid === operacionid)?.aptitud
  }
  expect(await standing(lacks)).toBe('habilitado')
  const values = { exigencias: [exigir(deOperacion)] }
  const { vista, records } = await administrador.call('SaveOperacion', {
    operacionid,
    values,
    soloVista: true,
  })
  expect(records).toEqual([])
  expect(vista).toMatchObject({ dia: hoy, pierden: { choferes: 1, dominios: 0, transportes: 0, cuentas: 1 } })
  expect(vista?.pierden.recursos.map(({ recursoid }) => recursoid)).toEqual([lacks])
  expect(vista?.ganan.choferes).toBe(0)
  expect(await standing(lacks)).toBe('habilitado')

  // From a day on, it is told of that day.
  const later = sumarDias(hoy, 20)
  const { vista: planned } = await administrador.call('SaveOperacion', {
    operacionid,
    values: { exigencias: [exigir(deOperacion, { vigente_desde: later })] },
    soloVista: true,
  })
  expect(planned).toMatchObject({ dia: later, pierden: { choferes: 1 } })

  await administrador.call('SaveOperacion', { operacionid, values })
  expect([await standing(lacks), await standing(has)]).toEqual(['no habilitado', 'habilitado'])
  const { vista: back } = await administrador.call('SaveOperacion', {
    operacionid,
    values: { exigencias: [] },
    soloVista: true,
  })
  expect(back).toMatchObject({ pierden: { choferes: 0 }, ganan: { choferes: 1 } })
  const [detail] = (await administrador.call('DetailOperacion', { operacionid })).records
  expect(detail).toMatchObject({ cuentas: 1, choferes: { habilitados: 1, total: 2 } })
})
