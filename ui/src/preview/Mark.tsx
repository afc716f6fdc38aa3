import { useEffect, useRef } from 'react'
import styles from './preview.module.css'

/** A place on a page, in fractions of its width and height as it lies unturned. */
export interface PlaceOnPage {
  /** From 1. */
  page: number
  x: number
  y: number
  /** Says in words what is to be seen there. */
  label: string
}

interface MarkProps extends Omit<PlaceOnPage, 'page'> {
  /** Degrees clockwise by which the page was turned. */
  rotation: number
  /** The page's own shape, once it is known: its place moves with it. */
  ratio: number
}

/** Where a place lies on a page that was turned. */
export const turnedPlace = ({ x, y }: { x: number; y: number }, rotation: number) =>
  rotation === 90
    ? { x: 1 - y, y: x }
    : rotation === 180
      ? { x: 1 - x, y: 1 - y }
      : rotation === 270
        ? { x: y, y: 1 - x }
        : { x, y }

/** A ring around a place, which comes into sight by itself: of what it lies in, nothing else moves. */
export const Mark = ({ label, rotation, ratio, ...place }: MarkProps) => {
  const ring = useRef<HTMLSpanElement>(null)
  const { x, y } = turnedPlace(place, rotation)
  useEffect(() => {
    const element = ring.current
    const stage = element?.closest(`.${styles.stage ?? ''}`)
    if (!element || !stage) return
    const middle = (box: DOMRect) => box.top + box.height / 2
    stage.scrollTop += middle(element.getBoundingClientRect()) - middle(stage.getBoundingClientRect())
  }, [x, y, ratio])
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
