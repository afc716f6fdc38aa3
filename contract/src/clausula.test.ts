import { expect, test } from 'vitest'
import { clausulaDe, type Proveedor } from './clausula.ts'
import { leer } from './lectura.ts'

const proveedor: Proveedor = { nombre: 'Molinos del Ejemplo S.A.', cuit: '30999000246' }
const of = (text: string, who: Proveedor = proveedor, entero = true) =>
  clausulaDe(leer(`${text}\nDocumento ficticio, sin validez. Sirve para mostrar el portal.`), who, { entero })

test.each([
  ['Cláusula de no repetición a favor de Molinos del Ejemplo SA, CUIT 30-99900024-6', 'nombrado'],
  ['A favor de MOLINOS DEL\nEJEMPLO S. A. (30999000246)', 'nombrado'],
  ['A favor de CUIT 30-99900024-6', 'solo cuit'],
  ['A favor de Molinos del Ejemplo S.A.', 'solo nombre'],
  ['A favor de Otros Molinos S.A., CUIT 30-99900001-7', 'ausente'],
  // One figure less, and one inside a longer number.
  ['A favor de CUIT 30-99900024', 'ausente'],
  ['Póliza 730999000246', 'ausente'],
])('«%s» is %s', (text, resultado) => {
  expect(of(text)).toBe(resultado)
})

test('what was not read whole is not told to be absent', () => {
  expect(of('A favor de Otros Molinos S.A.', proveedor, false)).toBe('no encontrado')
})

test('without a CUIT nothing is claimed, though the name stands there', () => {
  expect(of('A favor de Molinos del Ejemplo S.A.', { ...proveedor, cuit: null })).toBe('sin cuit')
})

test('a paper of which nothing was read says nothing', () => {
  expect(clausulaDe(undefined, proveedor, { entero: true })).toBe('sin leer')
})

test('a provider of one word is known by it beside its CUIT, and never inside another word', () => {
  const one = { nombre: 'Molinera', cuit: '30999000246' }
  expect(of('A favor de Molinera, CUIT 30-99900024-6', one)).toBe('nombrado')
  expect(of('A favor de Molineras, CUIT 30-99900024-6', one)).toBe('solo cuit')
})

test('a name of signs alone is on no paper', () => {
  expect(of('A favor de nadie', { nombre: '···', cuit: '30999000246' })).toBe('ausente')
})
