import { expect, test } from 'vitest'
import type { FilaDeLote } from './api.ts'
import { difierenEn, entraPor, repetidasDe } from './repetidas.ts'

const planilla = {
  tipo: 'choferes' as const,
  columnas: [
    { titulo: 'Apellido y Nombre', campo: 'apellido_y_nombre' },
    { titulo: 'DNI', campo: 'documento' },
    { titulo: 'Cel', campo: 'telefono' },
    { titulo: 'Alta', campo: 'fecha_alta' },
    { titulo: 'Obs', campo: null },
  ],
}
const fila = (n: number, celdas: string[], own: Partial<FilaDeLote> = {}): FilaDeLote => ({
  fila: n,
  resultado: 'decidir',
  decision: null,
  nombre: 'Roldán, Marcos',
  detalle: 'DNI 99000352',
  recursoid: null,
  celdas,
  cambios: [],
  problemas: [],
  repetidas: [],
  hecho: null,
  deshecho: null,
  ...own,
})
const una = ['Roldán, Marcos', '99000352', '291 555-0101', '03/02/2024', '']

test.each([
  ['the same', una, []],
  ['capitals, accents and points', ['ROLDAN, MARCOS', '99.000.352', '291 555-0101', '03/02/2024', ''], []],
  ['another way to write a number and a day', ['Roldán, Marcos', '99000352', '2915550101', '3/2/24', ''], []],
  ['a column that is not imported', [...una.slice(0, 4), 'viaja a Chile'], []],
  ['one that says nothing', [...una.slice(0, 2), 's/d', '03/02/2024', ''], ['telefono']],
  [
    'another person under one number',
    ['Otro, Uno', '99000352', '291 555-0102', '03/02/2024', ''],
    ['apellido_y_nombre', 'telefono'],
  ],
])('rows of one record that differ in %s', (_, otra, campos) => {
  expect(difierenEn(planilla, [fila(4, una), fila(5, otra)])).toEqual(campos)
})

test('differences of rows are not told while one of them is not known', () => {
  const esta = fila(4, una, { repetidas: [5, 52] })
  const otras = [fila(5, una), fila(52, una)]
  expect(repetidasDe(esta, [esta, ...otras.slice(0, 1)])).toBeUndefined()
  expect(repetidasDe(esta, [esta, ...otras])?.map(({ fila: n }) => n)).toEqual([4, 5, 52])
})

test('a row that was left out names the one that goes in instead, and no other', () => {
  const afuera = fila(5, una, { resultado: 'dejar' })
  const entra = fila(4, una, { resultado: 'crear' })
  const ajena = fila(6, una, { resultado: 'crear', detalle: 'DNI 99000353' })
  expect(entraPor('choferes', afuera, [ajena, afuera, entra])?.fila).toBe(4)
  expect(entraPor('choferes', afuera, [ajena, afuera, { ...entra, resultado: 'decidir' }])).toBeUndefined()
  // A row without a number is of nobody else.
  const sinNumero = fila(7, una, { resultado: 'dejar', detalle: '' })
  expect(entraPor('choferes', sinNumero, [{ ...entra, detalle: '' }])).toBeUndefined()
  expect(entraPor('choferes', { ...afuera, resultado: 'error' }, [entra])).toBeUndefined()
})
