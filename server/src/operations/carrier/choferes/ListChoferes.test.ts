import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { signedIn, type Carrier } from '../../../testing/people.ts'

let app: TestApp
let carrier: Carrier
beforeAll(async () => {
  app = await startApp()
  carrier = await signedIn(app)
  const cuenta_id = carrier.cuentaId
  for (const [apellido, nombre, documento] of [
    ['Núñez', 'Óscar', '30111220'],
    ['Zabala', 'Ana', '30111222'],
    ['Ñandú', 'Beto', '30111224'],
    ['100%', 'Carla', '30111226'],
  ] as const)
    await app.make.chofer({ cuenta_id, apellido, nombre, documento })
  await app.make.chofer({ cuenta_id, apellido: 'Ido', nombre: 'Víctor', estado_cuenta: 'BAJA' })
  await app.make.chofer()
})
afterAll(() => app.stop())

const namesOf = async (input: Parameters<typeof carrier.call<'ListChoferes'>>[1]) =>
  (await carrier.call('ListChoferes', input)).records.map((row) => row.nombre)

test('lists this carrier’s own, in Spanish order', async () => {
  expect(await namesOf({})).toEqual([
    '100%, Carla',
    'Ido, Víctor',
    'Núñez, Óscar',
    'Ñandú, Beto',
    'Zabala, Ana',
  ])
  for (const order of ['NOMBRE DESC', 'nombre desc', ' Nombre  desc '])
    expect(await namesOf({ order })).toEqual(await namesOf({ order: 'nombre DESC' }))
  expect(await namesOf({ order: 'nombre DESC', estado_cuenta: 'ACTIVO' })).toEqual([
    'Zabala, Ana',
    'Ñandú, Beto',
    'Núñez, Óscar',
    '100%, Carla',
  ])
})

test.each([
  ['NUÑEZ', ['Núñez, Óscar']],
  ['oscar', ['Núñez, Óscar']],
  ['oscar nunez', ['Núñez, Óscar']],
  ['Núñez Óscar', ['Núñez, Óscar']],
  ['zabala, a', ['Zabala, Ana']],
  ['za', ['Zabala, Ana']],
  ['100%', ['100%, Carla']],
  ['30.111.222', ['Zabala, Ana']],
  ['_', []],
  ['nadie', []],
])('finds «%s» whatever the accents and the case', async (search, found) => {
  expect(await namesOf({ search })).toEqual(found)
})

test('cuts pages, and counts all of them even past the end', async () => {
  const second = await carrier.call('ListChoferes', { pagesize: 2, page: 2 })
  expect(second).toMatchObject({ page: 2, pagesize: 2, total: 5, moreRecords: true })
  expect(second.records).toHaveLength(2)
  expect(await carrier.call('ListChoferes', { pagesize: 2, page: 9 })).toMatchObject({
    total: 5,
    records: [],
    moreRecords: false,
  })
})

test.each(
  ['nombre', 'documento', 'cuil', 'estado_cuenta', 'createdtime', 'faltantes', 'proximo_vencimiento'].flatMap(
    (campo) => [`${campo} ASC`, `${campo} DESC`],
  ),
)('has each chofer on one page, from either end, by %s', async (order) => {
  const pages = await Promise.all(
    [1, 2, 3].map((page) => carrier.call('ListChoferes', { order, page, pagesize: 2 })),
  )
  const all = await carrier.call('ListChoferes', { order })

  expect(pages.flatMap(({ records }) => records)).toEqual(all.records)
  expect(pages.map(({ records, total, moreRecords }) => [records.length, total, moreRecords])).toEqual([
    [2, 5, true],
    [2, 5, true],
    [1, 5, false],
  ])
})

test('filters and sorts by what is computed', async () => {
  expect(await namesOf({ aptitud: 'habilitado' })).toEqual([])
  expect(await namesOf({ aptitud: 'no habilitado', order: 'faltantes ASC' })).toHaveLength(5)
})

test('whoever asks the same as another is told of their own', async () => {
  const other = await signedIn(app)
  const { choferid } = await app.make.chofer({ cuenta_id: other.cuentaId, apellido: 'Quimera' })
  for (const input of [{}, { search: 'a' }, { estado_cuenta: 'ACTIVO' }, { pagesize: 2, page: 9 }] as const) {
    const mine = await carrier.call('ListChoferes', input)
    const theirs = await other.call('ListChoferes', input)
    expect(await carrier.call('ListChoferes', input)).toEqual(mine)
    expect(mine.total).toBeGreaterThan(1)
    expect(theirs.total).toBe(1)
    expect(theirs.records.map((row) => row.choferid)).toEqual('page' in input ? [] : [choferid])
  }
})

test('refuses an order it does not know', async () => {
  await expect(carrier.call('ListChoferes', { order: 'foto ASC' })).rejects.toMatchObject({
    body: { code: 1510 },
  })
})
