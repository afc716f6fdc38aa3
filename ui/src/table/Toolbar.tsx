import { ListFilter as FilterIcon } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { useTexts } from '../texts/useTexts.ts'
import { DropPanel } from '../controls/DropPanel.tsx'
import { SearchBox } from './SearchBox.tsx'
import styles from './tools.module.css'

export interface ToolbarProps {
  search?: { value: string; onSearch: (search: string) => void; label?: string } | undefined
  /** What the list can be narrowed by; absent where there is nothing. */
  filters?: ReactNode
  /** What it is narrowed by, each to be dropped. */
  chips?: ReactNode
  /** 'Hay 42 choferes' */
  count?: string | undefined
  /** The same things looked at in another way. */
  view?: ReactNode
  /** Which columns show; absent where there are none. */
  columns?: ReactNode
  /** What is done from here, at the end of the row. */
  action?: ReactNode
  /** In what order; absent where the heads of the columns say it. */
  sort?: ReactNode
  /** There is no room beside one another. */
  narrow: boolean
}

/** What can be asked of a list, in one row: the filters wait behind one button, and those that are on stand beside it. */
export const Toolbar = ({
  search,
  filters,
  chips,
  count,
  view,
  columns,
  action,
  sort,
  narrow,
}: ToolbarProps) => {
  const t = useTexts()
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const icon = <FilterIcon size={16} />
  // What is dropped would take the focus with it.
  const on = (
    <div className={`cluster gap-8 if-any ${styles.chips}`} onClick={() => opener.current?.focus()}>
      {chips}
    </div>
  )
  const said = (
    <p role="status" className="to-end soft digits one-line">
      {count}
    </p>
  )
  if (!narrow) {
    return (
      <div className={styles.tools} data-print="hide">
        {search && <SearchBox {...search} />}
        {filters && (
          <DropPanel
            inWords
            name={t('tabla.filtros')}
            icon={icon}
            className="inline-row gap-8 rigid semibold petrol outlined rounded on-card pad-0-12 high-40"
            opener={opener}
            edge="start"
          >
            <div className={styles.fields}>{filters}</div>
          </DropPanel>
        )}
        {on}
        <div className={styles.end}>
          {said}
          {view}
          {columns}
          {action}
        </div>
      </div>
    )
  }
  return (
    <div className={styles.tools} data-print="hide">
      {search && <SearchBox {...search} />}
      <button
        ref={opener}
        type="button"
        className="inline-row gap-8 rigid semibold petrol outlined rounded on-card pad-0-12 high-40"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {icon}
        {t('tabla.filtros')}
      </button>
      {action}
      {on}
      {open && (
        <div className={styles.fields}>
          {filters}
          {sort}
          {view}
          {said}
        </div>
      )}
    </div>
  )
}
