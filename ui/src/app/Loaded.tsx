import { Refusal } from '@portal/contract'
import type { UseQueryResult } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ErrorState } from '../feedback/ErrorState.tsx'
import { Card } from '../show/Card.tsx'
import { NotFound } from './NotFound.tsx'

interface LoadedProps<Data> {
  query: UseQueryResult<Data>
  /** As large as what comes. */
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/** What a query brings, or the state it is in: on its way, failed, or looking for what is not there. */
export const Loaded = <Data,>({ query, skeleton, children }: LoadedProps<Data>) => {
  const { basepath } = useRouter()
  if (query.data !== undefined) return children(query.data)
  if (query.isPending) return skeleton
  if (query.error instanceof Refusal && query.error.is('RECORD_NOT_FOUND')) return <NotFound />
  return (
    <Card>
      <ErrorState error={query.error} home={basepath} onRetry={() => void query.refetch()} />
    </Card>
  )
}
