import { ListScreen } from '@portal/ui/list/ListScreen.tsx'
import { listRoute } from '@portal/ui/list/address.ts'
import { createFileRoute } from '@tanstack/react-router'
import { choferesAddress } from '../../choferes/address.ts'
import { choferesList } from '../../choferes/list.tsx'
import { enLaElegida } from '../../operaciones/elegida.ts'

export const Route = createFileRoute('/choferes/')({
  beforeLoad: enLaElegida('operacionid'),
  ...listRoute(choferesAddress),
  component: () => <ListScreen of={choferesList} />,
})
