import { aptitudFilter, estadoRecursoFilter, tipoVehiculoFilter } from '@portal/parts/filters.ts'
import { listAddress } from '@portal/ui/list/address.ts'

export const dominiosAddress = listAddress('ListDominios', {
  order: 'aptitud ASC',
  filters: { estado_dominio: estadoRecursoFilter, tipo_vehiculo: tipoVehiculoFilter, aptitud: aptitudFilter },
})
