import type { carrocerias } from '@portal/contract/vehiculos.ts'
import { box, path, uprights, type Shape } from './shapes.ts'

export type Carroceria = (typeof carrocerias)[number]

/** What a frame carries, from one end of it to the other: as long as the vehicle that it stands on. */
export type Body = (from: number, to: number) => Shape[]

const middle = (from: number, to: number) => (from + to) / 2

export const furgon = (from: number, to: number, top = 12): Shape[] => [
  ['body', box(from, top, to - from, 72 - top, 3)],
  ['detail', path`M${from} ${top + 6}H${to}M${from} 66H${to}` + uprights(from, to, 30, top + 6, 66)],
]

/** A box with its own cold: the machine in front, a snowflake on the side. */
const termico: Body = (from, to) => {
  const x = middle(from, to)
  return [
    ['body', box(from, 12, to - from, 60, 3)],
    ['detail', path`M${from} 65H${to}M${from} 18H${to}`],
    ['cab', box(from - 9, 17, 11, 26, 3)],
    ['detail', [23, 28, 33].map((y) => path`M${from - 6} ${y}h5`).join('')],
    [
      'line',
      path`M${x} 28V52M${x - 10.4} 34L${x + 10.4} 46M${x - 10.4} 46L${x + 10.4} 34` +
        path`M${x - 3} 30.5l3 3l3 -3M${x - 3} 49.5l3 -3l3 3`,
    ],
  ]
}

/** Curtains, and the straps that tighten them. */
const sider: Body = (from, to) => [
  ['body', box(from, 12, to - from, 60, 3)],
  ['band', path`M${from} 20H${to}V15Q${to} 12 ${to - 3} 12H${from + 3}Q${from} 12 ${from} 15Z`],
  ['detail', uprights(from, to, 12, 21, 58)],
  ['line', uprights(from, to, 24, 62, 71)],
]

const baranda: Body = (from, to) => [
  ['body', box(from, 42, to - from, 30, 1.5)],
  ['detail', path`M${from} 52H${to}M${from} 62H${to}`],
  ['cab', path`M${from} 72V30H${from + 7}V72Z`],
  ['line', uprights(from, to, 65, 38, 72) + path`M${to - 1} 38V72`],
]

const cisterna: Body = (from, to) => {
  const tanks = to - from > 220 ? 3 : 2
  const tank = (to - from) / tanks
  const lids = Array.from({ length: tanks }, (_, index) => from + (index + 0.5) * tank - 9)
  return [
    [
      'body',
      path`M${from + 16} 24H${to - 16}Q${to} 24 ${to} 47Q${to} 71 ${to - 16} 71` +
        path`H${from + 16}Q${from} 71 ${from} 47Q${from} 24 ${from + 16} 24Z`,
    ],
    ['cab', lids.map((x) => path`M${x} 24v-4q0 -2 2 -2h14q2 0 2 2v4`).join('')],
    [
      'detail',
      uprights(from, to, tank, 24, 71) +
        path`M${from + 20} 14H${to - 20}M${from + 20} 14V24M${to - 20} 14V24`,
    ],
    ['band', path`M${from + 1} 44H${to - 1}V51H${from + 1}Z`],
  ]
}

/** An open skip with a visor over the cab. */
const batea: Body = (from, to) => {
  const ribs = Math.round((to - from) / 26)
  return [
    ['body', path`M${from + 2} 26H${to + 4}L${to - 6} 72H${from + 12}Z`],
    ['detail', uprights(from + 8, to - 2, (to - from - 10) / ribs, 31, 72)],
    ['line', path`M${from} 26H${to + 6}`],
    ['cab', path`M${from - 2} 26L${from - 6} 20H${from + 18}L${from + 20} 26Z`],
  ]
}

/** Two funnels under a rounded top. */
const tolva: Body = (from, to) => {
  const [outer, inner] = [(to - from) * 0.18, (to - from) * 0.35]
  return [
    [
      'body',
      path`M${from} 22H${to}V54L${to - outer} 78H${to - inner}L${middle(from, to)} 60` +
        path`L${from + inner} 78H${from + outer}L${from} 54Z`,
    ],
    ['band', path`M${from} 22H${to}Q${to - 8} 14 ${to - 22} 14H${from + 22}Q${from + 8} 14 ${from} 22Z`],
    ['detail', path`M${from} 54H${to}` + uprights(from, to, 26, 22, 54)],
  ]
}

const portacontenedor: Body = (from, to) => [
  ['body', box(from + 4, 13, to - from - 8, 56, 1)],
  ['detail', uprights(from + 10, to - 10, 9, 20, 62)],
  ['solid', [from + 4, to - 10].map((x) => box(x, 13, 6, 6) + box(x, 63, 6, 6)).join('')],
]

const jaula: Body = (from, to) => [
  ['body', box(from, 14, to - from, 58, 2)],
  ['detail', [20, 26, 32, 50, 56, 62].map((y) => path`M${from} ${y}H${to}`).join('')],
  ['band', path`M${from} 38H${to}V44H${from}Z`],
  ['line', uprights(from, to, 42, 14, 72)],
]

/** `Otro` is what nobody knows the look of; a low bed is the vehicle itself, and on another one its bare frame. */
export const bodies: Record<Exclude<Carroceria, 'Otro'>, Body> = {
  Furgón: furgon,
  Térmico: termico,
  Sider: sider,
  Baranda: baranda,
  Cisterna: cisterna,
  Batea: batea,
  Tolva: tolva,
  Portacontenedor: portacontenedor,
  Jaula: jaula,
  Carretón: () => [],
}
