import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test.each<[string, unknown, string]>([
  ['text', 'Núñez', 'Núñez'],
  ['nothing', null, ''],
  ['a number', 1234, '1234'],
  ['yes', true, 'SI'],
  ['a comma', 'Paz, Ana', '"Paz, Ana"'],
  ['a quote', 'La "Gorda"', '"La ""Gorda"""'],
  ['two lines', 'uno\ndos', '"uno\ndos"'],
  ['a mobile', '+5491154445566', '+5491154445566'],
  ['a formula', '=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
  ['a formula that begins as a number', '-2+3+cmd', "'-2+3+cmd"],
  ['an at', '@SUM(A1)', "'@SUM(A1)"],
  ['a full-width sign', '＝1+1', "'＝1+1"],
  ['a formula after spaces', ' =1+1', "' =1+1"],
  ['a formula where some countries begin a cell', 'Paz;=1+1', '"Paz;\'=1+1"'],
  ['a formula on a line of its own', 'uno\n=1+1', '"uno\n\'=1+1"'],
  ['a dash between words', 'Buenos Aires - La Plata', 'Buenos Aires - La Plata'],
])('%s', (_, value, written) => {
  expect(csvOf(['dato'], [{ dato: value, other: 1 }])).toBe(`\uFEFFdato\r\n${written}\r\n`)
})
