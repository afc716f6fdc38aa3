import { ListFilter as FilterIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../app/useTexts.ts'
import { SearchBox } from './SearchBox.tsx'
import styles from './tools.module.css'

export interface ToolbarProps {
  search?: { value: string; onSearch: (search: string) => void; label?: string } | undefined
  filters: ReactNode
  /** How many of them narrow the list. */
  narrowing: number
  /** 'Hay 42 choferes' */
  count?: string | undefined
  /** Which columns show; absent where there are none. */
  columns?: ReactNode
  /** What is done from here, at the end of the row. */
  action?: ReactNode
  /** In what order; absent where the heads of the columns say it. */
  sort?: ReactNode
  /** The filters wait behind one button. */
  narrow: boolean
}

/** What can be asked of a list, in one row. */
export const Toolbar = ({
  search,
  filters,
  narrowing,
  count,
  columns,
  action,
  sort,
  narrow,
}: ToolbarProps) => {
  const t = useTexts()
  const [open, setOpen] = useState(false)
  if (!narrow) {
    return (
      <div className={styles.tools} data-print="hide">
        {search && <SearchBox {...search} />}
        {filters}
        <div className={styles.end}>
          <p role="status" className={styles.count}>
            {count}
          </p>
          {columns}
          {action}
        </div>
      </div>
    )
  }
  return (
    <div className={styles.tools} data-print="hide" data-open={open || undefined}>
      {search && <SearchBox {...search} />}
      <button type="button" className={styles.narrow} aria-expanded={open} onClick={() => setOpen(!open)}>
        <FilterIcon size={16} />
        {t('tabla.filtros')}
        {narrowing > 0 && <b>{narrowing}</b>}
      </button>
      {action}
      {open && (
        <div className={styles.panel}>
          {filters}
          {sort}
          <p role="status" className={styles.count}>
            {count}
          </p>
        </div>
      )}
    </div>
  )
}
