import type { ComponentType, ReactNode } from 'react'
import type { NounsThatSay, TextKey } from '../texts/textos.ts'
import type { DataColumn } from '../table/column.ts'
import type { RowsHead } from '../table/listView.ts'
import type { Address, ListAddress, ListOperation, RowOf } from './address.ts'

/** What every list says of itself, beside the words of its columns and filters. */
interface ListTexts {
  titulo: string
  buscar: string
  cantidad_one: string
  cantidad_other: string
  vacio: { titulo: string; mensaje: string }
}

export type TextsOfLists = NounsThatSay<ListTexts>
/** Of a list that is a screen of its own. */
export type TextsOfScreens = NounsThatSay<ListTexts & { explicacion: string }>

/** One column: its id is the field that the list is ordered by, when it is one of those. */
export interface Column<Row> {
  id: string
  header: TextKey
  /** Nothing but a sign: see `DataColumn`. */
  sign?: boolean
  cell: (row: Row) => ReactNode
  sortable?: boolean
  /** Figures stand at the end. */
  align?: 'start' | 'end'
  width?: number | string
  /** Not shown until the person asks for it. */
  initiallyHidden?: boolean
  /** Its place in a phone's row: see `DataColumn`. */
  phone?: DataColumn<Row>['phone']
  /** Whether the row says it. A column that no row of the page says is not there: it would be empty, or a back office elsewhere may not know it. */
  known?: (row: Row) => boolean
}

/** What a list knows at a moment: what its address says, and what was answered for it. */
export interface ListState<Row> {
  address: Address
  /** What narrows or reorders the list starts it again at its first page. */
  change: (next: Address) => void
  /** Absent until the first answer. */
  rows: readonly Row[] | undefined
  /** Of all pages; unknown where a back office elsewhere does not count. */
  total: number | undefined
  error: Error | null
  retry: () => void
  /** Another page is on its way, while the one before still shows. */
  refreshing: boolean
  /** Whether the address leaves anything out, and how to leave nothing out. */
  narrowed: boolean
  widen: () => void
}

/** What a list shows of its records. All of what lists do alike is in `ListTable`. */
export interface ListLook<Row> {
  /** Its order and filters. */
  address: Pick<ListAddress<ListOperation>, 'order' | 'filters'>
  /** Names its columns' choice in this browser. */
  name: string
  texts: TextsOfLists
  columns: readonly Column<Row>[]
  rowId: (row: Row) => string
  /** How a row is called, in words. */
  rowLabel: (row: Row) => string
  rowHref?: (row: Row, address: Address) => string | undefined
  /** Of rows that come one after another and have something alike: what stands above them. */
  rowsHead?: (row: Row) => RowsHead
  icon?: ReactNode
  /** One line under the title; the noun's explanation where there is none. */
  Subtitle?: ComponentType
  /** What else is done from the head of the screen. */
  Actions?: ComponentType<Pick<ListState<Row>, 'rows' | 'address'>>
  /** The one thing that the screen is for: in its head, and where the list is empty there instead. */
  Primary?: ComponentType<Pick<ListState<Row>, 'rows' | 'address'>>
  /** Around the list while there is nothing in it at all: how to begin. */
  Beginning?: ComponentType<{ children: ReactNode }>
  /** Lower rows, for who reads lists all day. */
  dense?: boolean
  /** Filters that are no plain choice. */
  MoreFilters?: ComponentType<Pick<ListState<Row>, 'rows' | 'address' | 'change'>>
  /** What narrows it beside its plain choices, each to be dropped. */
  Chips?: ComponentType<Pick<ListState<Row>, 'rows' | 'address' | 'change'>>
  /** The switch to the same things in another way. */
  View?: ComponentType<Pick<ListState<Row>, 'address'>>
  /** What can be done with several rows at once; with it they can be chosen. */
  Chosen?: ComponentType<{ rows: readonly Row[]; clear: () => void }>
  /** Instead of the usual words, where it could not be read. */
  Failure?: ComponentType<Pick<ListState<Row>, 'retry' | 'change'> & { error: Error }>
  /** Instead of the usual words, where nothing was found. */
  Empty?: ComponentType<Pick<ListState<Row>, 'address' | 'change' | 'narrowed' | 'widen'>>
}

/** A list that is an operation's. */
export interface List<Name extends ListOperation> extends ListLook<RowOf<Name>> {
  address: ListAddress<Name>
}

export const list = <Name extends ListOperation, const Texts extends TextsOfLists>(
  own: List<Name> & { texts: Texts },
): List<Name> & { texts: Texts } => own
