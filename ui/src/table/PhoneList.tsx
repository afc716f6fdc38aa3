import { Fragment } from 'react'
import { Placeholder } from '../show/Placeholder.tsx'
import type { ListViewProps } from './listView.ts'
import { PhoneRow } from './PhoneRow.tsx'
import styles from './phoneRows.module.css'

/** What the table turns into on a phone: rows of two lines, nothing to drag sideways, the whole row to press. */
export const PhoneList = <Row extends object>({
  label,
  visible,
  rows,
  toDraw,
  skeletonRows,
}: ListViewProps<Row>) => (
  <ul className={styles.rows} aria-label={label}>
    {Array.from({ length: skeletonRows }, (_, index) => (
      <li key={index}>
        <div>
          <Placeholder width="65%" />
          <span />
          <Placeholder width="85%" />
        </div>
      </li>
    ))}
    {rows.map(({ key, above, record, href }) => (
      <Fragment key={key}>
        {above && <li className={styles.above}>{above.head}</li>}
        <PhoneRow record={record} href={href} columns={visible} />
      </Fragment>
    ))}
    {toDraw > 0 && <li key={toDraw} aria-hidden style={{ minHeight: `calc(var(--row) * ${toDraw})` }} />}
  </ul>
)
