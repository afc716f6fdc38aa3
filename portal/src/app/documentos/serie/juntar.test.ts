import { expect, test } from 'vitest'
import { juntar } from './juntar.ts'
import { presentableOf } from '../presentable.ts'

const item = (recursoid: string, tipodocumentoid: string, compartido?: boolean) =>
  presentableOf({
    recursoid,
    recurso: recursoid,
    tipodocumentoid,
    tipodocumento: tipodocumentoid,
    compartido,
  })

const items = [
  item('17x1', '20x1', true),
  item('17x1', '20x2', false),
  item('17x2', '20x1', true),
  item('17x2', '20x2', false),
  item('17x2', '20x3'),
]
const told = (start?: (typeof items)[number]) =>
  juntar(items, start).map(
    ({ recursoid, tipodocumentoid, cuantos }) => `${recursoid} ${tipodocumentoid} ${cuantos}`,
  )

test('a paper that serves several is asked for once, in the place of the first', () => {
  expect(told()).toEqual(['17x1 20x1 2', '17x1 20x2 1', '17x2 20x2 1', '17x2 20x3 1'])
})

test('and begins at the one that was pressed', () => {
  expect(told(items[2])[0]).toBe('17x2 20x1 2')
  expect(told(items[3])[0]).toBe('17x1 20x1 2')
})

test('what is critical comes first, then what is required, then what may be left out', () => {
  const own = (tipodocumentoid: string, critico: boolean, obligatorio?: boolean) =>
    presentableOf({
      recursoid: '17x1',
      recurso: 'Ana',
      tipodocumentoid,
      tipodocumento: tipodocumentoid,
      critico,
      ...(obligatorio !== undefined && { obligatorio }),
    })
  const asked = [
    own('opcional', true, false),
    own('exigido', false, true),
    own('crítico', true, true),
    own('no se sabe', false),
    own('otro crítico', true),
  ]
  expect(juntar(asked, undefined).map(({ tipodocumentoid }) => tipodocumentoid)).toEqual([
    'crítico',
    'otro crítico',
    'exigido',
    'no se sabe',
    'opcional',
  ])
})
