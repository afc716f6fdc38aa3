import { EstadoCorreo } from '@portal/contract/correos.ts'
import { listAddress } from '@portal/ui/list/address.ts'
import { filter } from '@portal/ui/list/filter.ts'

export const correosAddress = listAddress('ListCorreos', {
  order: 'creado DESC',
  filters: {
    estado: filter({
      label: 'correos.columnas.estado',
      options: EstadoCorreo.options,
      texts: 'correoEstado',
      all: 'lista.todos',
    }),
  },
})
