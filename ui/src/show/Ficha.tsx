import styles from './data.module.css'
import type { Datum } from './DataList.tsx'

/** What a record says, a line for each thing: read down one column while the paper lies beside it. */
export const Ficha = ({ data }: { data: readonly Datum[] }) => (
  <dl className={styles.lines}>
    {data.map(({ label, value }) => (
      <div key={label}>
        <dt className="soft">{label}</dt>
        <dd className="medium breaks">
          {value === null || value === undefined || value === '' ? '—' : value}
        </dd>
      </div>
    ))}
  </dl>
)
