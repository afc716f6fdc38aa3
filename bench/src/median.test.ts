import { expect, test } from 'vitest'
import { median } from './median.ts'

test.each([
  { of: [5], is: 5 },
  { of: [9, 1, 5], is: 5 },
  { of: [10, 2, 4, 100], is: 7 },
  { of: [100, 9, 10], is: 10 },
])('the median of $of is $is', ({ of, is }) => {
  expect(median(of)).toBe(is)
})

test('what was never measured has no median', () => {
  expect(median([])).toBeNaN()
})
