import { useMemo } from 'react'
import { useTexts } from '../texts/useTexts.ts'
import type { DataColumn } from '../table/column.ts'
import type { Column } from './list.ts'

/** The columns with their heads in words, without those that no row says anything about. */
export const useColumns = <Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[] | undefined,
): DataColumn<Row>[] => {
  const t = useTexts()
  const unknown = columns
    .filter(({ known }) => known && rows && rows.length > 0 && !rows.some(known))
    .map(({ id }) => id)
    .join(' ')
  return useMemo(
    () =>
      columns
        .filter(({ id }) => !unknown.split(' ').includes(id))
        .map(({ header, ...column }) => ({ ...column, header: t(header) })),
    [columns, unknown, t],
  )
}
