import { drawingBehindBitren, drawingOf, type VehiculoDibujable } from './drawingOf.ts'
import { margin, type Drawing } from './shapes.ts'

interface Placed {
  drawing: Drawing
  /** Of its front, from the front of the first one. */
  x: number
}

export interface Unidad {
  placed: readonly Placed[]
  /** Of the whole drawing, with `margin` at both ends. */
  width: number
}

/** Between two that no coupling of theirs holds together. */
const gap = 6

/** Where one behind another stands: on its coupling, or clear of it when the two don't couple. */
const behind = ({ drawing, x }: Placed, next: Drawing): number =>
  next.front?.holds === drawing.behind.holds
    ? x + drawing.behind.at - next.front.at
    : x + drawing.length + gap

/** A unit put together, its vehicles from the front to the back. */
export const coupled = (dominios: readonly VehiculoDibujable[]): Unidad => {
  const placed = dominios.reduce<readonly Placed[]>((row, dominio, index) => {
    const drawing =
      dominios[index - 1]?.vehiculo === 'Bitrén' ? drawingBehindBitren(dominio) : drawingOf(dominio)
    const ahead = row.at(-1)
    return [...row, { drawing, x: ahead ? behind(ahead, drawing) : 0 }]
  }, [])
  const end = Math.max(0, ...placed.map(({ drawing, x }) => x + drawing.length))
  return { placed, width: end + 2 * margin }
}
