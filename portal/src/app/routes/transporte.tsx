import { OneRecord } from '@portal/ui/app/OneRecord.tsx'
import { prefetchOperation } from '@portal/ui/app/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { SolapaSearch } from '../recursos/solapas.ts'
import { TransporteDetail } from '../transporte/TransporteDetail.tsx'

export const Route = createFileRoute('/transporte')({
  validateSearch: SolapaSearch,
  loader: ({ context }) => prefetchOperation(context.queryClient, 'DetailTransporte', {}),
  component: Transporte,
})

function Transporte() {
  const { solapa } = Route.useSearch()
  return (
    <OneRecord of="DetailTransporte" input={{}} skeleton={640}>
      {(transporte) => <TransporteDetail transporte={transporte} solapa={solapa} />}
    </OneRecord>
  )
}
