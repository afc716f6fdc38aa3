import { expect, test } from 'vitest'
import { firstDifference } from './sameAnswers.ts'

test('equal answers have no difference', () => {
  expect(firstDifference('{"a":1}', '{"a":1}')).toBeUndefined()
})

test('the first difference is shown where it stands', () => {
  expect(firstDifference('{"a":1,"b":2}', '{"a":1,"b":3}')).toEqual({
    one: '{"a":1,"b":2}',
    other: '{"a":1,"b":3}',
  })
})

test('an answer that ends sooner differs', () => {
  expect(firstDifference('{"a":1}', '{"a":1')).toEqual({ one: '{"a":1}', other: '{"a":1' })
})
