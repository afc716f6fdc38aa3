import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { signedIn, type Carrier } from '../../../testing/people.ts'

let app: TestApp
let carrier: Carrier
beforeAll(async () => {
  app = await startApp()
  carrier = await signedIn(app)
  const cuenta_id = carrier.cuentaId
  await app.make.dominio({ cuenta_id, dominio: 'AB123CD', marca: 'Norteña', nombre: 'El Tero' })
  await app.make.dominio({ cuenta_id, dominio: 'ABC123', marca: 'Andina' })
  await app.make.dominio({
    cuenta_id,
    dominio: 'ZX512ST',
    vehiculo: 'Semirremolque',
    tipo_vehiculo: 'ARRASTRE',
    marca: 'Semivía 100%',
  })
  await app.make.dominio({
    cuenta_id,
    dominio: 'ZZP112',
    estado_dominio: 'BAJA',
    fecha_baja: '2026-02-01',
    motivo_baja: 'Venta',
  })
  await app.make.dominio()
})
afterAll(() => app.stop())

const platesOf = async (input: Parameters<typeof carrier.call<'ListDominios'>>[1]) =>
  (await carrier.call('ListDominios', input)).records.map((row) => row.dominio)

test('lists this carrier’s own, by plate', async () => {
  expect(await platesOf({})).toEqual(['AB123CD', 'ABC123', 'ZX512ST', 'ZZP112'])
  expect(await platesOf({ order: 'dominio DESC', estado_dominio: 'ACTIVO' })).toEqual([
    'ZX512ST',
    'ABC123',
    'AB123CD',
  ])
  expect(await platesOf({ tipo_vehiculo: 'ARRASTRE' })).toEqual(['ZX512ST'])
  expect(await platesOf({ order: 'marca ASC', estado_dominio: 'ACTIVO' })).toEqual([
    'ABC123',
    'AB123CD',
    'ZX512ST',
  ])
})

test.each([
  ['ab123', ['AB123CD']],
  ['AB 123 CD', ['AB123CD']],
  ['ab-123', ['AB123CD']],
  ['NORTENA', ['AB123CD']],
  ['el tero', ['AB123CD']],
  ['semivia', ['ZX512ST']],
  ['100%', ['ZX512ST']],
  ['_', []],
  ['-', []],
])('finds «%s» in plate, brand and name', async (search, found) => {
  expect(await platesOf({ search })).toEqual(found)
})

test('says of each row how fit it is and why not', async () => {
  const { records } = await carrier.call('ListDominios', { search: 'ZZP112' })
  expect(records).toMatchObject([
    {
      aptitud: 'no habilitado',
      motivos: ['Dado de baja el 01/02/2026'],
      faltantes: 0,
      proximo_vencimiento: null,
    },
  ])
  const [active] = (await carrier.call('ListDominios', { search: 'ABC123' })).records
  expect(active?.motivos).toContain('RUTA: falta presentar')
  expect(active?.faltantes).toBeGreaterThan(5)
})

test('filters and sorts by what is computed, and counts all even past the end', async () => {
  expect(await platesOf({ aptitud: 'habilitado' })).toEqual([])
  expect(await platesOf({ aptitud: 'no habilitado', order: 'faltantes ASC', pagesize: 1 })).toEqual([
    'ZZP112',
  ])
  expect(await carrier.call('ListDominios', { pagesize: 3, page: 7 })).toMatchObject({
    total: 4,
    records: [],
    moreRecords: false,
  })
})
