import { expect, test } from 'vitest'
import { moved, rowToStandOn, type Place } from './moved.ts'

const size = { rows: 30, columns: 5, rtl: false }
const press = (key: string, from: Place, more: { ctrlKey?: boolean; rtl?: boolean } = {}) => {
  const place = moved(
    from,
    { key, ctrlKey: more.ctrlKey ?? false, metaKey: false, altKey: false },
    { ...size, rtl: more.rtl ?? false },
  )
  return place && [place.row, place.column]
}

test.each([
  ['ArrowDown', [3, 2], [4, 2]],
  ['ArrowUp', [0, 2], [0, 2]],
  ['ArrowRight', [3, 4], [3, 4]],
  ['ArrowLeft', [3, 1], [3, 0]],
  ['PageDown', [25, 1], [29, 1]],
  ['PageUp', [5, 1], [0, 1]],
  ['Home', [5, 3], [5, 0]],
  ['End', [5, 3], [5, 4]],
  ['a', [5, 3], undefined],
] as const)('%s leads from %j to %j, and never out of the grid', (key, [row, column], to) => {
  expect(press(key, { row, column })).toEqual(to)
})

test('with Ctrl the ends are those of the whole', () => {
  expect(press('Home', { row: 5, column: 3 }, { ctrlKey: true })).toEqual([0, 0])
  expect(press('End', { row: 5, column: 3 }, { ctrlKey: true })).toEqual([29, 4])
})

test('from right to left an arrow goes where it points', () => {
  expect(press('ArrowLeft', { row: 0, column: 1 }, { rtl: true })).toEqual([0, 2])
  expect(press('ArrowRight', { row: 0, column: 1 }, { rtl: true })).toEqual([0, 0])
})

test('a heading is passed over in the direction of the step, and at an end of the grid the other way', () => {
  const headings = new Set([0, 4, 9])
  const stand = (row: number, step: 1 | -1) => rowToStandOn(row, step, 10, (each) => headings.has(each))
  expect([stand(0, 1), stand(4, 1), stand(4, -1), stand(0, -1), stand(9, 1), stand(7, 1)]).toEqual([
    1, 5, 3, 1, 8, 7,
  ])
  expect(rowToStandOn(1, 1, 2, () => true)).toBe(1)
})
