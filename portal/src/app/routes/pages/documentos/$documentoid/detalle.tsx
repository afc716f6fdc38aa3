import { OneRecord } from '@portal/ui/app/OneRecord.tsx'
import { prefetchOperation } from '@portal/ui/app/queries.ts'
import { lenient } from '@portal/ui/list/listSearch.ts'
import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { DocumentoDetail } from '../../../../documentos/DocumentoDetail.tsx'

export const Route = createFileRoute('/pages/documentos/$documentoid/detalle')({
  validateSearch: z.object({
    /** The dialog to present it again is open. */
    presentar: lenient(z.literal('si')),
  }),
  loader: ({ context, params }) => prefetchOperation(context.queryClient, 'DetailDocumento', params),
  component: DetalleDocumento,
})

function DetalleDocumento() {
  const params = Route.useParams()
  const { presentar } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <OneRecord of="DetailDocumento" input={params} skeleton={640}>
      {(documento) => (
        <DocumentoDetail
          documento={documento}
          presenting={presentar === 'si'}
          onPresenting={(open) => void navigate({ search: open ? { presentar: 'si' } : {}, replace: true })}
        />
      )}
    </OneRecord>
  )
}
