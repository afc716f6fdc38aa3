import { list } from '@portal/ui/list/list.ts'
import { Send as AskIcon } from 'lucide-react'
import { pedidosAddress } from '../address.ts'
import { columns } from './columns.tsx'

export const pedidosList = list({
  address: pedidosAddress,
  name: 'pedidos',
  texts: 'pedidos',
  icon: <AskIcon />,
  rowId: ({ pedidoid }) => pedidoid,
  rowLabel: ({ destinatario }) => destinatario,
  columns,
})
