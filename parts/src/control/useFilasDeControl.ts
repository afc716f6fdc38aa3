import type { Request } from '@portal/contract'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { FilaDeControl } from './GrillaDeControl.tsx'

/** Rows that are asked for at once. */
const pagesize = 50

const pageOf = (index: number) => Math.floor(index / pagesize) + 1

interface Page {
  records: readonly FilaDeControl[]
  total?: number | undefined
}

/** The people of a month, a page whenever one of its rows comes in sight, and what is said of all of them. */
export const useFilasDeControl = <Name extends 'ControlesDelMes' | 'ControlDeCuenta'>(
  operation: Name,
  input: Omit<Request<Name>, 'page' | 'pagesize'>,
) => {
  const [sight, setSight] = useState({ first: 0, last: 0 })
  // Its page is one more field of what it takes.
  const queryOf = (page: number) => operationQuery(operation, { ...input, page, pagesize } as Request<Name>)
  const query = useQuery({ ...queryOf(1), placeholderData: keepPreviousData })
  // Either answers these, whatever else it says.
  const first = query.data as Page | undefined
  const rowCount = first === undefined ? 0 : (first.total ?? first.records.length)
  const from = Math.max(2, pageOf(sight.first))
  const to = pageOf(Math.min(sight.last, Math.max(0, rowCount - 1)))
  const pages = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
  const others = useQueries({ queries: pages.map(queryOf) })
  const recordsOf = (page: number): readonly FilaDeControl[] | undefined => {
    const data = page === 1 ? first : (others[pages.indexOf(page)]?.data as Page | undefined)
    return data?.records
  }
  return {
    mes: query.data,
    rowCount,
    rowAt: (index: number): FilaDeControl | undefined => recordsOf(pageOf(index))?.[index % pagesize],
    onShown: useCallback((first: number, last: number) => setSight({ first, last }), []),
    error: query.error,
    retry: () => void query.refetch(),
    refreshing: query.isPlaceholderData,
  }
}
