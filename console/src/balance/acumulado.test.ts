import { expect, test } from 'vitest'
import { acumulado } from './acumulado.ts'

test('each says what it and those before it come to', () => {
  const shares = (...counts: number[]) =>
    acumulado(counts.map((cantidad) => ({ cantidad }))).map(({ porciento }) => porciento)
  expect(shares(15, 10, 7, 4, 3, 2)).toEqual([37, 61, 78, 88, 95, 100])
  expect(shares(1, 1, 1)).toEqual([33, 67, 100])
  expect(shares(4)).toEqual([100])
  expect(shares()).toEqual([])
})
