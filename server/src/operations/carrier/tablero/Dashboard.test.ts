import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { finDelPeriodo, periodoExigible } from '@portal/contract/vigencia.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { signedIn, type Carrier } from '../../../testing/people.ts'

const hoy = hoyEnBuenosAires()
const en = (days: number) => sumarDias(hoy, days)

let app: TestApp
let carrier: Carrier
beforeAll(async () => {
  app = await startApp()
  // Only the types of the test are in force.
  await app.owner.updateTable('tipo_documento').set({ vigente_hasta: '2020-01-01' }).execute()
  carrier = await signedIn(app)
  const cuenta_id = carrier.cuentaId
  const { make } = app

  const ofDominio = { docrectipo_recurso: 'dominio', critico: true } as const
  const vtv = await make.tipo({ ...ofDominio, nombre: 'Revisión técnica', nombre_corto: 'VTV', orden: 1 })
  const poliza = await make.tipo({ ...ofDominio, nombre: 'Póliza', orden: 2 })
  const pago = await make.tipo({ ...ofDominio, nombre: 'Pago', vigencia: 'mensual', orden: 3 })
  const licencia = await make.tipo({ nombre: 'Licencia', critico: true })
  const apto = await make.tipo({ nombre: 'Apto', critico: false })
  const carga = await make.tipo({
    docrectipo_recurso: 'transporte',
    nombre: 'Seguro de carga',
    critico: true,
  })

  const approve = (recursoid: string, tipo: { tipodocumentoid: string }, fecha_vencimiento: string) =>
    make.documento({
      cuenta_id,
      recursoid,
      tipodocumentoid: tipo.tipodocumentoid,
      estado: 'aprobado',
      fecha_vencimiento,
    })
  const present = (recursoid: string, tipo: { tipodocumentoid: string }) =>
    make.documento({
      cuenta_id,
      recursoid,
      tipodocumentoid: tipo.tipodocumentoid,
      fecha_vencimiento: en(400),
    })

  await approve(cuenta_id, carga, en(11))

  const expired = await make.dominio({
    cuenta_id,
    dominio: 'ZZ100AA',
    vehiculo: 'Bitrén',
    tipo_vehiculo: 'ARRASTRE',
    carroceria: 'Tolva',
    cantidad_ejes: 5,
    marca: 'Semivía',
    anio: 2020,
  })
  await approve(expired.dominioid, vtv, en(-9))
  await approve(expired.dominioid, poliza, en(2))
  await approve(expired.dominioid, pago, en(20))

  const missing = await make.dominio({ cuenta_id, dominio: 'ZZ200AA' })
  await approve(missing.dominioid, vtv, en(3))
  await approve(missing.dominioid, poliza, en(400))

  // Its renewal waits: nothing to do.
  const renewing = await make.dominio({ cuenta_id, dominio: 'ZZ300AA' })
  await approve(renewing.dominioid, vtv, en(5))
  await present(renewing.dominioid, vtv)
  await approve(renewing.dominioid, poliza, en(400))
  // A month's paper is told a week before its end.
  await approve(renewing.dominioid, pago, en(8))

  const rejected = await make.chofer({ cuenta_id, apellido: 'Llanos', nombre: 'Óscar' })
  await make.documento({
    cuenta_id,
    recursoid: rejected.choferid,
    tipodocumentoid: licencia.tipodocumentoid,
    estado: 'rechazado',
    motivo: 'Falta el dorso',
  })
  await approve(rejected.choferid, apto, en(-1))

  await make.chofer({
    cuenta_id,
    apellido: 'Ido',
    estado_cuenta: 'BAJA',
    fecha_baja: en(-4),
    motivo_baja: 'Renuncia',
  })
  await make.unidad({ cuenta_id, nombre: 'Norte', tractor: renewing.dominioid })
  await make.unidad({ cuenta_id, nombre: 'Sur', tractor: missing.dominioid })
  await make.unidad({ cuenta_id, nombre: 'Quieta', tractor: renewing.dominioid, estado: 'INACTIVA' })
})
afterAll(() => app.stop())

test('what there is to do stands by resource, the most urgent first, and nothing that waits for the provider', async () => {
  const { proximo, porHacer } = await carrier.call('Dashboard', {})

  expect(proximo.map((row) => [row.dominio ?? row.nombre, row.tipodocumento, row.estado])).toEqual([
    ['ZZ100AA', 'Revisión técnica', 'vencido'],
    ['ZZ100AA', 'Póliza', 'activo'],
    ['Llanos, Óscar', 'Licencia', 'rechazado'],
    ['Llanos, Óscar', 'Apto', 'vencido'],
    ['ZZ200AA', 'Pago', 'pendiente'],
    ['ZZ200AA', 'Revisión técnica', 'activo'],
    [expect.any(String), 'Seguro de carga', 'activo'],
  ])
  expect(porHacer).toBe(7)
  expect(proximo[0]).toMatchObject({
    nombre_corto: 'VTV',
    vehiculo: 'Bitrén',
    carroceria: 'Tolva',
    cantidad_ejes: 5,
    pais_patente: 'Argentina',
    marca: 'Semivía',
    documento: null,
  })
  expect(proximo[2]).toMatchObject({ motivo: 'Falta el dorso', desde: hoy, vehiculo: null })
  const periodo = periodoExigible(hoy, 15)
  expect(proximo[4]).toMatchObject({ periodo, hasta: finDelPeriodo(periodo, 15) })
})

