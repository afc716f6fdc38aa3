import type { ReactNode } from 'react'
import { useTexts } from '../texts/useTexts.ts'
import { formatNumber } from '../show/format.ts'
import styles from './selectionBar.module.css'

/** What can be done with the chosen rows, at the foot of the list. */
export const SelectionBar = ({ count, children }: { count: number; children: ReactNode }) => {
  const t = useTexts()
  return (
    <div className={styles.selection} data-print="hide">
      <b role="status">{t('tabla.seleccionados', { count, n: formatNumber(count) })}</b>
      {children}
    </div>
  )
}
