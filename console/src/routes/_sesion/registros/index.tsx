import { ListScreen } from '@portal/ui/list/ListScreen.tsx'
import { listRoute } from '@portal/ui/list/address.ts'
import { createFileRoute } from '@tanstack/react-router'
import { registrosAddress } from '../../../registros/address.ts'
import { registrosList } from '../../../registros/list.tsx'

export const Route = createFileRoute('/_sesion/registros/')({
  ...listRoute(registrosAddress),
  component: () => <ListScreen of={registrosList} />,
})
