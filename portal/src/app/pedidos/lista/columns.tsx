import type { Column } from '@portal/ui/list/list.ts'
import { AccionDePedido } from './AccionDePedido.tsx'
import { AQuien, Estado, Llego, Que, Termina } from './celdas.tsx'
import type { Pedido } from './pedido.ts'

export const columns: readonly Column<Pedido>[] = [
  {
    id: 'destinatario',
    header: 'pedidos.columnas.destinatario',
    sortable: true,
    width: 220,
    phone: 'title',
    cell: (pedido) => <AQuien pedido={pedido} />,
  },
  { id: 'que', header: 'pedidos.columnas.que', phone: 'reason', cell: (pedido) => <Que pedido={pedido} /> },
  {
    id: 'estado',
    header: 'pedidos.columnas.estado',
    width: 152,
    phone: 'chip',
    cell: (pedido) => <Estado pedido={pedido} />,
  },
  {
    id: 'llego',
    header: 'pedidos.columnas.llego',
    width: 160,
    cell: (pedido) => <Llego pedido={pedido} />,
  },
  {
    id: 'vence',
    header: 'pedidos.columnas.vence',
    sortable: true,
    width: 120,
    phone: 'days',
    cell: (pedido) => <Termina pedido={pedido} />,
  },
  {
    id: 'accion',
    header: 'pedidos.columnas.accion',
    align: 'end',
    width: 232,
    phone: 'aside',
    cell: (pedido) => <AccionDePedido pedido={pedido} />,
  },
]
