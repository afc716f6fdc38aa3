import { expect, test } from 'vitest'
import { personaDe } from './personaDe.ts'

test.each([
  ['Ortega, Blas', { firstname: 'Blas', lastname: 'Ortega' }],
  ['Blas Ortega', { firstname: 'Blas', lastname: 'Ortega' }],
  ['María Elena Ríos', { firstname: 'María Elena', lastname: 'Ríos' }],
  ['Ortega', undefined],
])('%s', (nombre, parts) => {
  expect(personaDe(nombre)).toEqual(parts)
})
