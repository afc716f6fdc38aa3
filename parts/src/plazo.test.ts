import { expect, test } from 'vitest'
import { plazoDe, type CasillaEnElTiempo } from './plazo.ts'

const hoy = '2026-11-21'

test.each<[name: string, casilla: CasillaEnElTiempo, told: [string, number, string | undefined] | null]>([
  ['ends today', { estado: 'activo', vigencia: 'impresa', fecha_vencimiento: hoy }, ['en', 0, 'ochre']],
  [
    'ends within the month',
    { estado: 'activo', vigencia: 'impresa', fecha_vencimiento: '2026-12-21' },
    ['en', 30, 'ochre'],
  ],
  [
    'ends a day later',
    { estado: 'activo', vigencia: 'impresa', fecha_vencimiento: '2026-12-22' },
    ['en', 31, undefined],
  ],
  [
    'of a month ends in eight days',
    { estado: 'activo', vigencia: 'mensual', fecha_vencimiento: '2026-11-29' },
    ['en', 8, undefined],
  ],
  [
    'ends soon, and nobody said how it stays valid',
    { estado: 'activo', fecha_vencimiento: '2026-12-10' },
    ['en', 19, 'ochre'],
  ],
  ['never ends', { estado: 'activo', vigencia: 'sin vencimiento', fecha_vencimiento: null }, null],
  ['ended', { estado: 'vencido', fecha_vencimiento: '2026-11-12' }, ['vencio', 9, 'red']],
  ['was rejected', { estado: 'rechazado', desde: '2026-11-20' }, ['rechazado', 1, 'red']],
  ['waits for the provider', { estado: 'en revision', desde: '2026-11-19' }, ['desde', 2, 'blue']],
  ['waits, nobody said since when', { estado: 'en revision' }, null],
  ['is missing', { estado: 'pendiente' }, null],
  ['who left owes in twelve days', { estado: 'pendiente', plazo: '2026-12-03' }, ['faltan', 12, 'ochre']],
  ['who left owes today', { estado: 'rechazado', desde: hoy, plazo: hoy }, ['faltan', 0, 'ochre']],
  ['who left owed', { estado: 'pendiente', plazo: '2026-11-18' }, ['vencio', 3, 'red']],
  ['is in a state that nobody said', { fecha_vencimiento: '2026-11-12' }, null],
])('a document that %s', (_name, casilla, told) => {
  const plazo = plazoDe(casilla, hoy)
  expect(plazo && [plazo.suceso, plazo.dias, plazo.tone]).toEqual(told)
})
