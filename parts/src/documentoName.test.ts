import { expect, test } from 'vitest'
import { documentoName } from './documentoName.ts'

const f931 = { nombre: 'F. 931 con pago y nómina', nombre_corto: 'F. 931', periodo: '2026-11' }

test.each([
  ['a month that stands for itself says which', { ...f931, mes: true }, 'F. 931, noviembre 2026'],
  [
    'without a short name, by the whole one',
    { ...f931, nombre_corto: null, mes: true },
    'F. 931 con pago y nómina, noviembre 2026',
  ],
  ['a slot keeps its name', { ...f931, mes: false }, 'F. 931 con pago y nómina'],
  ['so does one of which nobody says', f931, 'F. 931 con pago y nómina'],
] as const)('%s', (_, documento, name) => expect(documentoName(documento)).toBe(name))
