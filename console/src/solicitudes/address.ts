import { estadosDeSolicitud } from '@portal/contract/solicitudesDeDatos.ts'
import { listAddress } from '@portal/ui/list/address.ts'
import { filter } from '@portal/ui/list/filter.ts'

/** Those that wait, the first to end first. */
export const solicitudesAddress = listAddress('SolicitudesDeDatos', {
  order: 'vence ASC',
  filters: {
    estado: filter({
      label: 'solicitudes.columnas.estado',
      options: estadosDeSolicitud,
      texts: 'solicitudesEstado',
      initially: 'abierta',
      all: 'lista.todas',
    }),
  },
})
