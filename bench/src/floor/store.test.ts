import { expect, test } from 'vitest'
import { typeOf } from './store.ts'

test.each([
  { values: ['a', null], type: 'text' },
  { values: [null, null], type: 'text' },
  { values: [1, null, 20], type: 'integer' },
  { values: [1, 0.5], type: 'float8' },
  { values: [true, null], type: 'boolean' },
  { values: [null, { a: 1 }], type: 'json' },
  { values: [[], ['a']], type: 'json' },
])('a column of $values is kept as $type', ({ values, type }) => {
  expect(typeOf(values)).toBe(type)
})
