import { CalendarDate } from '@portal/contract/values.ts'
import { estadoCasillaFilter, tipoRecursoFilter } from '@portal/parts/filters.ts'
import { listAddress } from '@portal/ui/list/address.ts'
import * as z from 'zod/mini'

export const documentosAddress = (cuentaid: string) =>
  listAddress('ListDocumentosCuenta', {
    order: 'urgencia ASC',
    filters: { tiporecurso: tipoRecursoFilter, estado: estadoCasillaFilter },
    others: { vence_desde: CalendarDate, vence_hasta: CalendarDate, critico: z.literal('SI') },
    fixed: { cuentaid },
  })
