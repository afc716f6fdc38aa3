import { aptitudFilter, estadoRecursoFilter, tipoVehiculoFilter } from '@portal/parts/filters.ts'
import { Id } from '@portal/contract/values.ts'
import { listAddress } from '@portal/ui/list/address.ts'
import * as z from 'zod/mini'

export const dominiosAddress = listAddress('ListDominios', {
  order: 'aptitud ASC',
  filters: { estado_dominio: estadoRecursoFilter, tipo_vehiculo: tipoVehiculoFilter, aptitud: aptitudFilter },
  others: { marcado: z.literal('SI'), operacionid: Id },
})
