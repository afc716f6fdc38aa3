import { expect, test } from 'vitest'
import type { Faltante } from './faltantes.ts'
import { arrangeFaltantes } from './arrangeFaltantes.ts'

const faltante = (nombre: string, documento: string, dominio: string | null = null): Faltante => ({
  recursoid: `17x${nombre.length}`,
  tiporecurso: dominio ? 'dominio' : 'chofer',
  nombre,
  dominio,
  marca: null,
  documento: {
    tipodocumentoid: '20x1',
    nombre: documento,
    critico: true,
    instrucciones: '',
    vigencia: 'impresa',
    meses: null,
    max_archivos: 3,
  },
})

const faltantes = [
  faltante('Ñandú, Rosa', 'DNI'),
  faltante('Núñez, Óscar', 'Licencia'),
  faltante('Álvarez, Ana', 'DNI'),
  faltante('Scania R450', 'RTO', 'AB123CD'),
]
const names = (search: string, direction: 'asc' | 'desc' = 'asc') =>
  arrangeFaltantes(faltantes, search, { column: 'nombre', direction }).map(({ nombre }) => nombre)

test('names sort as in Spanish, and plates by the plate', () => {
  expect(names('')).toEqual(['Scania R450', 'Álvarez, Ana', 'Núñez, Óscar', 'Ñandú, Rosa'])
  expect(names('', 'desc')).toEqual(['Ñandú, Rosa', 'Núñez, Óscar', 'Álvarez, Ana', 'Scania R450'])
})

test.each([
  ['oscar', ['Núñez, Óscar']],
  ['ab123', ['Scania R450']],
  ['DNI', ['Álvarez, Ana', 'Ñandú, Rosa']],
  ['nada de esto', []],
])('searching %s finds %j', (search, found) => {
  expect(names(search)).toEqual(found)
})
