import { enEspanol } from './enEspanol.test-examples.ts'
import { expect, test } from 'vitest'
import { Email, Mobile, noNumerico, phoneRule } from './values.ts'

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
  expect(enEspanol(Mobile.safeParse(mobile).error?.issues[0]?.message)).toBe(enEspanol(sentence))
})

test.each([
  ['Ana', undefined],
  ['Calle 9 de Julio 1234', undefined],
  ['-', undefined],
  ['1234', 'Ingrese solo caracteres'],
  ['-12,5', 'Ingrese solo caracteres'],
  ['1e5', 'Ingrese solo caracteres'],
  ['0x1F', 'Ingrese solo caracteres'],
  ['0b101', 'Ingrese solo caracteres'],
  ['Infinity', 'Ingrese solo caracteres'],
  ['-Infinity', 'Ingrese solo caracteres'],
  ['NaN', undefined],
  ['1e', undefined],
  [' ', 'Campo requerido'],
  ['Ana\u202Eairos', 'Tiene signos que no se ven: escribilo de nuevo'],
  ['Ana\u0007', 'Tiene signos que no se ven: escribilo de nuevo'],
  ['Ana\nRíos', 'Tiene signos que no se ven: escribilo de nuevo'],
  ['Gratis en http://premio.example', 'Sin direcciones de internet'],
  ['Mirá www.premio.example', 'Sin direcciones de internet'],
  ['premio.example/ya', 'Sin direcciones de internet'],
  ['Fletes.com S.R.L.', undefined],
  ['Transportes c/ chofer S.A.', undefined],
  ['Ruta 3 km 1.200/1.300', undefined],
])('a name or a street «%s» is told «%s»', (text, sentence) => {
  expect(enEspanol(noNumerico(80).safeParse(text).error?.issues[0]?.message)).toBe(sentence)
})

test.each(['ana\u202E@mail.example', 'ana\u0000@mail.example', 'ana@ma\u200Bil.example'])(
  'an email with what nobody sees is none: %j',
  (email) => {
    expect(enEspanol(Email.safeParse(email).error?.issues[0]?.message)).toBe('Formato de email inválido')
  },
)

test.each([
  ['ana@mail.example', undefined],
  ['ana.rios+altas@compras.mail.example', undefined],
  ['a@b..com', 'Formato de email inválido'],
  ['a@.b.com', 'Formato de email inválido'],
  ['a@b.com.', 'Formato de email inválido'],
  ['a@b', 'Formato de email inválido'],
])('an email «%s» is told «%s»', (email, sentence) => {
  expect(enEspanol(Email.safeParse(email).error?.issues[0]?.message)).toBe(sentence)
})
