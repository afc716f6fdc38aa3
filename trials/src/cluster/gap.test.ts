import { expect, test } from 'vitest'
import { longestGap } from './gap.ts'

test('the longest wait begins at the last answer before the kill, and ends at the first after it', () => {
  expect(longestGap([0, 900, 4_000, 4_100, 9_000], 1_000, 4_200)).toBe(3.1)
})

test('who got no more answers waited to the end', () => {
  expect(longestGap([0, 900], 1_000, 31_000)).toBe(30.1)
})

test('who asked for nothing before waited from the kill on', () => {
  expect(longestGap([3_000], 1_000, 4_000)).toBe(2)
})
