import { Columns3 as ColumnsIcon } from 'lucide-react'
import { useId, useRef } from 'react'
import { useTexts } from '../app/useTexts.ts'
import styles from './columnsMenu.module.css'
import type { ListTable } from './useDataTable.ts'

const below = 4

/** Which columns show: this person's choice, kept in this browser. */
export const ColumnsMenu = <Row extends object>({ table }: { table: ListTable<Row> }) => {
  const t = useTexts()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.icon}
        title={t('tabla.columnas')}
        aria-label={t('tabla.columnas')}
        popoverTarget={id}
      >
        <ColumnsIcon />
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={t('tabla.columnas')}
        className={styles.columns}
        onBeforeToggle={(event) => {
          const box = button.current?.getBoundingClientRect()
          if (!box) return
          const rtl = document.documentElement.dir === 'rtl'
          event.currentTarget.style.insetBlockStart = `${box.bottom + below}px`
          event.currentTarget.style.insetInlineEnd = `${rtl ? box.left : window.innerWidth - box.right}px`
        }}
      >
        <fieldset>
          <legend>{t('tabla.columnas')}</legend>
          {table
            .getAllLeafColumns()
            .filter((column) => column.getCanHide())
            .map((column) => (
              <label key={column.id}>
                <input
                  type="checkbox"
                  checked={column.getIsVisible()}
                  onChange={(event) => column.toggleVisibility(event.target.checked)}
                />
                {String(column.columnDef.header)}
              </label>
            ))}
        </fieldset>
      </div>
    </>
  )
}
