import { expect, test } from 'vitest'
import { cuitsPegados } from './cuitsPegados.ts'

test.each([
  ['nothing', '', { cuits: [], malos: [] }],
  [
    'one a line, however they are written',
    '30-99900001-7\n30999000025\n30.99900003.3',
    { cuits: ['30999000017', '30999000025', '30999000033'], malos: [] },
  ],
  [
    'commas, semicolons and spaces between them',
    '30999000017, 30999000025;30 99900003 3',
    { cuits: ['30999000017', '30999000025', '30999000033'], malos: [] },
  ],
  [
    'rows of a sheet, with names and streets',
    '30-99900001-7\tRutas de Prueba 2 S.A.\tRuta 9 km 318',
    { cuits: ['30999000017'], malos: [] },
  ],
  ['the same twice', '30-99900001-7 30999000017', { cuits: ['30999000017'], malos: [] }],
  ['a wrong check digit', '30-99900001-8', { cuits: [], malos: ['30-99900001-8'] }],
  [
    'a digit too few or too many',
    '30-9990001-7\n309990000177',
    { cuits: [], malos: ['30-9990001-7', '309990000177'] },
  ],
  ['names alone', 'Rutas de Prueba', { cuits: [], malos: [] }],
])('a list that is pasted: %s', (_, typed, found) => {
  expect(cuitsPegados(typed)).toEqual(found)
})
