import { expect, test } from 'vitest'
import { readDay, readInstant, writeDay } from './dates.ts'
import { vtiger } from '../dialects/vtiger.ts'

const { fechas } = vtiger

test.each<[string, string | null | undefined]>([
  ['2026-11-12', '2026-11-12'],
  ['12-11-2026', '2026-11-12'],
  ['12/11/2026', '2026-11-12'],
  ['2-1-2026', '2026-01-02'],
  ['12.11.2026 08:30', '2026-11-12'],
  ['12-11-2026 08:30:00', '2026-11-12'],
  ['2026-11-12T23:30:00', '2026-11-12'],
  ['2026-11-13T02:00:00Z', '2026-11-12'],
  ['2026-11-13T02:00:00.000-03:00', '2026-11-13'],
  ['0000-00-00', null],
  ['00-00-0000', null],
  ['0000-00-00 00:00:00', null],
  ['31-02-2026', undefined],
  ['12-13-2026', undefined],
  ['12-11-26', undefined],
  ['1794500000', undefined],
  ['mañana', undefined],
])('the day of %s is %s', (text, day) => {
  expect(readDay(text, fechas)).toBe(day)
})

test.each<[string, string | null | undefined]>([
  ['2026-11-12 10:00:00', '2026-11-12T13:00:00.000Z'],
  ['12-11-2026 10:00', '2026-11-12T13:00:00.000Z'],
  ['12-11-2026 01:05 PM', '2026-11-12T16:05:00.000Z'],
  ['12-11-2026 12:00 am', '2026-11-12T03:00:00.000Z'],
  ['12-11-2026', '2026-11-12T03:00:00.000Z'],
  ['2026-11-12T13:00:00Z', '2026-11-12T13:00:00.000Z'],
  ['0000-00-00 00:00:00', null],
  ['12-11-2026 25:00', undefined],
])('the instant of %s is %s', (text, instant) => {
  expect(readInstant(text, fechas)).toBe(instant)
})

test('another place has another clock, which may be changed twice a year', () => {
  const madrid = { ...fechas, zona: 'Europe/Madrid' }
  expect(readInstant('2026-07-01 10:00', madrid)).toBe('2026-07-01T08:00:00.000Z')
  expect(readInstant('2026-12-01 10:00', madrid)).toBe('2026-12-01T09:00:00.000Z')
})

test('where the month comes first, it is read and days are written so as it asks', () => {
  expect(readDay('11-12-2026', { ...fechas, primero: 'mes' })).toBe('2026-11-12')
  expect(writeDay('2026-11-12', { ...fechas, escribe: 'DD-MM-AAAA' })).toBe('12-11-2026')
  expect(writeDay('2026-11-12', fechas)).toBe('2026-11-12')
})
