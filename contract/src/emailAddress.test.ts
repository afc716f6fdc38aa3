import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Email } from './email.ts'
import { isEmail } from './emailAddress.ts'

const near = fc.stringMatching(/^[a-zA-ZñÉ.@ "\u200bＡ-]{0,12}@?[a-z.@]{0,10}\.?[a-z]{0,4} ?$/)

test('sign-in takes for an address what the schema takes for one', () => {
  fc.assert(
    fc.property(fc.oneof(near, fc.emailAddress(), fc.string()), (typed) => {
      expect(isEmail(typed)).toBe(Email.safeParse(typed).success)
    }),
    { numRuns: 500 },
  )
  expect(isEmail('ana@ficcion.example')).toBe(true)
  expect(isEmail(`${'a'.repeat(250)}@b.example`)).toBe(false)
})
