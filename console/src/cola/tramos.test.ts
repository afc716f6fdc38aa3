import { expect, test } from 'vitest'
import { tramosDe } from './tramos.ts'

const waiting = [
  { dias: 9, cantidad: 1 },
  { dias: 4, cantidad: 2 },
  { dias: 3, cantidad: 4 },
  { dias: 1, cantidad: 5 },
]

test('each day up to what is promised has its bar, and the days past it as many, the last with all the rest', () => {
  expect(tramosDe(waiting, 2)).toEqual([
    { desde: 0, hasta: 0, cantidad: 0, tarde: false },
    { desde: 1, hasta: 1, cantidad: 5, tarde: false },
    { desde: 2, hasta: 2, cantidad: 0, tarde: false },
    { desde: 3, hasta: 3, cantidad: 4, tarde: true },
    { desde: 4, hasta: 4, cantidad: 2, tarde: true },
    { desde: 5, hasta: 9, cantidad: 1, tarde: true },
  ])
})

test('a long promise is told in few bars, and nothing past it is drawn while nothing is late', () => {
  expect(tramosDe([{ dias: 5, cantidad: 3 }], 10)).toEqual([
    { desde: 0, hasta: 0, cantidad: 0, tarde: false },
    { desde: 1, hasta: 1, cantidad: 0, tarde: false },
    { desde: 2, hasta: 10, cantidad: 3, tarde: false },
  ])
})

test('without a promise nothing is late', () => {
  const bars = tramosDe(waiting, null)
  expect(bars.map(({ cantidad }) => cantidad)).toEqual([0, 5, 0, 4, 2, 1])
  expect(bars.some(({ tarde }) => tarde)).toBe(false)
})

test.each([2, 10, null])('every one that waits is in one bar, with a promise of %s days', (plazo) => {
  expect(tramosDe(waiting, plazo).reduce((sum, { cantidad }) => sum + cantidad, 0)).toBe(12)
})
