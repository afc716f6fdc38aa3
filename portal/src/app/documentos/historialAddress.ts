import { estadoHistorialFilter, tipoRecursoFilter } from '@portal/parts/filters.ts'
import { listAddress } from '@portal/ui/list/address.ts'

/** Oldest first, as the history was written, until the person asks otherwise. Its filters travel within one field. */
export const historialAddress = listAddress('ListRecDocHistorial', {
  order: 'createdtime ASC',
  filter: { tiporecurso: tipoRecursoFilter, estado: estadoHistorialFilter },
})
