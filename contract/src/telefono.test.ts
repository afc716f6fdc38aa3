import { expect, test } from 'vitest'
import { formatPhone } from './telefono.ts'

test.each([
  ['+5491154445566', '+54 9 11 5444-5566'],
  ['+5492915550101', '+54 9 291 555-0101'],
  ['+5493415550201', '+54 9 341 555-0201'],
  ['+5492920550101', '+54 9 2920 55-0101'],
  // 343 of Paraná or 3435 of Nogoyá, 387 of Salta or 3876 of Metán: nobody can tell.
  ['+5493435550501', '+54 9 343 555 0501'],
  ['+5493876550101', '+54 9 387 655 0101'],
  // Not a mobile.
  ['+541144445566', '+54 11 4444-5566'],
  ['+598995550701', '+598 995550701'],
  ['+5511987654321', '+55 11987654321'],
  ['+50688887777', '+506 88887777'],
  // Of nobody's country, and what was never a number.
  ['+34600112233', '+34600112233'],
  ['+54 9 11 5444-5566', '+54 9 11 5444-5566'],
  ['0800 PORTAL', '0800 PORTAL'],
  ['', ''],
])('people read «%s» as «%s»', (number, shown) => {
  expect(formatPhone(number)).toBe(shown)
})
