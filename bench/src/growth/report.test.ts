import { expect, test } from 'vitest'
import { linesOf, shortfallsIn, typicalGrowth, type CallCosts } from './report.ts'

const list: CallCosts = {
  name: 'ListChoferes',
  bounded: true,
  costs: [
    { ordinary: 1, first: 10, deep: 12, last: 11, total: 10_000 },
    { ordinary: 1.1, first: 10, deep: 25, last: 11, total: 10_000 },
  ],
}
const whole: CallCosts = {
  name: 'ListRecDocFaltantes',
  bounded: false,
  costs: [
    { ordinary: 1, first: 400, total: 0 },
    { ordinary: 1, first: 400, total: 0 },
  ],
}

const cellsOf = (lines: string[]) => lines.map((line) => line.trim().split(/\s{2,}/))

test('each size has its line, and a mark where a page is slow or the largest costs more', () => {
  expect(cellsOf(linesOf(list, ['1.000', '10.000']))).toEqual([
    ['ListChoferes', '1.000', '1.00', '10.00', '12.00', '11.00', '10000'],
    ['10.000', '1.10', '10.00', '25.00 *', '11.00', '10000'],
    ['×', '1.10', '1.00', '2.08 *', '1.00'],
  ])
})

test('one size alone is not compared', () => {
  expect(linesOf({ ...list, costs: list.costs.slice(0, 1) }, ['1.000'])).toHaveLength(1)
})

test('what falls short is told; what answers whole may take its time', () => {
  expect(shortfallsIn([list, whole])).toEqual([
    'ListChoferes: 25.0 ms, meta ≤ 20',
    'ListChoferes: crece 2.08 ×, meta ≤ 1.15',
  ])
})

test('the typical growth is the median over calls', () => {
  expect(typicalGrowth([list, whole, whole])).toEqual({ ordinary: 1, first: 1 })
})
