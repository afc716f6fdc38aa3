import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hoyEnBuenosAires, fechaLegible, sumarDias } from '@portal/contract/calendario.ts'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { signedIn, type Carrier } from '../../../testing/people.ts'

/** Fitness on any day, in a catalogue of the test's own. */

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const hoy = hoyEnBuenosAires()
const en = (days: number) => sumarDias(hoy, days)
const al = (days: number) => `${en(days)}T15:00:00.000Z`

let carrier: Carrier
let unidadid: string
let tractor: string
let choferid: string
beforeEach(async () => {
  await app.owner.updateTable('tipo_documento').set({ critico: false }).execute()
  carrier = await signedIn(app)
  const cuenta_id = carrier.cuentaId
  tractor = (await app.make.dominio({ cuenta_id, dominio: 'AB123CD' })).dominioid
  choferid = (await app.make.chofer({ cuenta_id, apellido: 'Gómez', nombre: 'Ana' })).choferid
  unidadid = (await app.make.unidad({ cuenta_id, tractor, chofer1: choferid })).unidadid
})

async function on(fecha?: string) {
  const input = fecha === undefined ? { unidadid } : { unidadid, fecha }
  const [unidad] = (await carrier.call('DetailUnidad', input)).records
  if (!unidad) throw new Error('no unidad')
  return { fecha: unidad.fecha, aptitud: unidad.aptitud, motivos: unidad.motivos }
}

const tipo = (values: Parameters<typeof app.make.tipo>[0] = {}) =>
  app.make.tipo({ nombre: 'VTV', docrectipo_recurso: 'dominio', critico: true, ...values })

const aprobado = (tipodocumentoid: string, values: Parameters<typeof app.make.documento>[0] = {}) =>
  app.make.documento({
    cuenta_id: carrier.cuentaId,
    recursoid: tractor,
    tipodocumentoid,
    estado: 'aprobado',
    ...values,
  })

describe('a unit whose VTV ends', () => {
  test('is told for today when no day is asked, and for each side of the paper’s dates', async () => {
    const { tipodocumentoid } = await tipo()
    await aprobado(tipodocumentoid, {
      fecha_emision: en(-100),
      fecha_vencimiento: en(50),
      presentado: al(-90),
    })
    expect(await on()).toEqual({ fecha: hoy, aptitud: 'habilitado', motivos: [] })
    const ends = fechaLegible(en(50))
    expect(await on(en(19))).toMatchObject({ aptitud: 'habilitado' })
    expect(await on(en(20))).toMatchObject({
      aptitud: 'por vencer',
      motivos: [`VTV de AB123CD vence el ${ends}`],
    })
    expect(await on(en(50))).toMatchObject({ aptitud: 'por vencer' })
    expect(await on(en(51))).toMatchObject({
      aptitud: 'no habilitado',
      motivos: [`VTV de AB123CD vence el ${ends}`],
    })
    expect(await on(en(-100))).toMatchObject({ aptitud: 'habilitado' })
    expect(await on(en(-101))).toMatchObject({
      aptitud: 'no habilitado',
      motivos: ['VTV de AB123CD: falta presentar'],
    })
  })

  test('was fit on an earlier day by the paper of that time', async () => {
    const { tipodocumentoid } = await tipo()
    await aprobado(tipodocumentoid, {
      fecha_emision: en(-400),
      fecha_vencimiento: en(-40),
      presentado: al(-395),
    })
    await aprobado(tipodocumentoid, {
      fecha_emision: en(-10),
      fecha_vencimiento: en(300),
      presentado: al(-9),
    })
    expect(await on(en(-200))).toMatchObject({ aptitud: 'habilitado' })
    expect(await on(en(-20))).toMatchObject({
      aptitud: 'no habilitado',
      motivos: [`VTV de AB123CD venció el ${fechaLegible(en(-40))}`],
    })
    expect(await on()).toMatchObject({ aptitud: 'habilitado' })
  })
})

test('a requirement counts only from the day the law asks for it, and until the day it stops', async () => {
  await tipo({ nombre: 'Nuevo', vigente_desde: en(10) })
  await tipo({ nombre: 'Viejo', vigente_hasta: en(-10) })
  expect(await on()).toMatchObject({ aptitud: 'habilitado', motivos: [] })
  expect(await on(en(10))).toMatchObject({ motivos: ['Nuevo de AB123CD: falta presentar'] })
  expect(await on(en(-10))).toMatchObject({ motivos: ['Viejo de AB123CD: falta presentar'] })
  expect(await on(en(-9))).toMatchObject({ aptitud: 'habilitado' })
})

test('a monthly paper covers until the day before the next one is demanded', async () => {
  const { tipodocumentoid } = await tipo({ nombre: 'F. 931', vigencia: 'mensual' })
  await aprobado(tipodocumentoid, {
    periodo: '2026-09',
    fecha_vencimiento: '2026-11-14',
    presentado: '2026-10-20T15:00:00.000Z',
  })
  expect(await on('2026-08-31')).toMatchObject({ motivos: ['F. 931 de AB123CD: falta presentar'] })
  expect(await on('2026-11-07')).toMatchObject({ aptitud: 'por vencer' })
  expect(await on('2026-11-06')).toMatchObject({ aptitud: 'habilitado' })
  expect(await on('2026-11-14')).toMatchObject({ aptitud: 'por vencer' })
  expect((await on('2026-11-15')).aptitud).toBe('no habilitado')
})

test('the chofer’s and the transporte’s papers stop the unit by name', async () => {
  const licencia = await tipo({ nombre: 'Licencia', docrectipo_recurso: 'chofer' })
  await tipo({ nombre: 'ART', docrectipo_recurso: 'transporte' })
  await aprobado(licencia.tipodocumentoid, { recursoid: choferid, fecha_vencimiento: en(-1) })
  expect(await on()).toMatchObject({
    aptitud: 'no habilitado',
    motivos: [
      'ART del transporte: falta presentar',
      `Licencia de Gómez, Ana venció el ${fechaLegible(en(-1))}`,
    ],
  })
})

test('a date that does not exist is refused', async () => {
  await expect(carrier.call('DetailUnidad', { unidadid, fecha: '2026-02-30' })).rejects.toMatchObject({
    body: { code: 1510, fields: { fecha: 'Fecha inválida' } },
  })
})
