import { expect, test } from 'vitest'
import { hrefsOf } from './hrefs.ts'

const rutas = hrefsOf({ lista: '/app/cosas', cosa: '/app/cosas/:recordid/detalle' })

test('an address says what is asked of its screen, and nothing of what is not', () => {
  expect(rutas.lista()).toBe('/app/cosas')
  expect(rutas.lista({ estado: 'en revision', page: 2, search: '', order: undefined })).toBe(
    '/app/cosas?estado=en+revision&page=2',
  )
})

test('a record has its place in the address', () => {
  expect(rutas.cosa('17x42')).toBe('/app/cosas/17x42/detalle')
  expect(rutas.cosa('17x42', { solapa: 'datos' })).toBe('/app/cosas/17x42/detalle?solapa=datos')
})

test('a record within another has the place of each', () => {
  const { parte } = hrefsOf({ parte: '/app/cosas/:cosaid/partes/:parteid' })
  expect(parte('17x42', '18x7', { solapa: 'datos' })).toBe('/app/cosas/17x42/partes/18x7?solapa=datos')
})
