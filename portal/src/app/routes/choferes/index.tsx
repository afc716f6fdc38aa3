import { listRoute } from '@portal/ui/list/address.ts'
import { createFileRoute } from '@tanstack/react-router'
import { choferesAddress } from '../../choferes/address.ts'
import { Choferes } from '../../choferes/Choferes.tsx'
import { enLaElegida } from '../../operaciones/elegida.ts'
import { enLaUnica } from '../../operaciones/useEnLaUnica.ts'

export const Route = createFileRoute('/choferes/')({
  beforeLoad: enLaElegida('operacionid'),
  ...listRoute(choferesAddress, enLaUnica),
  component: Choferes,
})
