import { OneRecord } from '@portal/ui/app/OneRecord.tsx'
import { prefetchOperation } from '@portal/ui/app/queries.ts'
import { createFileRoute } from '@tanstack/react-router'
import { CuentaDetail } from '../../../../cuentas/CuentaDetail.tsx'
import { CuentaSkeleton } from '../../../../cuentas/CuentaSkeleton.tsx'
import { PasosDeCuenta } from '../../../../porteria/PasosDeCuenta.tsx'
import { solapaOf } from '../../../../cuentas/solapaOf.ts'

export const Route = createFileRoute('/_sesion/cuentas/$cuentaid/')({
  // The list of the tab reads the rest.
  validateSearch: (search: Record<string, unknown>) => search,
  loader: ({ context, params }) => prefetchOperation(context.queryClient, 'DetailCuenta', params),
  component: Cuenta,
})

function Cuenta() {
  const solapa = solapaOf(Route.useSearch())
  return (
    <OneRecord of="DetailCuenta" input={Route.useParams()} skeleton={<CuentaSkeleton />}>
      {(cuenta) => (
        <CuentaDetail
          key={cuenta.cuentaid}
          cuenta={cuenta}
          solapa={solapa}
          porteria={<PasosDeCuenta cuentaid={cuenta.cuentaid} />}
        />
      )}
    </OneRecord>
  )
}
