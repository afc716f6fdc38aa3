import { expect, test } from 'vitest'
import { addMonths } from './calendar.ts'

test.each([
  ['2026-01-15', 12, '2027-01-15'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2026-12-01', 1, '2027-01-01'],
])('%s and %d months is %s', (date, months, later) => {
  expect(addMonths(date, months)).toBe(later)
})
