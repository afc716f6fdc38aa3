import { coupled } from './coupled.ts'
import type { VehiculoDibujable } from './drawingOf.ts'
import { Paths } from './Paths.tsx'
import { drawingHeight, margin } from './shapes.ts'
import styles from './vehiculos.module.css'

interface ConvoyProps {
  /** From the front to the back. */
  parts: readonly VehiculoDibujable[]
  /** Pixels. */
  height: number
}

/** Vehicles as an ornament: nobody's, in one colour, and passed by where a page is read aloud. */
export const Convoy = ({ parts, height }: ConvoyProps) => {
  const { placed, width } = coupled(parts)
  return (
    <svg
      aria-hidden
      className={`${styles.drawing} ${styles.ornament}`}
      viewBox={`${-margin} 0 ${width} ${drawingHeight}`}
      width={(width * height) / drawingHeight}
      height={height}
    >
      {placed.map(({ drawing, x }) => (
        <g key={x} transform={`translate(${x})`}>
          <Paths of={drawing} />
        </g>
      ))}
    </svg>
  )
}
