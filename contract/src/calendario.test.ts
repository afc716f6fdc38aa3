import { expect, test } from 'vitest'
import {
  aniosEntre,
  diaEnBuenosAires,
  fechaLegible,
  hoyEnBuenosAires,
  isCalendarDate,
  sumarAlPeriodo,
  sumarDias,
  sumarMeses,
} from './calendario.ts'

test.each([
  ['2026-11-21T02:59:59Z', '2026-11-20'],
  ['2026-11-21T03:00:00Z', '2026-11-21'],
  ['2027-01-01T02:30:00Z', '2026-12-31'],
])('at %s it is %s in Buenos Aires', (instant, day) => {
  expect(diaEnBuenosAires(new Date(instant))).toBe(day)
})

test('today is written as every other date', () => {
  expect(isCalendarDate(hoyEnBuenosAires())).toBe(true)
})

test.each([
  ['2026-01-15', 12, '2027-01-15'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2026-12-01', 1, '2027-01-01'],
  ['2026-03-31', -1, '2026-02-28'],
])('%s and %i months is %s', (date, months, later) => expect(sumarMeses(date, months)).toBe(later))

test('days cross months and years', () => expect(sumarDias('2026-12-31', 1)).toBe('2027-01-01'))

test.each([
  ['2026-11', 2, '2027-01'],
  ['2026-01', -2, '2025-11'],
  ['2026-06', 0, '2026-06'],
])('period %s and %i is %s', (periodo, months, other) => expect(sumarAlPeriodo(periodo, months)).toBe(other))

test.each([
  ['2008-11-21', 18],
  ['2008-11-22', 17],
  ['2008-02-29', 18],
])('born %s is %i on 21/11/2026', (born, age) => expect(aniosEntre(born, '2026-11-21')).toBe(age))

test.each([
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2026-13-01', false],
  ['2026-11-31', false],
  ['2026-1-1', false],
  ['0026-11-21', false],
  ['21/11/2026', false],
  ['', false],
])('«%s» is a date: %s', (text, is) => expect(isCalendarDate(text)).toBe(is))

test.each([
  ['2026-11-21', '21/11/2026'],
  ['2026-11', '11/2026'],
])('%s is read %s', (date, read) => expect(fechaLegible(date)).toBe(read))
