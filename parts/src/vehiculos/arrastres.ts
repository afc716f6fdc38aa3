import type { Body } from './carrocerias.ts'
import {
  axleGap,
  box,
  bumper,
  circle,
  drawbar,
  fifthWheel,
  group,
  mudguard,
  path,
  wheels,
  type Drawing,
  type Shape,
} from './shapes.ts'

/** What is pulled. */

const last = (axles: readonly number[]) => axles.at(-1) ?? 0

/** The legs that it stands on when nothing pulls it. */
const legs = (x: number): Shape => ['line', path`M${x} 82V103M${x - 6} 103H${x + 6}`]

/** The bar at the side that keeps bicycles from under it. */
const sideGuard = (from: number, to: number): Shape => ['frame', box(from, 88, to - from, 6, 1.5)]

const semiFrame = (length: number, first: number): Shape => [
  'frame',
  path`M6 72H${length}V80H${first - 20}L${first - 34} 83H74L58 78H6Z`,
]

const semis = { 1: [180, 216], 2: [203, 276], 3: [218, 324] } as const

export const semirremolque = (ejes: 1 | 2 | 3, body: Body): Drawing => {
  const [first, length] = semis[ejes]
  const axles = group(first, ejes)
  return {
    length,
    front: { at: 30, holds: 'kingpin' },
    behind: { at: length + 4, holds: 'drawbar' },
    shapes: [
      semiFrame(length, first),
      legs(66),
      sideGuard(84, first - 20),
      mudguard(first, last(axles)),
      bumper(length, 80),
      ...body(0, length),
      ...wheels(...axles),
    ],
  }
}

/** A semi that carries the fifth wheel of the next one between its axles. */
export const bitren = (ejes: 2 | 3, body: Body): Drawing => {
  const axles = group(178, ejes)
  const at = (178 + last(axles)) / 2
  const length = last(axles) + 20
  return {
    length,
    front: { at: 30, holds: 'kingpin' },
    behind: { at, holds: 'kingpin' },
    shapes: [
      ['frame', path`M8 72H${length}V80H162L152 83H70L56 78H8Z`],
      fifthWheel(at, 73),
      legs(66),
      sideGuard(84, 158),
      mudguard(178, last(axles)),
      ...body(0, 178),
      ...wheels(...axles),
    ],
  }
}

/** The one behind a bitrén: shorter, its axles under its middle. */
export const segundoSemi = (ejes: 1 | 2 | 3, body: Body): Drawing => {
  const length = 206
  const axles = group(131 - ((ejes - 1) * axleGap) / 2, ejes)
  const first = axles[0] ?? 0
  return {
    length,
    front: { at: 20, holds: 'kingpin' },
    behind: { at: length + 4, holds: 'drawbar' },
    shapes: [
      semiFrame(length, first),
      legs(74),
      mudguard(first, last(axles)),
      bumper(length, 80),
      ...body(0, length),
      ...wheels(...axles),
    ],
  }
}

const acoplados = { 2: [1, 214, 244], 3: [1, 219, 280], 4: [2, 259, 320] } as const

/** A trailer that stands by itself: its front axles turn with the drawbar. */
export const acoplado = (ejes: 2 | 3 | 4, body: Body): Drawing => {
  const [turning, rear, length] = acoplados[ejes]
  const front = group(70, turning)
  const axles = group(rear, ejes - turning)
  return {
    length,
    front: { at: 0, holds: 'drawbar' },
    behind: { at: length + 2, holds: 'drawbar' },
    shapes: [
      ...drawbar(66),
      ['frame', box(44, 72, length - 44, 7)],
      ['solid', box(54, 79, last(front) - 38, 5, 1.5)],
      sideGuard(last(front) + 24, rear - 24),
      mudguard(rear, last(axles)),
      bumper(length, 80),
      ...body(44, length),
      ...wheels(...front, ...axles),
    ],
  }
}

/** Axles with a fifth wheel, that make a trailer of a semi. */
export const dolly = (ejes: 1 | 2): Drawing => {
  const axles = group(56, ejes)
  const length = last(axles) + 20
  const at = ejes === 1 ? 56 : 71
  return {
    length,
    front: { at: 0, holds: 'drawbar' },
    behind: { at, holds: 'kingpin' },
    shapes: [
      ...drawbar(40),
      ['frame', box(34, 80, length - 34, 8)],
      ['solid', path`M${at - 15} 80L${at - 9} 73H${at + 10}L${at + 16} 80Z`],
      mudguard(56, last(axles)),
      ...wheels(...axles),
    ],
  }
}

/** A low bed: the more axles it has, the shorter what lies between them and its neck. */
export const carreton = (ejes: 2 | 3 | 4): Drawing => {
  const axles = group(342 - (ejes - 1) * axleGap, ejes)
  const first = axles[0] ?? 0
  const planks = Math.floor((first - 61 - 92) / 24) + 1
  return {
    length: 382,
    front: { at: 30, holds: 'kingpin' },
    behind: { at: 382, holds: 'drawbar' },
    shapes: [
      [
        'body',
        path`M4 66H66Q72 66 74 71L78 84H${first - 34}L${first - 26} 74` +
          path`H372V82H${first - 22}L${first - 30} 94H70L62 76H4Z`,
      ],
      ['detail', Array.from({ length: planks }, (_, index) => path`M${92 + index * 24} 84V94`).join('')],
      ['cab', 'M370 74L376 50H381L378 74Z'],
      ['line', 'M40 76V66'],
      mudguard(first, 342),
      ...wheels(...axles),
    ],
  }
}

/** What nobody told the kind of: something on wheels, and no more. */
export const sinDato = (): Drawing => ({
  length: 200,
  front: { at: 0, holds: 'drawbar' },
  behind: { at: 202, holds: 'drawbar' },
  shapes: [
    ['body', box(4, 36, 192, 46, 8)],
    ['line', path`M4 88H196` + circle(48, 96, 12) + circle(152, 96, 12)],
  ],
})
