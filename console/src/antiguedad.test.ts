import { expect, test } from 'vitest'
import { antiguedad } from './antiguedad.ts'

const ahora = Date.parse('2026-11-21T12:00:00Z')

test.each([
  ['2026-11-21T11:59:30Z', undefined],
  ['2026-11-21T12:00:05Z', undefined],
  ['2026-11-21T11:59:00Z', 'hace 1 minuto'],
  ['2026-11-21T09:30:00Z', 'hace 2 horas'],
  ['2026-11-20T11:00:00Z', 'hace 1 día'],
  ['2026-11-01T12:00:00Z', 'hace 20 días'],
])('what came in at %s reads %s', (desde, words) => {
  expect(antiguedad(desde, ahora)).toBe(words)
})
