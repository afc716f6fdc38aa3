import { expect, test } from 'vitest'
import { passwordStrength } from './passwordStrength.ts'

test.each([
  ['', 0],
  ['aaaaaaaaaaaa', 0],
  ['1212121212', 0],
  ['Ab1$', 1],
  ['Ab1$Cd2%', 1],
  ['camionazul', 1],
  ['camionazul22', 2],
  ['ruta 40 al sur', 3],
  ['Ruta 40, siempre al Sur', 4],
  ['kV9$wq-Lm2#rT', 4],
])('%j reaches level %i', (password, level) => {
  expect(passwordStrength(password)).toBe(level)
})
