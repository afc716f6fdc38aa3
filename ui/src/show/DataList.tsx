import type { ReactNode } from 'react'
import styles from './data.module.css'

export interface Datum {
  label: string
  /** Nothing is shown as a dash. */
  value: ReactNode
}

/** What a record says, read-only: names and values in columns as wide as the screen allows. */
export const DataList = ({ data }: { data: readonly Datum[] }) => (
  <dl className={styles.columns}>
    {data.map(({ label, value }) => (
      <div className="slim" key={label}>
        <dt className="soft">{label}</dt>
        <dd className="medium breaks">
          {value === null || value === undefined || value === '' ? '—' : value}
        </dd>
      </div>
    ))}
  </dl>
)
