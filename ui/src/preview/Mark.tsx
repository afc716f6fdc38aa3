import { useEffect, useRef, type MouseEvent } from 'react'
import styles from './preview.module.css'

/** A place on a page, in fractions of its width and height as it lies unturned. */
export interface PlaceOnPage {
  /** From 1. */
  page: number
  x: number
  y: number
  /** Says in words what is to be seen there. */
  label: string
  /** It is being put there by who looks at it: nothing moves by itself. */
  still?: boolean
}

interface MarkProps extends Omit<PlaceOnPage, 'page'> {
  /** Degrees clockwise by which the page was turned. */
  rotation: number
  /** The page's own shape, once it is known: its place moves with it. */
  ratio: number
}

/** A place that was pointed at, without words yet. */
export type Pointed = Omit<PlaceOnPage, 'label'>

/** Where a place lies on a page that was turned. */
export const turnedPlace = ({ x, y }: { x: number; y: number }, rotation: number) =>
  rotation === 90
    ? { x: 1 - y, y: x }
    : rotation === 180
      ? { x: 1 - x, y: 1 - y }
      : rotation === 270
        ? { x: y, y: 1 - x }
        : { x, y }

const inside = (fraction: number) => Math.min(1, Math.max(0, fraction))

/** Where on the page as it lies unturned a press on it was. */
export const pointedAt = (
  { clientX, clientY, currentTarget }: MouseEvent<HTMLElement>,
  rotation: number,
): Pick<PlaceOnPage, 'x' | 'y'> => {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  const pressed = { x: inside((clientX - left) / width), y: inside((clientY - top) / height) }
  return turnedPlace(pressed, (360 - rotation) % 360)
}

/** A ring around a place, which comes into sight by itself: of what it lies in, nothing else moves. */
export const Mark = ({ label, still = false, rotation, ratio, ...place }: MarkProps) => {
  const ring = useRef<HTMLSpanElement>(null)
  const { x, y } = turnedPlace(place, rotation)
  useEffect(() => {
    const element = ring.current
    const stage = element?.closest(`.${styles.stage ?? ''}`)
    if (!element || !stage || still) return
    const middle = (box: DOMRect) => box.top + box.height / 2
    stage.scrollTop += middle(element.getBoundingClientRect()) - middle(stage.getBoundingClientRect())
  }, [x, y, ratio, still])
  return (
    <span
      ref={ring}
      role="img"
      aria-label={label}
      className={styles.mark}
      style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
    />
  )
}
