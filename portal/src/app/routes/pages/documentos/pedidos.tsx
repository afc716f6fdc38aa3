import { listRoute } from '@portal/ui/list/address.ts'
import { createFileRoute } from '@tanstack/react-router'
import { pedidosAddress } from '../../../pedidos/address.ts'
import { Pedidos } from '../../../pedidos/Pedidos.tsx'

export const Route = createFileRoute('/pages/documentos/pedidos')({
  ...listRoute(pedidosAddress),
  component: Pedidos,
})
