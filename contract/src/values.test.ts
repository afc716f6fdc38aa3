import { expect, test } from 'vitest'
import { Mobile, noNumerico, phoneRule } from './values.ts'

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

test.each([
  ['Ana', undefined],
  ['Calle 9 de Julio 1234', undefined],
  ['-', undefined],
  ['1234', 'Ingrese solo caracteres'],
  ['-12,5', 'Ingrese solo caracteres'],
  [' ', 'Campo requerido'],
])('a name or a street «%s» is told «%s»', (text, sentence) => {
  expect(noNumerico(80).safeParse(text).error?.issues[0]?.message).toBe(sentence)
})
