import { enEspanol } from './enEspanol.test-examples.ts'
import { expect, test } from 'vitest'
import {
  esDeEmpresa,
  documentoDe,
  formatCuit,
  identificacion,
  identificacionProblem,
  isCuit,
  spelledIdentificacion,
} from './identificacion.ts'

test.each([
  ['20283184057', true],
  ['30999000017', true],
  ['20283184058', false],
  // Of a prefix that nobody has.
  ['21283184059', false],
  ['2028318405', false],
  ['202831840570', false],
  ['20-28318405-7', false],
  ['', false],
])('«%s» is a CUIT: %s', (digits, is) => expect(isCuit(digits)).toBe(is))

test('a number whose check would be 10 is none, whatever its last digit', () => {
  const bodies = Array.from({ length: 100 }, (_, n) => `20${String(10_000_000 + n)}`)
  const without = bodies.filter((body) => !Array.from({ length: 10 }, (_, d) => `${body}${d}`).some(isCuit))
  expect(without.length).toBeGreaterThan(0)
})

test.each([
  ['CUIT', '20-28318405-7', undefined],
  ['CUIL', ' 20.28318405.7 ', undefined],
  ['CUIT', '20-28318405-8', 'CUIT o CUIL inválido'],
  ['CUIT', '', 'CUIT o CUIL inválido'],
  ['Extranjero', 'BR 12.345-X', undefined],
  [undefined, '20-28318405-8', 'CUIT o CUIL inválido'],
])('a %s «%s» is told «%s»', (tipo, typed, problem) => {
  expect(enEspanol(identificacionProblem(tipo, typed))).toBe(problem)
})

test('digits are kept, and a foreign number as typed', () => {
  expect(spelledIdentificacion('CUIT', '20-28318405-7')).toBe('20283184057')
  expect(spelledIdentificacion('Extranjero', 'BR 12.345-X')).toBe('BR 12.345-X')
})

test('a DNI has its dots, and no other number', () => {
  expect(documentoDe({ tipo_documento: 'DNI', documento: '28456789' })).toBe('DNI 28.456.789')
  expect(documentoDe({ tipo_documento: 'DNI', documento: '5123456' })).toBe('DNI 5.123.456')
  expect(documentoDe({ tipo_documento: 'Pasaporte', documento: '28456789' })).toBe('Pasaporte 28456789')
  expect(documentoDe({})).toBe('')
})

test('people read dashes, and what kind of number it is', () => {
  expect(formatCuit('20283184057')).toBe('20-28318405-7')
  expect(formatCuit('BR12345')).toBe('BR12345')
  expect(identificacion({ tipo_documento: 'CUIL', cuit: '20283184057' })).toBe('CUIL 20-28318405-7')
  expect(identificacion({ tipo_documento: 'Extranjero', cuit: 'BR12345' })).toBe('Extranjero BR12345')
})

test.each([
  ['30999000017', true],
  ['33693450239', true],
  ['34999032089', true],
  ['20283184057', false],
  ['23123456784', false],
  ['27123456780', false],
  // Of another country.
  ['30 123', false],
])('%s is the number of a company: %s', (cuit, is) => {
  expect(esDeEmpresa(cuit)).toBe(is)
})
