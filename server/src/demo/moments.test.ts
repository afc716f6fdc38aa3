import { expect, test } from 'vitest'
import { argentineDate, moment } from './moments.ts'

test('after nine at night in Argentina it is the next day elsewhere, not here', () => {
  expect(argentineDate(new Date('2026-11-22T02:30:00Z'))).toBe('2026-11-21')
  expect(argentineDate(new Date('2026-11-22T03:30:00Z'))).toBe('2026-11-22')
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
  expect(argentineDate(when)).toBe(argentineDate(expected))
})
