import { ListScreen } from '@portal/ui/list/ListScreen.tsx'
import { listRoute } from '@portal/ui/list/address.ts'
import { createFileRoute } from '@tanstack/react-router'
import { historialAddress } from '../../historial/address.ts'
import { historialList } from '../../historial/list.tsx'

export const Route = createFileRoute('/pages/documentoshistorial')({
  ...listRoute(historialAddress),
  component: () => <ListScreen of={historialList} />,
})
