import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { drawingOf, type VehiculoDibujable } from './drawingOf.ts'
import { Paths } from './Paths.tsx'
import { drawingHeight, margin } from './shapes.ts'
import { vehiculoName } from './vehiculoName.ts'
import styles from './vehiculos.module.css'

interface SiluetaProps {
  dominio: VehiculoDibujable
  /** Pixels. */
  height?: number
  /** Where words beside it already say what it is, it is not said twice. */
  decorative?: boolean
}

/** A vehicle as small as a list draws it, all to one scale: a dolly is shorter than a semi. */
export const Silueta = ({ dominio, height = 28, decorative = false }: SiluetaProps) => {
  const t = useTexts()
  const drawing = drawingOf(dominio)
  const width = drawing.length + 2 * margin
  return (
    <svg
      {...(decorative ? { 'aria-hidden': true } : { role: 'img' })}
      className={`${styles.drawing} ${styles.small}`}
      viewBox={`${-margin} 0 ${width} ${drawingHeight}`}
      width={(width * height) / drawingHeight}
      height={height}
    >
      {!decorative && <title>{vehiculoName(t, dominio)}</title>}
      <Paths of={drawing} small />
    </svg>
  )
}
