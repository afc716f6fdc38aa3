import { expect, test } from 'vitest'
import { tickedAtFirst, type Pedible } from './eleccion.ts'

const pedible = (recursoid: string, casillas: Pedible['casillas']): Pedible => ({
  recursoid,
  nombre: recursoid,
  casillas: casillas ?? [],
})

const ana = pedible('17x1', [
  { tipodocumentoid: '20x1', nombre: 'Licencia', obligatorio: true, pedida: false, periodo: null },
  { tipodocumentoid: '20x2', nombre: 'Apto', obligatorio: true, pedida: true, periodo: null },
  { tipodocumentoid: '20x3', nombre: 'Curso', obligatorio: false, pedida: false, periodo: null },
  { tipodocumentoid: '20x4', nombre: 'F. 931', obligatorio: true, pedida: false, periodo: '2026-10' },
])

test.each([
  ['what has to be there and nobody was asked for', undefined, ['17x1 20x1 ', '17x1 20x4 2026-10']],
  ['the paper of a row, though it is asked for already', '20x2', ['17x1 20x2 ']],
  ['nothing, where the row’s paper was mended meanwhile', '20x9', []],
])('ticks %s', (_, tipodocumentoid, expected) => {
  const elegidas = tipodocumentoid === undefined ? undefined : [{ recursoid: '17x1', tipodocumentoid }]
  expect(tickedAtFirst([ana], elegidas)).toEqual(expected)
})

test('of a month that stands for itself, that month', () => {
  const of = (periodo: string | null) =>
    tickedAtFirst([ana], [{ recursoid: '17x1', tipodocumentoid: '20x4', periodo }])
  expect(of('2026-10')).toEqual(['17x1 20x4 2026-10'])
  expect(of(null)).toEqual([])
})

test('of several rows, of each resource its own papers', () => {
  const otra = pedible('17x2', ana.casillas)
  expect(
    tickedAtFirst(
      [ana, otra],
      [
        { recursoid: '17x1', tipodocumentoid: '20x1' },
        { recursoid: '17x2', tipodocumentoid: '20x2', periodo: null },
      ],
    ),
  ).toEqual(['17x1 20x1 ', '17x2 20x2 '])
})
