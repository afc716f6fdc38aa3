import type { ReactNode } from 'react'
import styles from './barras.module.css'

export interface Barra {
  key: string
  /** From the foot up, the first of them dark. */
  parts: readonly number[]
  /** Drawn in the dark tint as a whole: what is near. */
  strong?: boolean
  /** Under it; nothing where there is no room for every one. */
  under?: ReactNode
  /** Read aloud in the place of all that is drawn. */
  label: string
}

/** Pixels, of the tallest bar. */
const tallest = 128

/** Standing bars, each with its figure. What has nothing keeps its place. */
export const Barras = ({ bars, label }: { bars: readonly Barra[]; label: string }) => {
  const sum = ({ parts }: Barra) => parts.reduce((total, part) => total + part, 0)
  const most = Math.max(1, ...bars.map(sum))
  return (
    <ul aria-label={label} className={styles.bars}>
      {bars.map((bar) => (
        <li className="grow slim" key={bar.key} aria-label={bar.label} title={bar.label}>
          <div aria-hidden>
            {sum(bar) > 0 && <b className="block semibold digits">{sum(bar)}</b>}
            <span className={styles.parts} data-strong={bar.strong}>
              {bar.parts.map((part, index) => (
                <i key={index} style={{ height: Math.round((part / most) * tallest) }} />
              ))}
            </span>
            <span className={styles.under}>{bar.under}</span>
          </div>
        </li>
      ))}
    </ul>
  )
}
