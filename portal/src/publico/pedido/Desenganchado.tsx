import { drawingOf, type VehiculoDibujable } from '@portal/parts/vehiculos/drawingOf.ts'
import { drawingHeight, margin, type Paint } from '@portal/parts/vehiculos/shapes.ts'
import styles from './Pedido.module.css'

/** Where pages are drawn before they are sent, and in development, where nobody drew them before. */
const draws = import.meta.env.SSR || import.meta.env.DEV

const tractor: VehiculoDibujable = { vehiculo: 'Tractor', cantidad_ejes: 3 }
const semi: VehiculoDibujable = { vehiculo: 'Semirremolque', cantidad_ejes: 3, carroceria: 'Sider' }

/** As a small drawing has them; what is not here is a line. The styles of `Unidad` would bring its script along. */
const fills: Partial<Record<Paint, string>> = {
  body: 'var(--v-list)',
  cab: 'var(--v-list)',
  band: 'var(--v-list)',
  frame: 'var(--v-frame)',
  glass: 'var(--v-glass)',
  solid: 'var(--v-line)',
  tyre: 'var(--v-tyre)',
  hub: 'var(--v-hub)',
}

const Vehicle = ({ of }: { of: VehiculoDibujable }) => {
  const { shapes, length } = drawingOf(of)
  return (
    <svg
      aria-hidden
      viewBox={`${-margin} 0 ${length + 2 * margin} ${drawingHeight}`}
      fill="none"
      stroke="var(--v-line)"
      strokeWidth={2}
      strokeLinejoin="round"
    >
      {shapes
        .filter(([paint]) => paint !== 'detail')
        .map(([paint, path], i) => (
          <path
            key={i}
            d={path}
            fill={fills[paint]}
            stroke={paint === 'tyre' || paint === 'hub' ? 'none' : undefined}
          />
        ))}
    </svg>
  )
}

/**
 * A tractor and the semi that it left behind: nothing hangs on this link any more. As a page's road, it travels in the
 * prerendered page alone, and none of the drawing weighs in its script.
 */
export const Desenganchado = () =>
  draws ? (
    <div className={styles.apart}>
      <Vehicle of={tractor} />
      <i />
      <Vehicle of={semi} />
    </div>
  ) : (
    <div className={styles.apart} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  )
