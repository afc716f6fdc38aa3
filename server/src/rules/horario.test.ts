import { expect, test } from 'vitest'
import { cronOf, proximaVez, type Horario } from './horario.ts'

test.each<[string, Horario, string, string]>([
  ['later in the hour', { minuto: 17 }, '2026-11-21T10:05:00Z', '2026-11-21T10:17:00Z'],
  [
    'in the next hour, when it is that minute',
    { minuto: 17 },
    '2026-11-21T10:17:00Z',
    '2026-11-21T11:17:00Z',
  ],
  ['in the first hour of a year', { minuto: 17 }, '2026-12-31T23:30:00Z', '2027-01-01T00:17:00Z'],
  ['later in the day', { hora: 3, minuto: 5 }, '2026-11-21T03:04:59Z', '2026-11-21T03:05:00Z'],
  ['tomorrow', { hora: 3, minuto: 5 }, '2026-11-21T03:05:00Z', '2026-11-22T03:05:00Z'],
  ['the next minute', { minuto: 'todos' }, '2026-11-21T03:59:59Z', '2026-11-21T04:00:00Z'],
  ['on 29 February', { hora: 3, minuto: 5 }, '2028-02-28T12:00:00Z', '2028-02-29T03:05:00Z'],
])('a job runs next %s', (_, horario, desde, proxima) =>
  expect(proximaVez(horario, new Date(desde)).toISOString()).toBe(new Date(proxima).toISOString()),
)

test('the queue is told the same hour', () => {
  expect(cronOf({ minuto: 17 })).toBe('17 * * * *')
  expect(cronOf({ minuto: 'todos' })).toBe('* * * * *')
  expect(cronOf({ hora: 3, minuto: 5 })).toBe('5 3 * * *')
})
