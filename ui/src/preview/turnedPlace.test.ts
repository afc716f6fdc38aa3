import { expect, test } from 'vitest'
import { turnedPlace } from './Mark.tsx'

test.each([
  [0, { x: 0.1, y: 0.3 }],
  [90, { x: 0.7, y: 0.1 }],
  [180, { x: 0.9, y: 0.7 }],
  [270, { x: 0.3, y: 0.9 }],
])('a place turns with its page: %i°', (rotation, turned) => {
  const { x, y } = turnedPlace({ x: 0.1, y: 0.3 }, rotation)
  expect({ x: Number(x.toFixed(3)), y: Number(y.toFixed(3)) }).toEqual(turned)
})
