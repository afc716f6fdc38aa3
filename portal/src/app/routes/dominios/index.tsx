import { listRoute } from '@portal/ui/list/address.ts'
import { createFileRoute } from '@tanstack/react-router'
import { dominiosAddress } from '../../dominios/address.ts'
import { Dominios } from '../../dominios/Dominios.tsx'
import { enLaElegida } from '../../operaciones/elegida.ts'
import { enLaUnica } from '../../operaciones/useEnLaUnica.ts'

export const Route = createFileRoute('/dominios/')({
  beforeLoad: enLaElegida('operacionid'),
  ...listRoute(dominiosAddress, enLaUnica),
  component: Dominios,
})
