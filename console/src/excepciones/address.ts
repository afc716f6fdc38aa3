import { EstadoExcepcion } from '@portal/contract/excepciones.ts'
import { listAddress } from '@portal/ui/list/address.ts'
import { filter } from '@portal/ui/list/filter.ts'

/** Those in force, the first to end first. */
export const excepcionesAddress = listAddress('ListExcepciones', {
  order: 'hasta ASC',
  filters: {
    estado: filter({
      label: 'excepciones.columnas.estado',
      options: EstadoExcepcion.options,
      texts: 'excepcionesEstado',
      initially: 'vigente',
      all: 'lista.todas',
    }),
  },
})
