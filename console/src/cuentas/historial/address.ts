import { estadoHistorialFilter, tipoRecursoFilter } from '@portal/parts/filters.ts'
import { listAddress } from '@portal/ui/list/address.ts'

/** The newest first: whoever looks into it asks what happened last. Of one resource, or of all. */
export const historialAddress = (cuentaid: string, recursoid?: string) =>
  listAddress('ListHistorialCuenta', {
    order: 'createdtime DESC',
    ...(recursoid === undefined
      ? { filter: { tiporecurso: tipoRecursoFilter, estado: estadoHistorialFilter }, fixed: { cuentaid } }
      : { fixed: { cuentaid, filter: { recursoid } } }),
  })
