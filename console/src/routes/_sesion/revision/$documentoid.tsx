import { OneRecord } from '@portal/ui/app/OneRecord.tsx'
import { prefetchOperation } from '@portal/ui/app/queries.ts'
import { useAddress } from '@portal/ui/list/useAddress.ts'
import { createFileRoute } from '@tanstack/react-router'
import { revisionAddress } from '../../../revision/address.ts'
import { queueOf } from '../../../revision/queue.ts'
import { queueInput } from '../../../revision/neighbours.ts'
import { RevisionDetail } from '../../../revision/RevisionDetail.tsx'
import { RevisionSkeleton } from '../../../revision/RevisionSkeleton.tsx'

export const Route = createFileRoute('/_sesion/revision/$documentoid')({
  validateSearch: (search: Record<string, unknown>) => queueOf(revisionAddress.read(search)),
  loaderDeps: ({ search }) => queueOf(revisionAddress.read(search)),
  loader: ({ context: { queryClient }, params, deps }) => {
    prefetchOperation(queryClient, 'DetailRevision', params)
    prefetchOperation(queryClient, 'ListRevision', queueInput(deps))
  },
  component: Documento,
})

function Documento() {
  const [address] = useAddress(revisionAddress.read)
  return (
    <OneRecord of="DetailRevision" input={Route.useParams()} skeleton={<RevisionSkeleton />}>
      {(revision) => <RevisionDetail revision={revision} queue={queueOf(address)} />}
    </OneRecord>
  )
}
