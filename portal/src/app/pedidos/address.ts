import { EstadoDePedido } from '@portal/contract/pedidos.ts'
import { listAddress } from '@portal/ui/list/address.ts'
import { filter } from '@portal/ui/list/filter.ts'
import * as z from 'zod/mini'

export const pedidosAddress = listAddress('ListPedidos', {
  order: 'vence ASC',
  filters: {
    estado: filter({
      label: 'recurso.columnas.estado',
      options: EstadoDePedido.options,
      texts: (estado) => `pedidos.estados.${estado as EstadoDePedido}`, // one of the options
      all: 'lista.todos',
    }),
  },
  others: { respuesta: z.enum(['nada', 'parte']) },
})
