import { expect, test } from 'vitest'
import { whatsAppHref } from './support.ts'

test.each([
  ['+5491144445555', 'https://wa.me/5491144445555'],
  ['+54 9 11 4444-5555', 'https://wa.me/5491144445555'],
  ['', undefined],
  ['interno 22', undefined],
  [null, undefined],
  [undefined, undefined],
])('%j leads to %j', (telefono, link) => {
  expect(whatsAppHref(telefono)).toBe(link)
})
