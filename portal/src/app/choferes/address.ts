import { aptitudFilter, estadoRecursoFilter } from '@portal/parts/filters.ts'
import { Id } from '@portal/contract/values.ts'
import { listAddress } from '@portal/ui/list/address.ts'
import * as z from 'zod/mini'

export const choferesAddress = listAddress('ListChoferes', {
  order: 'aptitud ASC',
  filters: { estado_cuenta: estadoRecursoFilter, aptitud: aptitudFilter },
  others: { marcado: z.literal('SI'), operacionid: Id },
})
