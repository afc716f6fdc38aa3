import { dialingCodes } from '@portal/contract/dialingCodes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../testing/app.ts'
import { anonymous } from '../../testing/caller.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const places = async (filter: { geo_pais?: string; geo_provincia?: string }) =>
  (await anonymous(app).call('getCiudades', { filter })).records

test.each(dialingCodes.map(({ country }) => country))(
  '%s has provinces and cities, for people who register',
  async (country) => {
    const found = await places({ geo_pais: country })
    expect(found.length).toBeGreaterThan(0)
    expect(
      found.every(
        ({ geo_pais, geo_provincia, othercity }) =>
          geo_pais === country && geo_provincia !== '' && othercity !== '',
      ),
    ).toBe(true)
  },
)

test('a province brings its own cities, in order, and CABA has its name', async () => {
  const chubut = await places({ geo_pais: 'Argentina', geo_provincia: 'Chubut' })
  const names = chubut.map(({ denominacion }) => denominacion)
  expect(names).toContain('Trelew')
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'es')))
  const provinces = new Set(
    (await places({ geo_pais: 'Argentina' })).map(({ geo_provincia }) => geo_provincia),
  )
  expect(provinces.size).toBe(24)
  for (const name of [
    'Ciudad Autónoma de Buenos Aires',
    'Córdoba',
    'Tucumán',
    'Río Negro',
    'Neuquén',
    'Entre Ríos',
  ])
    expect(provinces).toContain(name)
})

test.each([
  ['dominios', 'vehiculo', 'Semirremolque'],
  ['dominios', 'cantidad_ejes', '9'],
  ['dominios', 'carroceria', 'Cisterna'],
  ['dominios', 'titularidad', 'LEASING'],
])('the pick list %s.%s offers %s', async (module, field, value) => {
  const { records } = await anonymous(app).call('getPickListValues', { module, field })
  expect(records.map((record) => record.value)).toContain(value)
})

test('a pick list that does not exist is not found', async () => {
  await expect(
    anonymous(app).call('getPickListValues', { module: 'dominios', field: 'clave' }),
  ).rejects.toMatchObject({
    body: { code: 'RECORD_NOT_FOUND' },
  })
})
