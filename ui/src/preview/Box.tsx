import type { Palabra } from '@portal/contract/lugar.ts'
import { useEffect, useRef } from 'react'
import { turnedPlace } from './Mark.tsx'
import styles from './preview.module.css'

/** Words on a page, in fractions of its width and height as it lies unturned. */
export interface BoxOnPage {
  /** From 1. */
  page: number
  x: number
  y: number
  width: number
  height: number
  /** Says in words what is to be seen there. */
  label: string
  /** By which it is told apart from others. */
  number?: number | undefined
  /** It is not as it should be. */
  differs: boolean
  /** Nobody is sure of it. */
  unsure?: boolean | undefined
  /** Another one each time that somebody wants to see it: then it comes into sight. */
  sought?: object | undefined
}

/** Finds on a page, counted from 1, what is to be seen there, by where its text stands. */
export type BoxesOf = (words: readonly Palabra[], page: number) => readonly BoxOnPage[]

interface BoxProps extends Omit<BoxOnPage, 'page'> {
  /** Degrees clockwise by which the page was turned. */
  rotation: number
}

const percent = (fraction: number) => `${fraction * 100}%`

/** A frame around words: of what it lies in, nothing else moves. */
export const Box = ({ x, y, width, height, label, number, differs, unsure, sought, rotation }: BoxProps) => {
  const frame = useRef<HTMLSpanElement>(null)
  const one = turnedPlace({ x, y }, rotation)
  const other = turnedPlace({ x: x + width, y: y + height }, rotation)
  useEffect(() => {
    const element = frame.current
    const stage = element?.closest(`.${styles.stage ?? ''}`)
    if (!sought || !element || !stage) return
    const [box, view] = [element.getBoundingClientRect(), stage.getBoundingClientRect()]
    stage.scrollTop += box.top + box.height / 2 - (view.top + view.height / 2)
    stage.scrollLeft += box.left + box.width / 2 - (view.left + view.width / 2)
  }, [sought])
  return (
    <span
      ref={frame}
      role="img"
      aria-label={label}
      className={styles.box}
      data-differs={differs || undefined}
      data-unsure={unsure || undefined}
      style={{
        left: percent(Math.min(one.x, other.x)),
        top: percent(Math.min(one.y, other.y)),
        width: percent(Math.abs(one.x - other.x)),
        height: percent(Math.abs(one.y - other.y)),
      }}
    >
      {number !== undefined && (
        <span className="tiny-size centered round" aria-hidden>
          {number}
        </span>
      )}
    </span>
  )
}
