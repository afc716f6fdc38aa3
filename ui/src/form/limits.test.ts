import { Cuit, Email, opcional, texto } from '@portal/contract/values.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { limitsOf } from './limits.ts'

test.each([
  ['a text', texto(80), { required: true, maxLength: 80 }],
  ['a text that may be left empty', opcional(texto(40)), { required: false, maxLength: 40 }],
  ['an address', Email, { required: true, maxLength: 254 }],
  ['a number that is kept as digits', opcional(Cuit), { required: false, maxLength: 20 }],
  ['a yes or no', z.boolean(), { required: false }],
  ['a text that may be absent', z.optional(texto(12)), { required: true, maxLength: 12 }],
])('%s says its own limits', (_what, schema, limits) => {
  expect(limitsOf(schema)).toEqual(limits)
})
