import { useTexts } from '../texts/useTexts.ts'
import { ChoiceSelect } from './ChoiceSelect.tsx'
import type { DataColumn, SortOrder } from './column.ts'

interface SortSelectProps<Row> {
  columns: readonly DataColumn<Row>[]
  sort: SortOrder
  onSort: (sort: SortOrder) => void
}

/** A phone's rows have no heads to press, so their order is chosen here. */
export const SortSelect = <Row,>({ columns, sort, onSort }: SortSelectProps<Row>) => {
  const t = useTexts()
  return (
    <ChoiceSelect
      label={t('tabla.ordenarPor')}
      value={`${sort.column} ${sort.direction}`}
      options={columns
        .filter(({ sortable }) => sortable)
        .flatMap(({ id, header }) => [
          { value: `${id} asc`, label: `${header}, ${t('tabla.ascendente')}` },
          { value: `${id} desc`, label: `${header}, ${t('tabla.descendente')}` },
        ])}
      onChange={(next) => {
        const [column = sort.column, direction] = next.split(' ')
        onSort({ column, direction: direction === 'desc' ? 'desc' : 'asc' })
      }}
    />
  )
}
