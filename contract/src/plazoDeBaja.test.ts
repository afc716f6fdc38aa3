import { expect, test } from 'vitest'
import { plazoDeBaja } from './plazoDeBaja.ts'
import type { EstadoCasilla } from './recursos.ts'

test.each<[estado: EstadoCasilla, until: string | null]>([
  ['pendiente', '2026-12-27'],
  ['rechazado', '2026-12-27'],
  ['vencido', '2026-12-27'],
  ['en revision', null],
  ['activo', null],
  ['bloqueado', null],
])('a paper of who left on the 27th that is %s is in time until %s', (estado, until) => {
  expect(plazoDeBaja({ fecha_baja: '2026-11-27', plazo_dias: 30, estado })).toBe(until)
})

test('nothing is counted of a type without days, nor of a leave without a day', () => {
  expect(plazoDeBaja({ fecha_baja: '2026-11-27', plazo_dias: null, estado: 'pendiente' })).toBeNull()
  expect(plazoDeBaja({ fecha_baja: null, plazo_dias: 30, estado: 'pendiente' })).toBeNull()
})

test('days are counted by the calendar, over the end of a leap February', () => {
  expect(plazoDeBaja({ fecha_baja: '2028-02-15', plazo_dias: 30, estado: 'pendiente' })).toBe('2028-03-16')
})
