import { OneRecord } from '@portal/ui/app/OneRecord.tsx'
import { prefetchOperation } from '@portal/ui/app/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { OperacionDetail } from '../../../../operaciones/OperacionDetail.tsx'
import { OperacionSkeleton } from '../../../../operaciones/OperacionSkeleton.tsx'

/** A page of its own, and no panel of the catalogue. */
export const Route = createFileRoute('/_sesion/catalogo_/operaciones/$operacionid')({
  // The list of its carriers reads the rest.
  validateSearch: (search: Record<string, unknown>) => search,
  loader: ({ context, params }) => prefetchOperation(context.queryClient, 'DetailOperacion', params),
  component: Operacion,
})

function Operacion() {
  return (
    <OneRecord of="DetailOperacion" input={Route.useParams()} skeleton={<OperacionSkeleton />}>
      {(operacion) => <OperacionDetail key={operacion.operacionid} operacion={operacion} />}
    </OneRecord>
  )
}
