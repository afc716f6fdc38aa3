import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { Loaded } from '../../../Loaded.tsx'
import { operationQuery, prefetchOperation } from '../../../operationQuery.ts'
import { queueInput } from './-neighbours.ts'
import { RevisionDetail } from './-RevisionDetail.tsx'
import { QueueSearch } from './-revisionSearch.ts'
import { RevisionSkeleton } from './-RevisionSkeleton.tsx'
import type { LastDecision } from './-UltimaDecision.tsx'

export const Route = createFileRoute('/_sesion/revision/$documentoid')({
  validateSearch: QueueSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, params, deps }) => {
    prefetchOperation(queryClient, 'DetailRevision', params)
    prefetchOperation(queryClient, 'ListRevision', queueInput(deps))
  },
  component: Documento,
})

function Documento() {
  const params = Route.useParams()
  const queue = Route.useSearch()
  const query = useQuery(operationQuery('DetailRevision', params))
  // Outlives the document that it was taken on.
  const [last, setLast] = useState<LastDecision | null>(null)

  return (
    <Loaded query={query} skeleton={<RevisionSkeleton />}>
      {({ records: [revision] }) =>
        revision && <RevisionDetail revision={revision} queue={queue} last={last} onDecided={setLast} />
      }
    </Loaded>
  )
}
