import { expect, test } from 'vitest'
import { diasHabilesHasta, esHabil, sumarDiasHabiles } from './diasHabiles.ts'

test.each([
  // A Friday, the week after it, over a month and a year, and from a weekend.
  ['2026-11-27', 5, '2026-12-04'],
  ['2026-11-27', 1, '2026-11-30'],
  ['2026-11-23', 5, '2026-11-30'],
  ['2026-12-30', 3, '2027-01-04'],
  ['2026-11-28', 1, '2026-11-30'],
  ['2026-11-29', 5, '2026-12-04'],
  ['2026-11-27', 0, '2026-11-27'],
])('%s and %i working days is %s', (dia, dias, last) => {
  expect(sumarDiasHabiles(dia, dias)).toBe(last)
  expect(diasHabilesHasta(dia, last)).toBe(dias)
})

test('a day that has passed leaves none, and a weekend is no working day', () => {
  expect(diasHabilesHasta('2026-11-27', '2026-11-20')).toBe(0)
  expect(['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30'].map(esHabil)).toEqual([
    true,
    false,
    false,
    true,
  ])
})
