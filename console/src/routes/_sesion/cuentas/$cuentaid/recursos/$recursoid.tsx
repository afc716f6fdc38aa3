import { OneRecord } from '@portal/ui/app/OneRecord.tsx'
import { prefetchOperation } from '@portal/ui/app/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { RecursoDetail } from '../../../../../cuentas/RecursoDetail.tsx'
import { solapaDeRecursoOf } from '../../../../../cuentas/solapaOf.ts'

export const Route = createFileRoute('/_sesion/cuentas/$cuentaid/recursos/$recursoid')({
  // The list of the tab reads the rest.
  validateSearch: (search: Record<string, unknown>) => search,
  loader: ({ context, params }) => prefetchOperation(context.queryClient, 'DetailRecursoCuenta', params),
  component: Recurso,
})

function Recurso() {
  const params = Route.useParams()
  const solapa = solapaDeRecursoOf(Route.useSearch())
  return (
    <OneRecord of="DetailRecursoCuenta" input={params} skeleton={640}>
      {(recurso) => (
        <RecursoDetail key={recurso.recursoid} cuentaid={params.cuentaid} recurso={recurso} solapa={solapa} />
      )}
    </OneRecord>
  )
}
