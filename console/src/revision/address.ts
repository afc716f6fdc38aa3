import { causas } from '@portal/contract/causas.ts'
import { CalendarDate, Id } from '@portal/contract/values.ts'
import { estadoDocumentoFilter, tipoRecursoFilter } from '@portal/parts/filters.ts'
import { listAddress } from '@portal/ui/list/address.ts'
import * as z from 'zod/mini'
import { withPlazo } from './plazo.ts'

export const revisionAddress = withPlazo(
  listAddress('ListRevision', {
    order: 'presentado ASC',
    filters: { estado: estadoDocumentoFilter, tiporecurso: tipoRecursoFilter },
    others: { tipodocumentoid: Id, cuentaid: Id, causa: z.enum(causas), decidido_desde: CalendarDate },
  }),
)
