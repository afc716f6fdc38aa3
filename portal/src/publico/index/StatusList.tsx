import { inicio } from '../mensajes/es/inicio.ts'
import styles from './StatusList.module.css'

const { estados } = inicio

const drawings = {
  pendiente: 'M7 4h10M7 20h10M8 4v3.5l4 4.5 4-4.500V4M8 20v-3.500l4-4.5 4 4.500V20',
  enRevision:
    'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9.500a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5',
  activo: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Zm-4 9.3 2.8 2.8 5.2-5.7',
  rechazado: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Zm-3 6 6 6m0-6-6 6',
  vencido: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Zm0 4.500V12l3.2 2.2',
  bloqueado: 'M6 10.500h12V20H6zM8.5 10.500V7.500a3.5 3.5 0 0 1 7 0v3',
} as const

const keys = Object.keys(drawings) as (keyof typeof drawings)[]

/** The six statuses as they look all over the product, each with what it means. */
export const StatusList = () => (
  <dl className={styles.list}>
    {keys.map((key) => {
      const [name, meaning] = estados[key]
      return (
        <div key={key}>
          <dt>
            <span className={styles.chip} data-status={key}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={drawings[key]} />
              </svg>
              {name}
            </span>
          </dt>
          <dd>{meaning}</dd>
        </div>
      )
    })}
  </dl>
)
