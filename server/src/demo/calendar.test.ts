import { expect, test } from 'vitest'
import { addMonths, daysBetween, demandedPeriod } from './calendar.ts'

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-11-21', 3, '2027-02-21'],
  ['2026-03-31', -4, '2025-11-30'],
])('%s and %i months is %s', (date, months, result) => {
  expect(addMonths(date, months)).toBe(result)
})

test.each([
  ['2026-11-14', '2026-09', '2026-11-14'],
  ['2026-11-15', '2026-10', '2026-12-14'],
  ['2026-12-31', '2026-11', '2027-01-14'],
  ['2026-01-10', '2025-11', '2026-01-14'],
])('on %s the papers of %s are demanded, and serve through %s', (today, periodo, fecha_vencimiento) => {
  expect(demandedPeriod(today)).toMatchObject({ periodo, fecha_vencimiento })
})

test('days are counted over the change of a year', () => {
  expect(daysBetween('2026-12-30', '2027-01-02')).toBe(3)
})
