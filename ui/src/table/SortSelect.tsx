import MenuItem from '@mui/material/MenuItem'
import MuiTextField from '@mui/material/TextField'
import { useTranslation } from 'react-i18next'
import type { DataColumn, SortOrder } from './column.ts'

interface SortSelectProps<Row> {
  columns: readonly DataColumn<Row>[]
  sort: SortOrder
  onSort: (sort: SortOrder) => void
}

/** Cards have no headers to press, so their order is chosen here. */
export const SortSelect = <Row,>({ columns, sort, onSort }: SortSelectProps<Row>) => {
  const { t } = useTranslation()
  return (
    <MuiTextField
      select
      size="small"
      label={t('tabla.ordenarPor')}
      value={`${sort.column} ${sort.direction}`}
      onChange={(event) => {
        const [column = sort.column, direction] = event.target.value.split(' ')
        onSort({ column, direction: direction === 'desc' ? 'desc' : 'asc' })
      }}
      sx={{ flex: '1 1 160px' }}
    >
      {columns
        .filter(({ sortable }) => sortable)
        .flatMap(({ id, header }) => [
          <MenuItem key={`${id} asc`} value={`${id} asc`}>
            {header}, {t('tabla.ascendente')}
          </MenuItem>,
          <MenuItem key={`${id} desc`} value={`${id} desc`}>
            {header}, {t('tabla.descendente')}
          </MenuItem>,
        ])}
    </MuiTextField>
  )
}
