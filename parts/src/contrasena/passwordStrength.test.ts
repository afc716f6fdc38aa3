import { guessable, hardToGuess } from '@portal/contract/passwords.test-examples.ts'
import { expect, test } from 'vitest'
import { passwordStrength } from './passwordStrength.ts'

test.each([
  ['', 0],
  ['aaaaaaaaaaaa', 0],
  ['1212121212', 0],
  ['Ab1$', 1],
  ['Ab1$Cd2%', 1],
  ['camionazul', 0],
  ['camionazul22', 1],
  ['ruta 40 al sur', 3],
  ['Ruta 40, siempre al Sur', 4],
  ['kV9$wq-Lm2#rT', 4],
])('%j reaches level %i', (password, level) => {
  expect(passwordStrength(password)).toBe(level)
})

test.each(guessable)('%j, which the server refuses, is not called good', (password) => {
  expect(passwordStrength(password)).toBeLessThanOrEqual(2)
})

test.each(hardToGuess)('%j, which the server takes, is not called weak', (password) => {
  expect(passwordStrength(password)).toBeGreaterThanOrEqual(2)
})
