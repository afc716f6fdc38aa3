import { expect, test } from 'vitest'
import { urgencia } from './porHacer.ts'

const casilla = {
  critico: true,
  obligatorio: true,
  estado: 'activo',
  vigencia: 'impresa',
  fecha_vencimiento: '2026-12-02',
  renovacion: false,
  mes: false,
} as const

test.each([
  ['what ended, and decides over fitness, comes first', { estado: 'vencido' }, 0],
  ['so does what was rejected', { estado: 'rechazado', fecha_vencimiento: null }, 0],
  ['then what is missing', { estado: 'pendiente', fecha_vencimiento: null }, 1],
  ['then what ends soon', {}, 2],
  ['what decides over nothing comes after', { estado: 'rechazado', critico: false }, 3],
  ['what is optional and missing asks for nothing', { estado: 'pendiente', obligatorio: false }, null],
  ['what waits for the provider is not the carrier’s to do', { estado: 'en revision' }, null],
  ['nor is what the provider blocked', { estado: 'bloqueado' }, null],
  ['nor what has its renewal in review', { renovacion: true }, null],
  ['what ends late enough asks for nothing', { fecha_vencimiento: '2026-12-22' }, null],
  [
    'a month’s paper is told a week before its end',
    { vigencia: 'mensual', fecha_vencimiento: '2026-11-28' },
    2,
  ],
  ['and not before', { vigencia: 'mensual', fecha_vencimiento: '2026-11-29' }, null],
  ['a rejected month beside its slot decides over nothing', { mes: true, estado: 'rechazado' }, 3],
  [
    'nor is there anything to do about one that is over',
    { mes: true, estado: 'rechazado', fecha_vencimiento: '2026-11-20' },
    null,
  ],
  ['nor about any other', { mes: true, estado: 'activo' }, null],
] as const)('%s', (_, values, expected) =>
  expect(urgencia({ ...casilla, ...values }, '2026-11-21')).toBe(expected),
)
