import type { Tone } from '@portal/ui/theme/tokens.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { coupled } from './coupled.ts'
import type { VehiculoDibujable } from './drawingOf.ts'
import { Paths } from './Paths.tsx'
import { drawingHeight, margin } from './shapes.ts'
import { partesName } from './vehiculoName.ts'
import styles from './vehiculos.module.css'

export interface ParteDibujada extends VehiculoDibujable {
  /** Its plate. */
  dominio: string
  /** Of its status. Green asks nothing of anybody, and is drawn as any vehicle is. */
  tone: Tone
  /** The word of its status, as the chip beside it says. */
  estado: string
  /** It keeps the unit from going out. */
  culprit?: boolean
}

interface UnidadDibujadaProps {
  /** From the front to the back. */
  parts: readonly ParteDibujada[]
  /** Pixels; narrower than it needs, it shrinks. */
  height?: number
  /** As in a list: a fine line and no detail. */
  small?: boolean
}

/** A unit as it stands in the yard, each part in the colours of its status. It always faces left. */
export const UnidadDibujada = ({ parts, height = 184, small = false }: UnidadDibujadaProps) => {
  const t = useTexts()
  const { placed, width } = coupled(parts)
  return (
    <svg
      role="img"
      className={small ? `${styles.drawing} ${styles.small}` : styles.drawing}
      viewBox={`${-margin} 0 ${width} ${drawingHeight}`}
      width={(width * height) / drawingHeight}
      height={height}
    >
      <title>{partesName(t, parts)}</title>
      {placed.map(({ drawing, x }, index) => {
        const { tone = 'green', culprit = false } = parts[index] ?? {}
        return (
          <g key={index} transform={`translate(${x})`} data-tone={tone === 'green' ? undefined : tone}>
            <Paths of={drawing} small={small} />
            {culprit && <path className={styles.solid} d={`M${drawing.length / 2 - 5} 0h10l-5 7z`} />}
          </g>
        )
      })}
    </svg>
  )
}
