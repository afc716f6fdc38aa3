import { expect, test } from 'vitest'
import { idlePhase } from './idle.ts'

test.each([
  [0, 5, 'active'],
  [3.9, 5, 'active'],
  [4, 5, 'warning'],
  [4.99, 5, 'warning'],
  [5, 5, 'expired'],
  [600, 5, 'expired'],
  [29, 30, 'warning'],
])('after %d minutes of %d without activity the session is %s', (minutes, duration, phase) => {
  expect(idlePhase(minutes * 60_000, duration)).toBe(phase)
})