test('the list of presented documents keeps the same, and puts it first', async () => {
  const urgent = [
    'Revisión técnica vencido',
    'Licencia rechazado',
    'Póliza activo',
    'Revisión técnica activo',
    'Seguro de carga activo',
    'Apto vencido',
  ]
  const named = ({ records }: Awaited<ReturnType<typeof carrier.call<'ListDocumentos'>>>) =>
    records.map(({ tipodocumento, estado }) => `${tipodocumento} ${estado}`)
  const toDo = await carrier.call('ListDocumentos', { porHacer: 'SI', order: 'urgencia ASC' })
  expect(named(toDo)).toEqual(urgent)
  expect(toDo.total).toBe(6)
  expect(toDo.records[0]).toMatchObject({
    nombre_corto: 'VTV',
    vehiculo: 'Bitrén',
    fecha_vencimiento: en(-9),
  })

  const all = named(await carrier.call('ListDocumentos', { order: 'urgencia ASC' }))
  expect(all).toHaveLength(11)
  expect(all.slice(0, 6)).toEqual(urgent)
})

test('compliance tells units and the transporte too, and until when that one is fit', async () => {
  const { cumplimiento, cumplimientoUnidades, documentosTransporte } = await carrier.call('Dashboard', {})

  expect(cumplimiento).toEqual([
    { tiporecurso: 'transporte', habilitados: 0, porVencer: 1, total: 1, hasta: en(11) },
    { tiporecurso: 'chofer', habilitados: 0, porVencer: 0, total: 1, hasta: null },
    { tiporecurso: 'dominio', habilitados: 0, porVencer: 1, total: 3, hasta: null },
  ])
  expect(cumplimientoUnidades).toEqual({ habilitados: 0, porVencer: 1, total: 2 })
  expect(documentosTransporte).toEqual({ alDia: 0, porVencer: 1, total: 1 })
  const { records } = await carrier.call('ListUnidades', { estado: 'ACTIVA' })
  expect(records.map(({ nombre, aptitud }) => [nombre, aptitud])).toEqual([
    ['Norte', 'por vencer'],
    ['Sur', 'no habilitado'],
  ])
})

test('lists by fitness put the least fit first, each with its first reason', async () => {
  const { records } = await carrier.call('ListDominios', { order: 'aptitud ASC' })
  const told = records.map(({ dominio, aptitud, culpable }) => [
    dominio,
    aptitud,
    culpable?.nombre_corto ?? culpable?.tipodocumento,
    culpable?.estado,
    culpable?.fecha,
    culpable?.renovacion,
  ])
  expect(told).toEqual([
    ['ZZ100AA', 'no habilitado', 'VTV', 'vencido', en(-9), false],
    ['ZZ200AA', 'no habilitado', 'Pago', 'pendiente', null, false],
    ['ZZ300AA', 'por vencer', 'VTV', 'activo', en(5), true],
  ])
  expect(records[0]).toMatchObject({ carroceria: 'Tolva', cantidad_ejes: 5, anio: 2020 })
  const worstLast = await carrier.call('ListDominios', { order: 'aptitud DESC' })
  expect(worstLast.records[0]?.dominio).toBe('ZZ300AA')
})

test('a chofer on leave with all papers says the leave, and one rejected says why', async () => {
  const { records } = await carrier.call('ListChoferes', {})
  const culpableOf = (apellido: string) => records.find(({ nombre }) => nombre.startsWith(apellido))?.culpable

  expect(culpableOf('Ido')).toMatchObject({ estado: 'BAJA', fecha: en(-4), texto: 'Renuncia' })
  expect(culpableOf('Llanos')).toMatchObject({
    estado: 'rechazado',
    tipodocumento: 'Licencia',
    fecha: hoy,
    texto: 'Falta el dorso',
    documentoid: expect.stringMatching(/^21x/) as string,
  })
})

test('a unit names first the part that stops it, and draws them all', async () => {
  const { records } = await carrier.call('ListUnidades', { search: 'Sur' })
  expect(records[0]).toMatchObject({
    culpable: { estado: 'pendiente', tipodocumento: 'Pago', recurso: 'ZZ200AA' },
    partes: [{ nombre: 'ZZ200AA', vehiculo: 'Tractor', pais_patente: 'Argentina' }],
  })
  const detail = await carrier.call('DetailUnidad', { unidadid: records[0]?.unidadid ?? '' })
  const tractor = detail.records[0]?.partes.find(({ lugar }) => lugar === 'tractor')
  expect(tractor).toMatchObject({ vehiculo: 'Tractor' })
  expect(tractor?.culpables.map(({ estado }) => estado)).toEqual(['pendiente', 'activo'])
})

test('a slot says its number, its issue, and since when it is rejected', async () => {
  const { records } = await carrier.call('ListChoferes', { search: 'Llanos' })
  const detail = await carrier.call('DetailChofer', { choferid: records[0]?.choferid ?? '' })
  const licencia = detail.records[0]?.casillas.find(({ nombre }) => nombre === 'Licencia')
  expect(licencia).toMatchObject({ estado: 'rechazado', desde: hoy, numero: null, fecha_emision: null })
  expect(detail.records[0]?.culpables).toHaveLength(1)
})
