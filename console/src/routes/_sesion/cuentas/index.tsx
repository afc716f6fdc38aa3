import { ListScreen } from '@portal/ui/list/ListScreen.tsx'
import { listRoute } from '@portal/ui/list/address.ts'
import { createFileRoute } from '@tanstack/react-router'
import { cuentasAddress } from '../../../cuentas/address.ts'
import { cuentasList } from '../../../cuentas/list.tsx'

export const Route = createFileRoute('/_sesion/cuentas/')({
  ...listRoute(cuentasAddress),
  component: () => <ListScreen of={cuentasList} />,
})
