import { expect, test } from 'vitest'
import { allHold, noneOf, tableOf, within } from './promises.ts'

test('the table shouts the promise that does not hold, and one is enough', () => {
  const rows = [within('vuelve a escribir', 4.26, 30), noneOf('choferes perdidos', { found: 1, of: 900 })]
  expect(tableOf(rows)).toBe(
    [
      'promesa            medido    meta',
      'vuelve a escribir  4.3 s     ≤ 30 s  sí',
      'choferes perdidos  1 de 900  0       NO',
    ].join('\n'),
  )
  expect(allHold(rows)).toBe(false)
})

test('nothing lost of nothing written is no promise kept', () => {
  expect(noneOf('choferes perdidos', { found: 0, of: 0 }).holds).toBe(false)
})

test('what is only told stops nobody', () => {
  expect(allHold([{ what: 'pooler', measured: 'no arranca', goal: '' }])).toBe(true)
})
