import { OneRecord } from '@portal/ui/app/OneRecord.tsx'
import { prefetchOperation } from '@portal/ui/app/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { ChoferDetail } from '../../../choferes/ChoferDetail.tsx'
import { SolapaSearch } from '../../../recursos/solapas.ts'

export const Route = createFileRoute('/choferes/$recordid/detalle')({
  validateSearch: SolapaSearch,
  loader: ({ context, params }) =>
    prefetchOperation(context.queryClient, 'DetailChofer', { choferid: params.recordid }),
  component: DetalleChofer,
})

function DetalleChofer() {
  const { recordid } = Route.useParams()
  const { solapa } = Route.useSearch()
  return (
    <OneRecord of="DetailChofer" input={{ choferid: recordid }} skeleton={640}>
      {(chofer) => <ChoferDetail chofer={chofer} solapa={solapa} />}
    </OneRecord>
  )
}
