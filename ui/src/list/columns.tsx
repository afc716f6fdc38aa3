import type { TextKey } from '../texts/textos.ts'
import { formatDateTime } from '../show/format.ts'
import type { Column } from './list.ts'

type Shown<Row> = Partial<Pick<Column<Row>, 'align' | 'initiallyHidden' | 'phone' | 'width'>>

/** A field as it is written, that the list can be ordered by. */
export const textColumn = <const Id extends string>(
  id: Id,
  header: TextKey,
  shown: Shown<unknown> = {},
): Column<{ [Field in Id]?: string | null }> => ({
  id,
  header,
  sortable: true,
  cell: ({ [id]: text }) => text ?? '—',
  known: ({ [id]: text }) => text !== undefined,
  ...shown,
})

/** When something was done, that the list can be ordered by. */
export const momentColumn = <const Id extends string>(
  id: Id,
  header: TextKey,
): Column<{ [Field in Id]?: string | null }> => ({
  id,
  header,
  sortable: true,
  cell: ({ [id]: moment }) => (moment ? formatDateTime(moment) : '—'),
  known: ({ [id]: moment }) => moment !== undefined,
})
