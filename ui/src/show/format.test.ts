import { afterEach, expect, test } from 'vitest'
import { formatBytes, formatDate, formatDateTime, formatNumber, formatPeriod } from './format.ts'
import { capitalized, listed, nounInside, writeAs } from '../texts/locale.ts'

afterEach(() => writeAs('es'))

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

test.each([
  ['en', '1,234', '21/11/2026', '11/2026', '20/11/2026 23:30', '2.9 MB', 'A, B and C'],
  ['de', '1.234', '21.11.2026', '11.2026', '20.11.2026 23:30', '2,9 MB', 'A, B und C'],
  ['pt-BR', '1.234', '21/11/2026', '11/2026', '20/11/2026 23:30', '2,9 MB', 'A, B e C'],
] as const)('in %s they read as they are written there, the day first', (idioma, ...written) => {
  writeAs(idioma)
  expect([
    formatNumber(1234),
    formatDate('2026-11-21'),
    formatPeriod('2026-11'),
    formatDateTime('2026-11-21T02:30:00.000Z'),
    formatBytes(2_940_000),
    listed(['A', 'B', 'C']),
  ]).toEqual(written)
})

test('a noun in the middle of a sentence is small, but not in German, and no initials are', () => {
  expect(['Semirremolque', 'CUIL'].map(nounInside)).toEqual(['semirremolque', 'CUIL'])
  expect(capitalized('óleo')).toBe('Óleo')
  writeAs('de')
  expect(nounInside('Auflieger')).toBe('Auflieger')
})
