import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { signedIn, type Carrier } from '../../../testing/people.ts'

let app: TestApp
let carrier: Carrier
beforeAll(async () => {
  app = await startApp()
  carrier = await signedIn(app)
  const cuenta_id = carrier.cuentaId
  const { dominioid: tractor } = await app.make.dominio({ cuenta_id, dominio: 'AB123CD', marca: 'Pampera' })
  const { choferid: chofer1 } = await app.make.chofer({ cuenta_id, apellido: 'Núñez', nombre: 'Óscar' })
  await app.make.unidad({ cuenta_id, nombre: 'Ñandú', tractor, chofer1 })
  await app.make.unidad({ cuenta_id, nombre: 'Norte' })
  await app.make.unidad({ cuenta_id, nombre: 'Parada', tractor: null, estado: 'INACTIVA' })
  await app.make.unidad()
})
afterAll(() => app.stop())

const namesOf = async (input: Parameters<typeof carrier.call<'ListUnidades'>>[1]) =>
  (await carrier.call('ListUnidades', input)).records.map((row) => row.nombre)

test('lists this carrier’s own with their parts and their fitness', async () => {
  const { records, total } = await carrier.call('ListUnidades', {})
  expect(records.map((row) => row.nombre)).toEqual(['Norte', 'Ñandú', 'Parada'])
  expect(total).toBe(3)
  expect(records[1]).toMatchObject({
    estado: 'ACTIVA',
    aptitud: 'no habilitado',
    partes: [
      { lugar: 'tractor', nombre: 'AB123CD' },
      { lugar: 'chofer1', nombre: 'Núñez, Óscar' },
    ],
  })
  expect(records[1]?.motivos).toContain('RUTA de AB123CD: falta presentar')
  expect(records[2]).toMatchObject({ partes: [] })
  expect(records[2]?.motivos[0]).toBe('La unidad está inactiva')
})

test.each([
  ['nandu', ['Ñandú']],
  ['AB 123 CD', ['Ñandú']],
  ['pampera', ['Ñandú']],
  ['oscar', ['Ñandú']],
  ['%', []],
])('finds «%s» in its name and in its parts', async (search, found) => {
  expect(await namesOf({ search })).toEqual(found)
})

test('filters by state and fitness, and sorts', async () => {
  expect(await namesOf({ estado: 'INACTIVA' })).toEqual(['Parada'])
  expect(await namesOf({ aptitud: 'habilitado' })).toEqual([])
  expect(await namesOf({ aptitud: 'no habilitado', order: 'nombre DESC', search: 'n' })).toEqual([
    'Ñandú',
    'Norte',
  ])
  expect(await namesOf({ order: 'proximo_vencimiento ASC' })).toHaveLength(3)
})
