import { OneRecord } from '@portal/ui/app/OneRecord.tsx'
import { prefetchOperation } from '@portal/ui/app/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { DominioDetail } from '../../../dominios/DominioDetail.tsx'
import { SolapaSearch } from '../../../recursos/solapas.ts'

export const Route = createFileRoute('/dominios/$recordid/detalle')({
  validateSearch: SolapaSearch,
  loader: ({ context, params }) =>
    prefetchOperation(context.queryClient, 'DetailDominio', { dominioid: params.recordid }),
  component: DetalleDominio,
})

function DetalleDominio() {
  const { recordid } = Route.useParams()
  const { solapa } = Route.useSearch()
  return (
    <OneRecord of="DetailDominio" input={{ dominioid: recordid }} skeleton={640}>
      {(dominio) => <DominioDetail dominio={dominio} solapa={solapa} />}
    </OneRecord>
  )
}
