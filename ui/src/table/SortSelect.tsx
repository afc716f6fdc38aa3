import MenuItem from '@mui/material/MenuItem'
import MuiTextField from '@mui/material/TextField'
import { useTexts } from '../texts.ts'
import type { DataColumn, SortOrder } from './column.ts'

interface SortSelectProps<Row> {
  columns: readonly DataColumn<Row>[]
  sort: SortOrder
  onSort: (sort: SortOrder) => void
}

/** Cards have no headers to press, so their order is chosen here. */
export const SortSelect = <Row,>({ columns, sort, onSort }: SortSelectProps<Row>) => {
  const texts = useTexts()
  return (
    <MuiTextField
      select
      size="small"
      label={texts.sortBy}
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
            {header}, {texts.ascending}
          </MenuItem>,
          <MenuItem key={`${id} desc`} value={`${id} desc`}>
            {header}, {texts.descending}
          </MenuItem>,
        ])}
    </MuiTextField>
  )
}
