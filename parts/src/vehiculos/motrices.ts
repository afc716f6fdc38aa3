import { bodies, furgon, type Body } from './carrocerias.ts'
import { box, bumper, fifthWheel, group, mudguard, path, wheels, type Drawing, type Shape } from './shapes.ts'

/** What pulls. The cab's front is at 0, its axle at 40. */

const cab = (outline: string): Shape[] => [
  ['cab', outline],
  [
    'glass',
    'M13 56L17.5 39Q18.6 35 22.5 35H37Q39 35 39 37V56Q39 58 37 58H15Q12.4 58 13 56ZM5 68H10Q12 68 12 70V74H5Z',
  ],
  ['detail', 'M42 34V77M30 64H37M8 81H19M17 64L42 62'],
  ['line', 'M9.5 38V54'],
]

const lowCab = 'M4 87V66Q4 60 6 54L15 34Q17 27 25 27H55Q60 27 60 32V87H58Q57 78 40 78Q24 78 23 87Z'
const highCab = 'M4 87V66Q4 60 6 54L15 28Q17 19 26 17L52 14Q60 13 60 20V87H58Q57 78 40 78Q24 78 23 87Z'
/** With a bed behind the seats. */
const longCab = 'M4 87V66Q4 60 6 54L15 28Q17 19 26 17L56 14Q64 13 64 20V87H58Q57 78 40 78Q24 78 23 87Z'

const tank = (x: number, y: number, width: number, height: number, strap: number): Shape[] => [
  ['cab', box(x, y, width, height, 4)],
  ['detail', path`M${x + strap} ${y}v${height}M${x + width - strap} ${y}v${height}`],
]

export const tractor = (ejes: 2 | 3): Drawing => {
  const long = ejes === 3
  const rear = group(long ? 108 : 118, ejes - 1)
  const [first, last] = [rear[0] ?? 0, rear.at(-1) ?? 0]
  const length = last + 20
  const at = long ? 124 : 112
  return {
    length,
    behind: { at, holds: 'kingpin' },
    shapes: [
      ['frame', box(58, 80, length - 58, 8, 2)],
      ...tank(66, 85, long ? 22 : 24, 15, 6),
      ...cab(long ? longCab : highCab),
      ...(long ? ([['detail', 'M51 42V78']] satisfies Shape[]) : []),
      fifthWheel(at, 80),
      mudguard(first, last),
      ...wheels(40, ...rear),
    ],
  }
}

/** A frame of its own behind the cab, with what it carries. */
const rigid = (ejes: 2 | 3, outline: string, body: (end: number) => Shape[]): Drawing => {
  const rear = group(ejes === 3 ? 190 : 174, ejes - 1)
  const end = ejes === 3 ? 268 : 232
  return {
    length: end,
    behind: { at: end + 6, holds: 'drawbar' },
    shapes: [
      ['frame', box(58, 72, end - 58, 7)],
      ...tank(70, 85, 28, 14, 8),
      ...cab(outline),
      mudguard(rear[0] ?? 0, rear.at(-1) ?? 0),
      bumper(end, 79),
      ...body(end),
      ...wheels(40, ...rear),
    ],
  }
}

/** A machine for the cold needs its room behind the cab. */
const bodyFrom = (body: Body) => (body === bodies.Térmico ? 72 : 68)

export const chasis = (ejes: 2 | 3, body: Body): Drawing => {
  const { length: end, shapes, behind } = rigid(ejes, lowCab, (to) => body(bodyFrom(body), to))
  const hook: Shape[] = [
    ['solid', box(end, 85, 5, 5, 1)],
    ['line', path`M${end - 4} 80V88H${end}`],
  ]
  return { length: end + 5, behind, shapes: [...shapes, ...hook] }
}

export const camionRigido = (ejes: 2 | 3, body: Body): Drawing =>
  rigid(ejes, highCab, (to) => (body === furgon ? furgon(68, to, 18) : body(bodyFrom(body), to)))

export const utilitario = (): Drawing => ({
  length: 138,
  behind: { at: 140, holds: 'drawbar' },
  shapes: [
    [
      'cab',
      'M4 92V78Q4 71 10 69L26 63L42 42Q45 38 51 38H124Q132 38 133 46L136 86Q136 92 131 92H126Q124 80 111 80Q98 80 96 92H50Q48 80 35 80Q22 80 20 92Z',
    ],
    ['glass', 'M33 62L45 46Q46.5 44 49 44H62V62ZM67 44H80V62H67Z'],
    ['detail', 'M64.5 44V88M84 50V88M84 66H133M70 68H76M6 80H14'],
    ...wheels(35, 111),
  ],
})
