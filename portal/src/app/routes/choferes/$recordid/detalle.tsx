import { OneRecord } from '@portal/ui/app/OneRecord.tsx'
import { prefetchOperation } from '@portal/ui/app/queries.ts'
import { lenient } from '@portal/ui/list/listSearch.ts'
import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { ChoferDetail } from '../../../choferes/ChoferDetail.tsx'
import { solapas } from '../../../choferes/solapas.ts'

export const Route = createFileRoute('/choferes/$recordid/detalle')({
  validateSearch: z.object({ solapa: lenient(z.enum(solapas)) }),
  loader: ({ context, params }) =>
    prefetchOperation(context.queryClient, 'DetailChofer', { choferid: params.recordid }),
  component: DetalleChofer,
})

function DetalleChofer() {
  const { recordid } = Route.useParams()
  const { solapa = 'datos' } = Route.useSearch()
  return (
    <OneRecord of="DetailChofer" input={{ choferid: recordid }} skeleton={640}>
      {(chofer) => <ChoferDetail chofer={chofer} solapa={solapa} />}
    </OneRecord>
  )
}
