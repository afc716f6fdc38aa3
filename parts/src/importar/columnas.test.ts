import { expect, test } from 'vitest'
import { antesDe, letraDe, proponer } from './columnas.ts'

const hoja = (...filas: string[][]) => ({
  nombre: 'Hoja',
  filas: filas.map((celdas, i) => ({ n: i + 1, celdas })),
  combinadas: 0,
  cortadas: 0,
})
const campos = (...filas: string[][]) =>
  proponer('choferes', hoja(...filas), new Map()).columnas.map(({ campo, porque }) => [campo, porque])

test('columns are known by their titles, above which other rows may stand', () => {
  const { titulos, columnas, filas } = proponer(
    'choferes',
    hoja(
      ['Personal de la empresa', '', '', '', ''],
      ['Apellido y Nombre', 'D.N.I.', 'C.U.I.L.', 'F. Ingreso', 'Obs'],
      ['LLANOS OSCAR', '99000248', '20-12345678-6', '03/02/2024', ''],
      ['Bosque, Lucía', '99.000.396', '', '44927', 'viaja a Chile'],
    ),
    new Map(),
  )
  expect(titulos).toBe(2)
  expect(filas.map(({ n }) => n)).toEqual([3, 4])
  expect(columnas.map(({ campo, porque }) => [campo, porque])).toEqual([
    ['apellido_y_nombre', 'titulo'],
    ['documento', 'tituloYForma'],
    ['cuil', 'tituloYForma'],
    ['fecha_alta', 'tituloYForma'],
    [null, 'ninguno'],
  ])
  expect(columnas[2]).toMatchObject({ llenas: 1, cierran: 1 })
})

test('of two rows of titles the one counts that names more columns; one that is repeated is no data', () => {
  const { titulos, filas, repetidas } = proponer(
    'choferes',
    hoja(
      ['Datos', '', 'Licencia'],
      ['Apellido', 'DNI', 'Categoría'],
      ['Paz', '99000248', 'E1'],
      ['Apellido', 'DNI', 'Categoría'],
      ['Ríos', '99000249', 'C'],
    ),
    new Map(),
  )
  expect([titulos, filas.length, repetidas]).toEqual([2, 2, 1])
})

test('without titles, values say what they look like, and names are not guessed', () => {
  expect(
    campos(['20-12345678-6', '12345678', 'Paz', 'E1, D2'], ['20-12345678-6', '12345679', 'Ríos', 'C']),
  ).toEqual([
    ['cuil', 'forma'],
    ['documento', 'forma'],
    [null, 'ninguno'],
    ['licencia_clase', 'forma'],
  ])
})

test('what was chosen last time goes first, what was left out stays out, and no field is taken twice', () => {
  const filas = hoja(['Quién', 'Número', 'DNI'], ['Paz, Ana', '99000248', '99000249'])
  const antes = antesDe([
    { titulo: 'Quién', campo: 'apellido_y_nombre' },
    { titulo: 'Número', campo: 'documento' },
    { titulo: 'DNI', campo: null },
  ])
  expect(proponer('choferes', filas, antes).columnas.map(({ campo }) => campo)).toEqual([
    'apellido_y_nombre',
    'documento',
    null,
  ])
  expect(campos(['DNI', 'Documento'], ['99000248', '99000249']).map(([campo]) => campo)).toEqual([
    'documento',
    null,
  ])
})

test('three samples are shown, and that some are empty', () => {
  const { columnas } = proponer('choferes', hoja(['DNI'], ['1'], [''], ['2'], ['3'], ['4']), new Map())
  expect(columnas[0]).toMatchObject({ muestras: ['1', '2', ''], llenas: 4 })
})

test('columns are lettered as sheets letter them', () => {
  expect([0, 25, 26, 59].map(letraDe)).toEqual(['A', 'Z', 'AA', 'BH'])
})
