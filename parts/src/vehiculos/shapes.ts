/** What a vehicle is drawn of. 24 units a metre, side view, facing left, 112 high with the ground at 108. */

/** Which of the drawing's colours a path takes; `detail` is left out where it is drawn small. */
export type Paint = 'body' | 'cab' | 'frame' | 'band' | 'glass' | 'solid' | 'line' | 'detail' | 'tyre' | 'hub'

export type Shape = readonly [paint: Paint, path: string]

/** How one vehicle holds on to the next: a kingpin sits in a fifth wheel, a drawbar's eye hangs on a hook. */
export type Hold = 'kingpin' | 'drawbar'

export interface Drawing {
  /** From its front to its end. */
  length: number
  /** Where the next one is coupled, and by what it has to hold on. */
  behind: { at: number; holds: Hold }
  /** Where it is coupled itself; a vehicle that pulls only has nothing there. */
  front?: { at: number; holds: Hold }
  shapes: readonly Shape[]
}

export const drawingHeight = 112
export const ground = 108
/** Room at both ends for what sticks out of a vehicle, and for half a line. */
export const margin = 10

const axleHeight = 96
/** From one axle of a group to the next. */
export const axleGap = 31

const rounded = (value: number) => Math.round(value * 10) / 10

/** `path` writes numbers as the drawing needs them: a tenth of a unit is finer than any screen. */
export const path = (parts: TemplateStringsArray, ...values: number[]): string =>
  parts.reduce((text, part, index) => `${text}${rounded(values[index - 1] ?? 0)}${part}`)

export const box = (x: number, y: number, width: number, height: number, radius = 0): string =>
  radius === 0
    ? path`M${x} ${y}h${width}v${height}h${-width}z`
    : path`M${x + radius} ${y}h${width - 2 * radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}` +
      path`v${height - 2 * radius}a${radius} ${radius} 0 0 1 ${-radius} ${radius}` +
      path`h${2 * radius - width}a${radius} ${radius} 0 0 1 ${-radius} ${-radius}` +
      path`v${2 * radius - height}a${radius} ${radius} 0 0 1 ${radius} ${-radius}z`

export const circle = (x: number, y: number, radius: number): string =>
  path`M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`

/** Uprights between both ends, as near to `every` apart as goes in evenly. */
export const uprights = (from: number, to: number, every: number, top: number, bottom: number): string => {
  const fields = Math.round((to - from) / every)
  const step = (to - from) / fields
  return Array.from({ length: fields - 1 }, (_, index) => from + (index + 1) * step)
    .map((x) => path`M${x} ${top}V${bottom}`)
    .join('')
}

/** The axles of a group, from its first one backwards. */
export const group = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => first + index * axleGap)

export const wheels = (...axles: number[]): Shape[] => [
  ['tyre', axles.map((x) => circle(x, axleHeight, 12)).join('')],
  ['hub', axles.map((x) => circle(x, axleHeight, 5.5)).join('')],
]

/** The mudguard over a group of axles. */
export const mudguard = (first: number, last: number): Shape => [
  'line',
  path`M${first - 15} 92Q${first - 14} 81 ${first - 6} 81H${last + 6}Q${last + 14} 81 ${last + 15} 92`,
]

/** The bar across the end, hanging from the frame. */
export const bumper = (end: number, top: number): Shape => [
  'line',
  path`M${end - 1} ${top}V93M${end - 9} 93H${end}`,
]

/** The plate that a kingpin sits in, standing on the frame. */
export const fifthWheel = (at: number, base: number): Shape => [
  'solid',
  path`M${at - 13} ${base}L${at - 8} ${base - 6}H${at + 9}L${at + 15} ${base}Z`,
]

/** The eye, and the bar that leads to it. */
export const drawbar = (to: number): Shape[] => [
  ['line', path`M2 88H${to}`],
  ['solid', circle(3, 88, 3)],
]
