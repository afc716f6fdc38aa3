import { Columns3 as ColumnsIcon } from 'lucide-react'
import { useTexts } from '../texts/useTexts.ts'
import { DropPanel } from '../controls/DropPanel.tsx'
import button from '../controls/button.module.css'
import styles from './columnsMenu.module.css'
import type { ListTable } from './useDataTable.ts'

/** Which columns show: this person's choice, kept in this browser. */
export const ColumnsMenu = <Row extends object>({ table }: { table: ListTable<Row> }) => {
  const t = useTexts()
  return (
    <DropPanel name={t('tabla.columnas')} icon={<ColumnsIcon />} className={button.icon} edge="end">
      <fieldset className={`grid ${styles.columns}`}>
        <legend>{t('tabla.columnas')}</legend>
        {table
          .getAllLeafColumns()
          .filter((column) => column.getCanHide())
          .map((column) => (
            <label className="row gap-8" key={column.id}>
              <input
                className="tick square-18"
                type="checkbox"
                checked={column.getIsVisible()}
                onChange={(event) => column.toggleVisibility(event.target.checked)}
              />
              {String(column.columnDef.header)}
            </label>
          ))}
      </fieldset>
    </DropPanel>
  )
}
