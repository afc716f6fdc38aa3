import { expect, test } from 'vitest'
import { partsOf, quantile, tableOf } from './report.ts'

test('nine of ten are not above the ninth', () => {
  expect(quantile([10, 1, 2, 3, 4, 5, 6, 7, 8, 9], 0.9)).toBe(9)
  expect(quantile([5], 0.9)).toBe(5)
  expect(quantile([], 0.9)).toBeNaN()
})

test('what a person waits for is told first, beside its goal, and then what the server took', () => {
  const turn = (painted: number) => ({ pressed: 0, shown: 20, painted, armed: painted + 600 })
  const parts = partsOf([turn(40), turn(300)], new Map([['DecidirDocumento', [8, 12]]]))
  expect(parts[0]).toMatchObject({ median: 170, p90: 300, goal: { median: 100, p90: 250 } })
  expect(parts.at(-1)).toMatchObject({ name: 'servidor: DecidirDocumento', median: 10, times: 2 })
  expect(tableOf(parts)).toContain('≤ 100 y 250: NO')
})
