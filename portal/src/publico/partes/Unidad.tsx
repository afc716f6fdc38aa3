import { coupled } from '@portal/parts/vehiculos/coupled.ts'
import type { VehiculoDibujable } from '@portal/parts/vehiculos/drawingOf.ts'
import { drawingHeight, margin } from '@portal/parts/vehiculos/shapes.ts'
import styles from './Unidad.module.css'

interface ParteDeUnidad extends VehiculoDibujable {
  /** It keeps the unit from going out. */
  culprit?: boolean
}

interface UnidadProps {
  /** From the front to the back. */
  parts: readonly ParteDeUnidad[]
  /** Pixels; without it, as its `className` says. */
  height?: number
  /** On the coloured band it is brighter than on paper; small, a fine line and no detail. */
  look: 'road' | 'small'
  className?: string | undefined
}

/** Vehicles put together, as an ornament. They always face left. */
export const Unidad = ({ parts, height, look, className = '' }: UnidadProps) => {
  const { placed, width } = coupled(parts)
  return (
    <svg
      aria-hidden
      className={`${styles.unidad} ${styles[look]} ${className}`}
      viewBox={`${-margin} 0 ${width} ${drawingHeight}`}
      {...(height !== undefined && { height, width: Math.round((width * height) / drawingHeight) })}
    >
      {placed.map(({ drawing, x }, index) => (
        <g
          key={x}
          transform={`translate(${x})`}
          className={parts[index]?.culprit ? styles.culprit : undefined}
        >
          {drawing.shapes
            .filter(([paint]) => look === 'road' || paint !== 'detail')
            .map(([paint, path], shape) => (
              <path key={shape} className={styles[paint]} d={path} />
            ))}
        </g>
      ))}
    </svg>
  )
}
