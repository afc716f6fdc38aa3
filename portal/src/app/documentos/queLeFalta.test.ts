import { expect, test } from 'vitest'
import { queLeFalta } from './faltantes.ts'

const licencia = { tipodocumentoid: '20x1', nombre: 'Licencia' }
const ana = { recursoid: '17x1', nombre: 'Paz, Ana' }

test('what a resource lacks is told, and nothing only where nothing came back', () => {
  const told = queLeFalta({ records: [{ ...ana, documentos: [licencia] }] }, '17x1')
  expect(told?.map(({ documento }) => documento.nombre)).toEqual(['Licencia'])
  expect(queLeFalta({ records: [] }, '17x1')).toEqual([])
})

test('a row that names no document, or another resource, is no good news', () => {
  expect(queLeFalta({ records: [ana] }, '17x1')).toBeUndefined()
  expect(
    queLeFalta({ records: [{ ...ana, recursoid: '1', documentos: [licencia] }] }, '17x1'),
  ).toBeUndefined()
})
