import { expect, it } from 'vitest'
import { recorteDe } from './recorte.ts'

it('is what lies under the frame, and a little more', () => {
  // A video as high as its element, and wider: cut at both sides.
  expect(
    recorteDe(
      { width: 1920, height: 1080 },
      { width: 360, height: 540 },
      { x: 30, y: 170, width: 300, height: 190 },
    ),
  ).toEqual({ x: 600, y: 302, width: 720, height: 456 })
})

it('never reaches beyond the picture', () => {
  const { x, y, width, height } = recorteDe(
    { width: 640, height: 480 },
    { width: 1440, height: 700 },
    { x: -50, y: -50, width: 1600, height: 900 },
  )
  expect([x, y, width, height]).toEqual([0, 22, 640, 458])
})
