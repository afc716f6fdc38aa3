import { expect, test } from 'vitest'
import { diaEnBuenosAires } from '@portal/contract/calendario.ts'
import { daysBetween, moment } from './moments.ts'

test('days are counted over the change of a year', () => {
  expect(daysBetween('2026-12-30', '2027-01-02')).toBe(3)
})

test.each([
  [0, 10],
  [1, 0],
  [1, 9],
  [40, 5],
])('%i days ago, place %i of ten, is on that day and not in the future', (daysAgo, order) => {
  const now = new Date('2026-11-21T12:00:00Z')
  const when = moment(now, daysAgo, order, 10)
  expect(when.getTime()).toBeLessThanOrEqual(now.getTime())
  const expected = new Date(now.getTime() - daysAgo * 86_400_000)
  expect(diaEnBuenosAires(when)).toBe(diaEnBuenosAires(expected))
})
