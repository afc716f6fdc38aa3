import { expect, test } from 'vitest'
import { readOptions } from './options.ts'

test.each([
  { args: ['--growth'], sizes: [1_000] },
  { args: ['--growth', '--full'], sizes: [1_000, 10_000] },
  { args: ['--growth', '--sizes=50,500'], sizes: [50, 500] },
])('$args loads $sizes', ({ args, sizes }) => {
  expect(readOptions(args).bases).toEqual(sizes.map((cuentas) => ({ cuentas, participan: false })))
})

test('operaciones are compared with the same carriers without them', () => {
  expect(readOptions(['--growth', '--operaciones']).bases).toEqual([
    { cuentas: 1_000, participan: false },
    { cuentas: 1_000, participan: true },
  ])
  expect(() => readOptions(['--growth', '--operaciones', '--full'])).toThrow(/una misma cantidad/)
})

test('only the operations that are named', () => {
  const { wants } = readOptions(['--only=Choferes,Cola'])
  expect(['ListChoferes', 'ListDominios', 'Cola'].filter(wants)).toEqual(['ListChoferes', 'Cola'])
})

test('what is no size is refused in a sentence', () => {
  expect(() => readOptions(['--sizes=muchas'])).toThrow(/--sizes dice/)
})
