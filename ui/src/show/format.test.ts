import { expect, test } from 'vitest'
import { formatBytes, formatDate, formatDateTime, formatNumber, formatPeriod } from './format.ts'

test('numbers, dates and sizes read as in Argentina', () => {
  expect(formatNumber(1234)).toBe('1.234')
  expect(formatNumber(1234567)).toBe('1.234.567')
  expect(formatDate('2026-11-21')).toBe('21/11/2026')
  expect(formatPeriod('2026-11')).toBe('11/2026')
  expect(formatBytes(480)).toBe('1 KB')
  expect(formatBytes(734_003)).toBe('734 KB')
  expect(formatBytes(2_940_000)).toBe('2,9 MB')
})

test('an instant is shown on the clock of Buenos Aires', () => {
  expect(formatDateTime('2026-11-21T02:30:00.000Z')).toBe('20/11/2026 23:30')
})
