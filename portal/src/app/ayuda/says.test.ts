import { expect, test } from 'vitest'
import { says } from './says.ts'

test.each([
  ['', true],
  ['sesion', true],
  ['CERRÓ sesión', true],
  ['sesión contraseña', false],
])('«%s» is found: %s', (search, found) => {
  expect(says('¿Por qué se cerró mi sesión?', search)).toBe(found)
})
