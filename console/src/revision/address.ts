import { Id } from '@portal/contract/values.ts'
import { estadoDocumentoFilter, tipoRecursoFilter } from '@portal/parts/filters.ts'
import { listAddress } from '@portal/ui/list/address.ts'
import { withPlazo } from './plazo.ts'

export const revisionAddress = withPlazo(
  listAddress('ListRevision', {
    order: 'presentado ASC',
    filters: { estado: estadoDocumentoFilter, tiporecurso: tipoRecursoFilter },
    others: { tipodocumentoid: Id, cuentaid: Id },
  }),
)
