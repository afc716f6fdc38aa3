import type { Drawing } from './shapes.ts'
import styles from './vehiculos.module.css'

/** A vehicle's paths, inside a drawing. Small, a line as fine as a detail would only be grey. */
export const Paths = ({ of, small = false }: { of: Drawing; small?: boolean }) =>
  of.shapes
    .filter(([paint]) => !small || paint !== 'detail')
    .map(([paint, path], index) => <path key={index} className={styles[paint]} d={path} />)
