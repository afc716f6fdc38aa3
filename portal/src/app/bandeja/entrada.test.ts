import { expect, test } from 'vitest'
import { inGroups, isReady, nextOf, type Entrada } from './entrada.ts'

const entrada = (entradaid: string, more: Partial<Entrada> = {}): Entrada => ({
  entradaid,
  origen: 'pedido',
  certeza: 'segura',
  recursoid: '17x1',
  tipodocumentoid: '20x1',
  vigencia: 'impresa',
  meses: null,
  dia_exigible: 10,
  fecha_emision: null,
  fecha_vencimiento: '2031-08-14',
  periodo: null,
  ...more,
})

test.each<[string, Partial<Entrada>, boolean]>([
  ['with its date, said by a person', {}, true],
  ['that nobody read', { certeza: 'parece' }, false],
  ['without its date', { fecha_vencimiento: null }, false],
  ['that ended', { fecha_vencimiento: '2020-01-01' }, false],
  ['of nobody', { recursoid: null }, false],
  ['whose type is not told', { vigencia: undefined }, false],
  ['of a type that never ends', { vigencia: 'sin vencimiento', fecha_vencimiento: null }, true],
  ['with a date that its type does not ask for', { vigencia: 'sin vencimiento' }, true],
])('one %s', (_, more, ready) => {
  expect(isReady(entrada('26x1', more), '2026-11-21')).toBe(ready)
})

test('stand by resource, in the order they came in, and the next one is near', () => {
  const all = [entrada('26x1', { recursoid: null }), entrada('26x2'), entrada('26x3')]
  expect(inGroups(all).map(({ recursoid, entradas }) => [recursoid, entradas.length])).toEqual([
    [null, 1],
    ['17x1', 2],
  ])
  expect(nextOf(all, '26x2')).toBe('26x3')
  expect(nextOf(all, '26x3')).toBe('26x2')
  expect(nextOf([entrada('26x1')], '26x1')).toBeUndefined()
})
