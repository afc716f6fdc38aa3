import { expect, test } from 'vitest'
import { Mobile, phoneRule } from './values.ts'

test.each([
  ['+5491154445566', undefined],
  [' +5491154445566 ', undefined],
  ['+549115444556', phoneRule.argentina],
  ['+5499154445566', phoneRule.argentina],
  // Without the 9 that Argentine mobiles travel with.
  ['+541154445566', phoneRule.argentina],
  ['+59899123456', phoneRule.other],
  ['+598991234567', undefined],
  ['+5980991234567', phoneRule.other],
  ['1154445566', phoneRule.other],
  ['', 'Campo requerido'],
])('a mobile «%s» is told «%s»', (mobile, sentence) => {
  expect(Mobile.safeParse(mobile).error?.issues[0]?.message).toBe(sentence)
})
