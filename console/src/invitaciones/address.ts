import { EstadoInvitacion } from '@portal/contract/invitaciones.ts'
import { listAddress } from '@portal/ui/list/address.ts'
import { filter } from '@portal/ui/list/filter.ts'

export const invitacionesAddress = listAddress('ListInvitaciones', {
  order: 'enviada DESC',
  filters: {
    estado: filter({
      label: 'invitaciones.columnas.estado',
      options: EstadoInvitacion.options,
      texts: 'invitacionesEstado',
      all: 'lista.todos',
    }),
  },
})
