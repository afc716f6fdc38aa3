import { expect, test } from 'vitest'
import { exceptuadoHasta } from './excepcion.ts'

const excepcion = { desde: '2026-11-10', hasta: '2026-12-15' }
const vencido = { estado: 'vencido', fecha_vencimiento: '2026-11-09' } as const

test.each([
  ['on its first day', vencido, '2026-11-10', '2026-12-15'],
  ['through its last', vencido, '2026-12-15', '2026-12-15'],
  ['not before', vencido, '2026-11-09', null],
  ['nor after', vencido, '2026-12-16', null],
  ['what is missing', { estado: 'pendiente', fecha_vencimiento: null }, '2026-11-21', '2026-12-15'],
  ['never what is blocked', { estado: 'bloqueado', fecha_vencimiento: null }, '2026-11-21', null],
  ['nothing of what never ends', { estado: 'activo', fecha_vencimiento: null }, '2026-11-21', null],
  [
    'nothing of what is in force for as long',
    { estado: 'activo', fecha_vencimiento: '2026-12-15' },
    '2026-11-21',
    null,
  ],
  [
    'what ends before it, so that its end is not told',
    { estado: 'activo', fecha_vencimiento: '2026-12-14' },
    '2026-11-21',
    '2026-12-15',
  ],
] as const)('an exception lifts %s', (_, casilla, dia, expected) =>
  expect(exceptuadoHasta(casilla, excepcion, dia)).toBe(expected),
)

test('nothing lifts where there is none', () => {
  expect(exceptuadoHasta(vencido, null, '2026-11-21')).toBeNull()
})
