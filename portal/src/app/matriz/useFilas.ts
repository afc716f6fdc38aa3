import type { Answer, Request } from '@portal/contract'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { Fila } from './celda.ts'

/** Rows that are asked for at once. */
const pagesize = 50

const pageOf = (index: number) => Math.floor(index / pagesize) + 1

/** The rows of a matrix, a page whenever one of its rows comes in sight. What is asked may not be known yet. */
export const useFilas = (input: Request<'MatrizDocumentos'>, waits: boolean) => {
  const [sight, setSight] = useState({ first: 0, last: 0 })
  const query = useQuery({
    ...operationQuery('MatrizDocumentos', { ...input, page: 1, pagesize }),
    placeholderData: keepPreviousData,
    enabled: !waits,
  })
  const { data } = query
  // Where nobody says how many there are, those that came are all.
  const rowCount = data ? (data.total ?? data.records.length) : undefined

  const from = Math.max(2, pageOf(sight.first))
  const to = pageOf(Math.min(sight.last, (rowCount ?? 1) - 1))
  const pages = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
  const others = useQueries({
    queries: pages.map((page) => operationQuery('MatrizDocumentos', { ...input, page, pagesize })),
  })
  const byPage = new Map<number, Answer<'MatrizDocumentos'> | undefined>([
    [1, data],
    ...pages.map((page, index) => [page, others[index]?.data] as const),
  ])
  const failed = [query, ...others].find(({ error }) => error !== null)

  return {
    rowCount,
    tipos: data?.tipos,
    rowAt: (index: number): Fila | undefined => byPage.get(pageOf(index))?.records[index % pagesize],
    onShown: useCallback((first: number, last: number) => setSight({ first, last }), []),
    error: failed?.error,
    retry: () => [query, ...others].forEach((each) => each.error && void each.refetch()),
    refreshing: query.isPlaceholderData,
  }
}
