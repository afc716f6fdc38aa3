import { expect, test } from 'vitest'
import { readMaxOpenFiles } from './openFiles.ts'

const limits = (soft: string) => `Limit  Soft Limit  Hard Limit  Units
Max processes             95830                95830                processes
Max open files            ${soft}               524288               files
`

test.each([
  { soft: '20000', is: 20_000 },
  { soft: 'unlimited', is: Infinity },
])('of $soft open files', ({ soft, is }) => {
  expect(readMaxOpenFiles(limits(soft))).toBe(is)
})

test('where the system does not tell there is no end', () => {
  expect(readMaxOpenFiles('')).toBe(Infinity)
})
