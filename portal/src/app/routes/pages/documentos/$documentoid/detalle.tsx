import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { lenient } from '@portal/ui/list/listSearch.ts'
import { Loaded } from '../../../../Loaded.tsx'
import { operationQuery, prefetchOperation } from '../../../../operationQuery.ts'
import { DocumentoDetail } from './-DocumentoDetail.tsx'

export const Route = createFileRoute('/pages/documentos/$documentoid/detalle')({
  validateSearch: z.object({
    /** The dialog to present it again is open. */
    presentar: lenient(z.literal('si')),
  }),
  loader: ({ context, params }) =>
    prefetchOperation(context.queryClient, 'DetailDocumento', { documentoid: params.documentoid }),
  component: DetalleDocumento,
})

function DetalleDocumento() {
  const { documentoid } = Route.useParams()
  const { presentar } = Route.useSearch()
  const navigate = Route.useNavigate()
  const query = useQuery(operationQuery('DetailDocumento', { documentoid }))
  return (
    <Loaded query={query} skeleton={<Skeleton variant="rounded" height={640} />}>
      {({ records: [documento] }) =>
        documento && (
          <DocumentoDetail
            documento={documento}
            presenting={presentar === 'si'}
            onPresenting={(open) => void navigate({ search: open ? { presentar: 'si' } : {}, replace: true })}
          />
        )
      }
    </Loaded>
  )
}
