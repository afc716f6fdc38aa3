import { clasesDeAtaque } from '@portal/contract/refusedAttacks.ts'
import { expect, test } from 'vitest'
import { esInusual } from './unusualAttacks.ts'

test.each([
  ['a person who forgot the password', { clase: 'ingreso', veces: 9, deUno: 9 }, false],
  ['a person who is guessed at', { clase: 'ingreso', veces: 10, deUno: 10 }, true],
  ['an office on a Monday', { clase: 'ingreso', veces: 99, deUno: 9 }, false],
  ['many accounts, a few tries at each', { clase: 'ingreso', veces: 100, deUno: 2 }, true],
  ['a code of the second step mistyped twice', { clase: 'segundo_paso', veces: 2, deUno: 2 }, false],
  ['somebody who has the password', { clase: 'segundo_paso', veces: 3, deUno: 3 }, true],
  ['a mailed code guessed at to its end', { clase: 'codigo', veces: 5, deUno: 5 }, true],
  ['a role that changed under an open page', { clase: 'permiso', veces: 2, deUno: 2 }, false],
  ['somebody who looks for a door', { clase: 'permiso', veces: 3, deUno: 3 }, true],
] as const)('%s', (_who, dia, inusual) => {
  expect(esInusual(dia)).toBe(inusual)
})

test('nothing refused is nothing unusual', () => {
  expect(clasesDeAtaque.filter((clase) => esInusual({ clase, veces: 0, deUno: 0 }))).toEqual([])
})
