import { OneRecord } from '@portal/ui/app/OneRecord.tsx'
import { prefetchOperation } from '@portal/ui/app/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { ImportarEnCuenta } from '../../../../importar/ImportarEnCuenta.tsx'

export const Route = createFileRoute('/_sesion/cuentas/$cuentaid/importar')({
  // The screen reads what its address says.
  validateSearch: (search: Record<string, unknown>) => search,
  loader: ({ context, params }) => prefetchOperation(context.queryClient, 'DetailCuenta', params),
  component: Importar,
})

function Importar() {
  const params = Route.useParams()
  return (
    <OneRecord of="DetailCuenta" input={params} skeleton={640}>
      {({ cuentaid, accountname }) => <ImportarEnCuenta cuentaid={cuentaid} accountname={accountname} />}
    </OneRecord>
  )
}
