import { expect, test } from 'vitest'
import { pinFacil } from './pin.ts'

test.each([
  ['0000', true],
  ['777777', true],
  ['1234', true],
  ['123456', true],
  ['4321', true],
  ['8901', true],
  ['1212', true],
  ['090909', true],
  ['1357', false],
  ['1233', false],
  ['4071', false],
  ['12345', true],
  ['190273', false],
  ['1221', false],
])('%s is easily guessed: %s', (pin, easy) => {
  expect(pinFacil(pin)).toBe(easy)
})
