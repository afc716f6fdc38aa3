import { ListScreen } from '@portal/ui/list/ListScreen.tsx'
import { listRoute } from '@portal/ui/list/address.ts'
import { createFileRoute } from '@tanstack/react-router'
import { dominiosAddress } from '../../dominios/address.ts'
import { dominiosList } from '../../dominios/list.tsx'
import { enLaElegida } from '../../operaciones/elegida.ts'

export const Route = createFileRoute('/dominios/')({
  beforeLoad: enLaElegida('operacionid'),
  ...listRoute(dominiosAddress),
  component: () => <ListScreen of={dominiosList} />,
})
