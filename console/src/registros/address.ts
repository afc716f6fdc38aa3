import { EstadoRegistro } from '@portal/contract/registros.ts'
import { listAddress } from '@portal/ui/list/address.ts'
import { filter } from '@portal/ui/list/filter.ts'

/** Those that wait, oldest first, unless the address asks for others. */
export const waiting = 'pendiente'

export const registrosAddress = listAddress('ListRegistros', {
  order: 'createdtime ASC',
  filters: {
    estado: filter({
      label: 'recurso.columnas.estado',
      options: EstadoRegistro.options,
      texts: 'registrosEstado',
      initially: waiting,
      all: 'lista.todos',
    }),
  },
})
