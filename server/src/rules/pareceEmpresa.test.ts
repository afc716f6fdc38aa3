import { expect, test } from 'vitest'
import { pareceEmpresa } from './pareceEmpresa.ts'

test.each([
  ['Ana Paz', false],
  ['Óscar Llanos', false],
  ['Sara Hidalgo', false],
  ['Rosa Cargasola', false],
  ['Transportes Ficción', true],
  ['Ficción S.A.', true],
  ['Ficción SRL', true],
  ['Ficción S. A. S.', true],
  ['Hermanos Paz y Cía.', true],
])('%s reads like a company: %s', (name, expected) => {
  expect(pareceEmpresa(name)).toBe(expected)
})
