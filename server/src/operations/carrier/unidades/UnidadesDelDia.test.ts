import { fechaLegible, hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { signedIn, type Carrier } from '../../../testing/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const hoy = hoyEnBuenosAires()
const en = (days: number) => sumarDias(hoy, days)

let carrier: Carrier
let vtv: string
beforeEach(async () => {
  await app.owner.updateTable('tipo_documento').set({ critico: false }).execute()
  carrier = await signedIn(app)
  vtv = (await app.make.tipo({ nombre: 'VTV', docrectipo_recurso: 'dominio', critico: true })).tipodocumentoid
})

async function dominio(values: Parameters<typeof app.make.dominio>[0], fecha_vencimiento: string | null) {
  const { dominioid } = await app.make.dominio({ cuenta_id: carrier.cuentaId, ...values })
  if (fecha_vencimiento !== null)
    await app.make.documento({
      cuenta_id: carrier.cuentaId,
      recursoid: dominioid,
      tipodocumentoid: vtv,
      estado: 'aprobado',
      fecha_emision: en(-300),
      fecha_vencimiento,
    })
  return dominioid
}
const semi = { vehiculo: 'Semirremolque', tipo_vehiculo: 'ARRASTRE' } as const

test('tells which units may go out on a day, why not, until when, and with which exchange they may', async () => {
  const cuenta_id = carrier.cuentaId
  const [ab, cd, quieto, roto] = [
    await dominio({ dominio: 'AB123CD' }, en(200)),
    await dominio({ dominio: 'CD123EF' }, en(100)),
    await dominio({ dominio: 'EF123GH' }, en(100)),
    await dominio({ ...semi, dominio: 'ZX512ST' }, en(5)),
  ]
  const libre = await dominio({ ...semi, dominio: 'ZX519ST' }, en(300))
  // Used by another active unit, on leave, and a stranger's: none of them is offered.
  const usado = await dominio({ ...semi, dominio: 'ZX520ST' }, en(900))
  await dominio({ ...semi, dominio: 'ZX521ST', estado_dominio: 'BAJA' }, en(900))
  await app.make.dominio({ ...semi, dominio: 'ZX522ST' })
  const { unidadid: norte } = await app.make.unidad({
    cuenta_id,
    nombre: 'Norte',
    tractor: ab,
    arrastre1: roto,
  })
  await app.make.unidad({ cuenta_id, nombre: 'Este', tractor: cd, arrastre1: usado })
  await app.make.unidad({ cuenta_id, nombre: 'Quieta', tractor: quieto, estado: 'INACTIVA' })
  await app.make.unidad()

  const { records, total, moreRecords } = await carrier.call('UnidadesDelDia', { fecha: en(6) })
  expect([total, moreRecords]).toEqual([2, false])
  expect(records.map(({ nombre, aptitud }) => [nombre, aptitud])).toEqual([
    ['Norte', 'no habilitado'],
    ['Este', 'habilitado'],
  ])
  expect(records[0]).toMatchObject({
    unidadid: norte,
    hasta: null,
    culpables: [{ estado: 'vencido', recurso: 'ZX512ST', tiporecurso: 'dominio', fecha: en(5) }],
    cambio: [
      { lugar: 'arrastre1', sale: { nombre: 'ZX512ST' }, entra: { recursoid: libre, nombre: 'ZX519ST' } },
    ],
  })
  expect(records[1]).toMatchObject({
    cambio: null,
    culpables: [],
    hasta: { fecha: en(100), recurso: 'CD123EF', tipodocumento: 'VTV' },
  })

  const [unidad] = (await carrier.call('DetailUnidad', { unidadid: norte, fecha: en(6) })).records
  expect(unidad).toMatchObject({
    aptitud: 'no habilitado',
    motivos: [`VTV de ZX512ST vence el ${fechaLegible(en(5))}`],
    cambio: [{ lugar: 'arrastre1', entra: { nombre: 'ZX519ST' } }],
  })
  const today = await carrier.call('UnidadesDelDia', {})
  expect(today.records.find(({ unidadid }) => unidadid === norte)).toMatchObject({
    aptitud: 'por vencer',
    hasta: { fecha: en(5), recurso: 'ZX512ST' },
    cambio: null,
  })
})

test('a unit that can’t exist says so, and exists', async () => {
  const cuenta_id = carrier.cuentaId
  const tractor = await dominio({ dominio: 'AB123CD', vehiculo: 'Tractor' }, en(200))
  const arrastre1 = await dominio(
    { vehiculo: 'Acoplado', tipo_vehiculo: 'ARRASTRE', dominio: 'ZX512ST' },
    en(200),
  )
  const { unidadid } = await app.make.unidad({ cuenta_id, tractor, arrastre1 })
  const [unidad] = (await carrier.call('DetailUnidad', { unidadid })).records
  expect(unidad?.advertencias).toEqual([
    'ZX512ST es un acoplado y no se engancha a AB123CD, que es un tractor',
  ])
})
