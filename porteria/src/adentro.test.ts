import { expect, test } from 'vitest'
import { quienDe } from './adentro.ts'

const uno = {
  pasoid: '0b6f',
  que: 'chofer',
  nombre: null,
  documento: '30111222',
  patente: 'AB123CD',
  transporte: null,
  puerta: 'Puerta 1',
  desde: '2026-11-30T12:00:00Z',
} as const

test('two drivers who came in by one paso are two people', () => {
  expect(quienDe({ ...uno, documento: '30111223' })).not.toBe(quienDe(uno))
})

test('one of them is the same before the server has it, as it was typed, and after', () => {
  expect(quienDe({ ...uno, documento: '30.111.222', nombre: 'Chofer de Prueba' })).toBe(quienDe(uno))
})

test('whom nobody named is told by the plate', () => {
  expect(quienDe({ ...uno, documento: null })).toBe(
    quienDe({ ...uno, documento: null, patente: 'ab 123 cd' }),
  )
})
