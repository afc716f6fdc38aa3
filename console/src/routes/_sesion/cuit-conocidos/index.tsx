import { listRoute } from '@portal/ui/list/address.ts'
import { createFileRoute } from '@tanstack/react-router'
import { cuitConocidosAddress } from '../../../cuitConocidos/address.ts'
import { CuitConocidos } from '../../../cuitConocidos/CuitConocidos.tsx'

export const Route = createFileRoute('/_sesion/cuit-conocidos/')({
  ...listRoute(cuitConocidosAddress),
  component: CuitConocidos,
})
