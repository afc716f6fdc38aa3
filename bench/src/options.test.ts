import { expect, test } from 'vitest'
import { readOptions } from './options.ts'

const known = ['arranque', 'historial', 'historial buscado', 'historial a través', 'choferes a través']
const wanted = (...args: string[]) => {
  const { wants } = readOptions(args, known)
  return known.filter(wants)
}

test('all is measured unless some is named', () => {
  expect(wanted()).toEqual(known)
})

test('a whole name means that work alone, and a part of one all that have it', () => {
  expect(wanted('--only=historial')).toEqual(['historial'])
  expect(wanted('--only=buscado,a través')).toEqual([
    'historial buscado',
    'historial a través',
    'choferes a través',
  ])
})

test('the short form has less data and shorter rounds, never fewer than three', () => {
  const { cuentas, rounds, whole } = readOptions(['--quick'], known)
  expect({ cuentas, rounds, whole }).toEqual({ cuentas: 200, rounds: 3, whole: false })
})

test('a name that is none is refused with those that there are', () => {
  expect(() => readOptions(['--only=tablas'], known)).toThrow(/«tablas».*historial buscado/)
})

test('what is not understood is refused in a sentence', () => {
  expect(() => readOptions(['--fast'], known)).toThrow(/Se entiende --quick/)
})
