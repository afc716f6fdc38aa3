import type { Hora } from './webhook.ts'
import styles from './webhooks.module.css'

/** What was sent hour by hour; hatched, what of it nobody received. Its figures stand beside it. */
export const Barras = ({ horas }: { horas: readonly Hora[] }) => {
  const most = Math.max(1, ...horas.map(({ llegaron, faltan }) => llegaron + faltan))
  return (
    <span className={`row off-phones ${styles.barras}`} aria-hidden>
      {horas.map(({ llegaron, faltan }, n) => (
        // Hours have no names of their own.
        <i key={n} style={{ blockSize: `${Math.round(((llegaron + faltan) / most) * 20) + 2}px` }}>
          {faltan > 0 && (
            <i data-missing style={{ blockSize: `${Math.round((faltan / (llegaron + faltan)) * 100)}%` }} />
          )}
        </i>
      ))}
    </span>
  )
}
