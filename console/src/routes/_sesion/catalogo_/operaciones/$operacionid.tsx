import { OneRecord } from '@portal/ui/app/OneRecord.tsx'
import { prefetchOperation } from '@portal/ui/app/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { OperacionDetail } from '../../../../operaciones/OperacionDetail.tsx'

export const Route = createFileRoute('/_sesion/catalogo_/operaciones/$operacionid')({
  loader: ({ context, params }) => prefetchOperation(context.queryClient, 'DetailOperacion', params),
  component: Operacion,
})

function Operacion() {
  return (
    <OneRecord of="DetailOperacion" input={Route.useParams()} skeleton={480}>
      {(operacion) => <OperacionDetail key={operacion.operacionid} operacion={operacion} />}
    </OneRecord>
  )
}
